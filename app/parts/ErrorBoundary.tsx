import { Component, type ReactNode } from 'react';
import { fetchFailedAgain } from '#widgets/parts/failed';
import { isMissedPart, loadNewRelease, loadPageAgain } from '../page/newRelease';
import { ErrorPage } from './ErrorPage';
import { NotLoaded } from './NotLoaded';

interface Props {
  readonly children: ReactNode;
  /** Key of the content: after an error another key is rendered again. */
  readonly at?: string;
  readonly support?: string;
  /** Decision D2: said only when a purchase was sent. */
  readonly purchaseSent?: boolean;
  /** Below the words for a part that could not be fetched. */
  readonly belowNotLoaded?: ReactNode;
  /** What else is to be tried again by the same press. */
  readonly onTryAgain?: () => void;
  readonly onError?: (error: unknown) => void;
}
interface State {
  readonly at?: string;
  readonly failed?: 'crashed' | 'notLoaded';
  readonly words?: string;
  /** What could not be fetched was tried again. */
  readonly tried: boolean;
}

/** Shows the error page when rendering fails (AS-013), or that a part could not be fetched (I13), and reports the error once. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { tried: false, at: this.props.at };
  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { failed: undefined, tried: false, at };
  }
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: isMissedPart(error) ? 'notLoaded' : 'crashed', words: String(error) };
  }
  override componentDidCatch(error: unknown) {
    fetchFailedAgain();
    void (this.state.tried && isMissedPart(error) ? loadPageAgain(window) : loadNewRelease(window));
    this.props.onError?.(error);
  }
  private readonly tryAgain = (): void => {
    this.props.onTryAgain?.();
    this.setState({ failed: undefined, tried: true });
  };
  override render() {
    const { children, support, purchaseSent, belowNotLoaded } = this.props;
    const { failed, words } = this.state;
    if (failed === 'notLoaded') {
      return (
        <NotLoaded isAlert onTryAgain={this.tryAgain} below={belowNotLoaded}>
          <p>Your connection seems to be lost. Once it is back, this page goes on by itself.</p>
          <p className="quiet">Your answers are safe.</p>
          {purchaseSent && <p>Your order may already be on its way. Trying again does not charge you twice.</p>}
        </NotLoaded>
      );
    }
    if (failed) return <ErrorPage support={support} purchaseSent={purchaseSent} words={import.meta.env.DEV ? words : undefined} />;
    return children;
  }
}
