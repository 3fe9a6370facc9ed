import { Suspense, useState } from 'react';
import type { CallFault, FlowDefinition, FlowEvent, View } from '#engine';
import { fetchFailedAgain } from '#widgets/parts/failed';
import { refused } from '../modals/ModalHost';
import type { RefusedProps } from '../modals/FaultModal';
import { BackButton } from '../parts/Actions';
import { NotLoaded } from '../parts/NotLoaded';

interface UnreadyProps extends Pick<RefusedProps, 'of'> {
  readonly flow: FlowDefinition;
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
}

/** The calls on entering a step failed, as a dialog has said: nothing of it can be shown, and they can be repeated. */
export function Unready({ flow, view, of, send }: UnreadyProps) {
  const fault = useLast(view.fault);
  // The step's screen may have failed together with its calls, and was never drawn: no error boundary has seen that.
  const onTryAgain = (): void => {
    fetchFailedAgain();
    send({ type: 'REFRESH' });
  };
  const below = view.back !== false && <BackButton busy={false} onBack={() => send({ type: 'BACK' })} />;
  const otherwise = (
    <NotLoaded onTryAgain={onTryAgain} below={below}>
      <p className="quiet">Your answers are safe. Please try again in a moment.</p>
    </NotLoaded>
  );
  if (!fault) return otherwise;
  // The words come with the dialog: meanwhile this component, which remembers the fault, stays.
  return (
    <Suspense fallback={null}>
      <refused.Part fault={fault} of={of} asked={{ flow, context: view.context }} {...{ onTryAgain, below, otherwise }} />
    </Suspense>
  );
}

/** The last fault that was told: the view forgets it when its dialog is closed. */
function useLast(fault: CallFault | undefined): CallFault | undefined {
  const [last, setLast] = useState(fault);
  if (fault && fault !== last) setLast(fault);
  return fault ?? last;
}
