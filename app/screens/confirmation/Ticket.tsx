import { Check, Hourglass, Printer } from 'lucide-react';
import { Contours } from '../../illustrations/Contours';
import { CopyButton } from '../../parts/CopyButton';
import { Heading } from '../../parts/Heading';
import { headline, isPending } from './status';

/** The policy as a ticket: what to keep, ready to copy or print (PY-027). A policy in review has no number yet (C-33). */
export function Ticket({ status, number, message }: { readonly status?: string; readonly number?: string; readonly message?: string }) {
  const print = <button type="button" className="button deep" onClick={() => globalThis.print()}>
    <Printer size={20} aria-hidden />Print
  </button>;
  return (
    <div className="ticket on-deep">
      <Contours rings={9} step={30} turn={2.2} />
      <div className="ticket-top">
        <span className="seal">
          {isPending(status) ? <Hourglass size={26} strokeWidth={2.5} aria-hidden /> : <Check size={30} strokeWidth={3} aria-hidden />}
        </span>
        <Heading>{headline(status)}</Heading>
        <p>{message || 'A confirmation has been sent to you.'}</p>
      </div>
      <div className="ticket-stub">
        {number && <p><span className="small">Plan #</span><strong className="price" data-copy="policy">{number}</strong></p>}
        <div className="ticket-actions">{number && <CopyButton text={number} of="policy" />}{print}</div>
      </div>
    </div>
  );
}
