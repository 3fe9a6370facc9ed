import { Component, type ReactNode } from 'react';
import { fetchFailedAgain } from '#widgets/parts/failed';
import { loadNewRelease } from '../page/newRelease';
import { ErrorPage } from './ErrorPage';

interface Props {
  readonly children: ReactNode;
  /** Key of the content: after an error another key is rendered again. */
  readonly at?: string;
  readonly support?: string;
  readonly purchaseSent?: () => boolean;
  readonly onError?: (error: unknown) => void;
}
interface State { readonly at?: string; readonly failed: boolean; readonly words?: string }

/** Shows the error page when rendering fails (AS-013), and reports the error once. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at };
  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { failed: false, at };
  }
  static getDerivedStateFromError(error: unknown) {
    return { failed: true, words: String(error) };
  }
  override componentDidCatch(error: unknown) {
    fetchFailedAgain();
    void loadNewRelease(window);
    this.props.onError?.(error);
  }
  override render() {
    return this.state.failed
      ? <ErrorPage support={this.props.support} purchaseSent={this.props.purchaseSent?.()}
      words={import.meta.env.DEV ? this.state.words : undefined} /> : this.props.children;
  }
}
