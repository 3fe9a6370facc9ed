import { useId, type ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { stillNeeded } from './stillNeeded';
import { SubmitButton } from './SubmitButton';

interface ActionsProps {
  /** What they are about, where they stay and it changes. */
  readonly at?: string;
  /** Absent: no Back here. */
  readonly onBack?: () => void;
  /** RN-005: a Back that is seen and cannot be pressed. */
  readonly lockedBack?: boolean;
  readonly form: string;
  readonly missing: readonly string[];
  readonly busy: boolean;
  readonly next?: string;
  /** Another way on, beside Next. */
  readonly children?: ReactNode;
}

// The same elements at each drawing: nothing of them is drawn again with every letter.
const forward = <ArrowRight size={20} aria-hidden />;
const backward = <ArrowLeft size={20} aria-hidden />;

/** Back left, Next right, in that order in the document too; on a phone a bar at the lower edge. */
export function Actions({ at, onBack, lockedBack = false, form, missing, busy, next = 'Next', children }: ActionsProps) {
  const reasonId = useId();
  const reason = stillNeeded(missing);
  return (
    <div className="actions bar">
      {(onBack ?? lockedBack) && <BackButton onBack={onBack} />}
      {reason && <p className="needed" id={reasonId}>{reason}</p>}
      {children}
      <SubmitButton at={at} form={form} className="forward" reason={reason} reasonId={reasonId} busy={busy} busyLabel="One moment"
        after={forward}>{next}</SubmitButton>
    </div>
  );
}

/** The quiet way back, alone under wide pages; without a way it is locked. */
export function BackButton({ onBack }: { readonly onBack?: () => void }) {
  return <button type="button" className="button quiet" disabled={!onBack} onClick={onBack}>{backward}Back</button>;
}
