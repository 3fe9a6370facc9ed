import { useId } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { stillNeeded } from './stillNeeded';
import { SubmitButton } from './SubmitButton';

interface ActionsProps {
  /** Absent: no Back here. */
  readonly onBack?: () => void;
  readonly form: string;
  readonly missing: readonly string[];
  readonly busy: boolean;
  readonly next?: string;
}

/** Back left, Next right, in that order in the document too; on a phone a bar at the lower edge. */
export function Actions({ onBack, form, missing, busy, next = 'Next' }: ActionsProps) {
  const reasonId = useId();
  const reason = stillNeeded(missing);
  return (
    <div className="actions bar">
      {onBack && <BackButton onBack={onBack} />}
      {reason && <p className="needed" id={reasonId}>{reason}</p>}
      <SubmitButton form={form} className="forward" reason={reason} reasonId={reasonId} busy={busy} busyLabel="One moment" after={<ArrowRight size={20} aria-hidden />}>{next}</SubmitButton>
    </div>
  );
}

/** The quiet way back, alone under wide pages. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return <button type="button" className="button quiet" onClick={onBack}><ArrowLeft size={20} aria-hidden />Back</button>;
}
