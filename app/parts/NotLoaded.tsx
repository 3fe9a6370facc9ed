import { useEffect, useTransition, type ReactNode } from 'react';
import { FlagBadge } from '../illustrations/FlagBadge';
import { useReturnFocus } from '../page/focus';
import { Heading } from './Heading';
import { pressable } from './pressable';
import { useOnline } from './useOnline';

interface NotLoadedProps {
  /** Decision D2: said only when a purchase was sent. */
  readonly purchaseSent?: boolean;
  readonly onTryAgain: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** I13: a part of the page could not be fetched. It is fetched again by a press, and by itself when the connection is back. */
export function NotLoaded({ purchaseSent = false, onTryAgain, children }: NotLoadedProps) {
  const [isTrying, startTrying] = useTransition();
  // In a transition these words stay until what was missing is there.
  const tryAgain = (): void => startTrying(onTryAgain);
  useOnline(tryAgain);
  const returnFocus = useReturnFocus();
  // The pressed button goes with these words.
  useEffect(() => returnFocus, [returnFocus]);
  return (
    <section className="screen">
      <div className="sheet step message" role="alert">
        <FlagBadge />
        <Heading>We could not load this page</Heading>
        <p>Your connection seems to be lost. Once it is back, this page goes on by itself.</p>
        <p className="quiet">Your answers are safe.</p>
        {purchaseSent && <p>Your order may already be on its way. Trying again does not charge you twice.</p>}
        {/* Without an icon: these words come with every first page, and icons would cost it 1.4 KiB. */}
        <button type="button" className="button" {...pressable(isTrying, tryAgain)}>{isTrying ? 'One moment' : 'Try again'}</button>
        {children}
      </div>
    </section>
  );
}
