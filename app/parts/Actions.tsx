import { useId, type ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FlowEvent, Missing, View } from '#engine';
import { pressable } from './pressable';
import { stillNeeded } from './stillNeeded';
import { SubmitButton } from './SubmitButton';

interface BackProps {
  readonly view: Pick<View, 'back' | 'busy'>;
  readonly send: (event: FlowEvent) => void;
}
interface ActionsProps extends BackProps {
  /** Id of the question, where the buttons stay mounted from one question to the next. */
  readonly at?: string;
  /** RN-005: Back is shown and disabled. */
  readonly lockedBack?: boolean;
  readonly form: string;
  readonly missing: readonly Missing[];
  /** Another action beside Next. */
  readonly children?: ReactNode;
}

/** Back left, Next right, in that order in the document too; on a phone a bar at the lower edge. */
export function Actions({ at, view, send, lockedBack = false, form, missing, children }: ActionsProps) {
  const reasonId = useId();
  const reason = stillNeeded(missing);
  return (
    <div className="actions bar">
      {view.back === false ? lockedBack && <BackButton busy={view.busy} /> : <Back view={view} send={send} />}
      {reason && <p className="needed" id={reasonId}>{reason}</p>}
      {children}
      <SubmitButton at={at} form={form} className="forward" reason={reason} reasonId={reasonId} busy={view.busy} busyLabel="One moment"
        after={<ArrowRight size={20} aria-hidden />}>Next</SubmitButton>
    </div>
  );
}

/** Back alone, below a screen whose way on is elsewhere. */
export function BackRow({ view, send, className = '' }: BackProps & { readonly className?: string }) {
  return view.back !== false && <div className={`actions ${className}`}><Back view={view} send={send} /></div>;
}
const Back = ({ view: { busy }, send }: BackProps) => <BackButton busy={busy} onBack={() => send({ type: 'BACK' })} />;

/** The secondary Back button; disabled without `onBack`, and while a call runs. */
export function BackButton({ busy, onBack }: { readonly busy: boolean; readonly onBack?: () => void }) {
  return <button type="button" className="button quiet" disabled={!onBack} {...pressable(busy, onBack)}>
    <ArrowLeft size={20} aria-hidden />Back</button>;
}
