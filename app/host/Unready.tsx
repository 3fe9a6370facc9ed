import { useEffect } from 'react';
import { RotateCw } from 'lucide-react';
import type { FlowEvent, View } from '#engine';
import { fetchFailedAgain } from '#widgets/parts/failed';
import { FlagBadge } from '../illustrations/FlagBadge';
import { useReturnFocus } from '../page/focus';
import { BackButton } from '../parts/Actions';
import { Heading } from '../parts/Heading';
import { useOnline } from '../parts/useOnline';

interface UnreadyProps {
  readonly back: View['back'];
  readonly send: (event: FlowEvent) => void;
}

/** The calls on entering a step failed: nothing of it can be shown, and they can be repeated. */
export function Unready({ back, send }: UnreadyProps) {
  const returnFocus = useReturnFocus();
  // The pressed button goes with this page. A wait that is too short to be shown does not return the focus.
  useEffect(() => returnFocus, [returnFocus]);
  // The step's screen may have failed together with its calls, and was never drawn: no error boundary has seen that.
  const tryAgain = (): void => {
    fetchFailedAgain();
    send({ type: 'REFRESH' });
  };
  useOnline(tryAgain);
  return (
    <section className="screen">
      <div className="sheet step message">
        <FlagBadge />
        <Heading>We could not load this page</Heading>
        <p className="quiet">Your answers are safe. Please try again in a moment.</p>
        <button type="button" className="button" onClick={tryAgain}>
          <RotateCw size={20} aria-hidden />
          Try again
        </button>
        {back !== false && <BackButton busy={false} onBack={() => send({ type: 'BACK' })} />}
      </div>
    </section>
  );
}
