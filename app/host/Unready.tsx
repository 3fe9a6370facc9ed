import type { FlowEvent, View } from '#engine';
import { fetchFailedAgain } from '#widgets/parts/failed';
import { BackButton } from '../parts/Actions';
import { NotLoaded } from '../parts/NotLoaded';

interface UnreadyProps {
  readonly back: View['back'];
  readonly send: (event: FlowEvent) => void;
}

/** The calls on entering a step failed, as a dialog has said: nothing of it can be shown, and they can be repeated. */
export function Unready({ back, send }: UnreadyProps) {
  // The step's screen may have failed together with its calls, and was never drawn: no error boundary has seen that.
  const tryAgain = (): void => {
    fetchFailedAgain();
    send({ type: 'REFRESH' });
  };
  return (
    <NotLoaded onTryAgain={tryAgain} below={back !== false && <BackButton busy={false} onBack={() => send({ type: 'BACK' })} />}>
      <p className="quiet">Your answers are safe. Please try again in a moment.</p>
    </NotLoaded>
  );
}
