import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface Props {
  readonly children: ReactNode;
  readonly support?: string;
  readonly purchaseSent?: () => boolean;
  readonly onError?: (error: unknown) => void;
}

/** Shows the error page when anything inside it fails to draw (AS-013), and reports it once. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean; readonly words?: string }> {
  override state: { readonly failed: boolean; readonly words?: string } = { failed: false };
  static getDerivedStateFromError(error: unknown) {
    return { failed: true, words: String(error) };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }
  override render() {
    return this.state.failed ? <ErrorPage support={this.props.support} purchaseSent={this.props.purchaseSent?.()} words={import.meta.env.DEV ? this.state.words : undefined} /> : this.props.children;
  }
}
