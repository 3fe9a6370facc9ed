import { useId, type ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { pressable } from './pressable';
import { stillNeeded } from './stillNeeded';
import { SubmitButton } from './SubmitButton';

interface ActionsProps {
  /** Id of the question, where the buttons stay mounted from one question to the next. */
  readonly at?: string;
  /** Absent: no Back button. */
  readonly onBack?: () => void;
  /** RN-005: Back is shown and disabled. */
  readonly lockedBack?: boolean;
  readonly form: string;
  readonly missing: readonly string[];
  readonly busy: boolean;
  readonly next?: string;
  /** Another action beside Next. */
  readonly children?: ReactNode;
}

/** Back left, Next right, in that order in the document too; on a phone a bar at the lower edge. */
export function Actions({ at, onBack, lockedBack = false, form, missing, busy, next = 'Next', children }: ActionsProps) {
  const reasonId = useId();
  const reason = stillNeeded(missing);
  return (
    <div className="actions bar">
      {(onBack ?? lockedBack) && <BackButton busy={busy} onBack={onBack} />}
      {reason && <p className="needed" id={reasonId}>{reason}</p>}
      {children}
      <SubmitButton at={at} form={form} className="forward" reason={reason} reasonId={reasonId} busy={busy} busyLabel="One moment"
        after={<ArrowRight size={20} aria-hidden />}>{next}</SubmitButton>
    </div>
  );
}

/** The secondary Back button; disabled without `onBack`, and while a call runs. */
export function BackButton({ busy, onBack }: { readonly busy: boolean; readonly onBack?: () => void }) {
  return <button type="button" className="button quiet" disabled={!onBack} {...pressable(busy, onBack)}>
    <ArrowLeft size={20} aria-hidden />Back</button>;
}
