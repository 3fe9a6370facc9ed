import { useEffect, useEffectEvent, useTransition, type ReactNode } from 'react';
import { FlagBadge } from '../illustrations/FlagBadge';
import { connectionReturns } from '../page/connection';
import { useReturnFocus } from '../page/focus';
import { Heading } from './Heading';
import { pressable } from './pressable';

interface NotLoadedProps {
  /** Read out at once: no message has said so before. */
  readonly isAlert?: boolean;
  /** The title of a refusal, which another try does not change: in place of ours. */
  readonly refused?: string;
  readonly onTryAgain: () => void;
  /** Another way on, below the button. */
  readonly below?: ReactNode;
  /** What is said of it. */
  readonly children: ReactNode;
}

/** I13: a part of the page, or what it calls for, could not be fetched. It is, by a press, and by itself when the connection is back. */
export function NotLoaded({ isAlert = false, refused, onTryAgain, below, children }: NotLoadedProps) {
  const [isTrying, startTrying] = useTransition();
  // In a transition these words stay until what was missing is there.
  const tryAgain = (): void => startTrying(onTryAgain);
  const returned = useEffectEvent(tryAgain);
  useEffect(() => {
    const gone = new AbortController();
    const wait = async (): Promise<void> => {
      while (!gone.signal.aborted) {
        await connectionReturns(window, gone.signal);
        if (!gone.signal.aborted) returned();
      }
    };
    void wait();
    return () => gone.abort();
  }, []);
  const returnFocus = useReturnFocus();
  // These words come in the place of what may have had the focus already: a question, whose list is lost. The pressed button goes with
  // them. A wait that is too short to be shown does not return the focus.
  useEffect(() => {
    returnFocus();
    return returnFocus;
  }, [returnFocus]);
  return (
    <section className="screen">
      <div className="sheet step message" role={isAlert ? 'alert' : undefined}>
        <FlagBadge />
        <Heading>{refused ?? 'We could not load this page'}</Heading>
        {children}
        {/* Without an icon: these words come with every first page, and icons would cost it 1.4 KiB. */}
        <button type="button" className={refused === undefined ? 'button' : 'button line'} {...pressable(isTrying, tryAgain)}>
          {isTrying ? 'One moment' : 'Try again'}
        </button>
        {below}
      </div>
    </section>
  );
}
