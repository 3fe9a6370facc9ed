import type { ReactNode, Ref } from 'react';
import { CalendarSync, ShieldCheck } from 'lucide-react';
import { Contours } from '../illustrations/Contours';
import type { Payments } from './payments';

interface PricePanelProps {
  /** Absent: the price could not be worked out. */
  readonly payments?: Payments;
  /** The sentence while it is worked out; the old price is not shown meanwhile. */
  readonly calculating?: string;
  readonly renews?: string;
  readonly note?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  /** Id of what is said, for the button that must wait for it. */
  readonly saidId?: string;
  /** The button: on, or again. */
  readonly children?: ReactNode;
}

function Amounts({ payments: { title, first, others }, renews }: { readonly payments: Payments; readonly renews?: string }) {
  return (
    <>
      <p className="price-title">{title}</p>
      <p className="price price-first">{first}</p>
      {others && (
        <div className="price-more">
          <p>{others.said}</p> <p className="price-each">{others.each} {others.per}</p>
          <p className="price-fees">(Billing Fees Included)</p>
        </div>
      )}
      {renews && <p className="price-more price-renews"><CalendarSync size={20} aria-hidden />{renews}</p>}
    </>
  );
}

/** PY-002, PY-003: what is paid first, what follows, and the way on. Said anew whenever it changes (WCAG 4.1.3). */
export function PricePanel({ payments, calculating, renews, note, className = '', ref, saidId, children }: PricePanelProps) {
  return (
    <section className={`price-panel on-deep ${className}`} aria-label="Price" ref={ref}>
      <Contours rings={9} step={24} turn={2.4} />
      <div className="price-body">
        <div role="status" id={saidId} className="price-said">
          {calculating && <><span className="price-shine" aria-hidden="true"><i /><i /></span>
            <p className="price-more">{calculating}</p></>}
          {!calculating && payments && <Amounts payments={payments} renews={renews} />}
          {!calculating && !payments
            && <><p className="price-title">No price yet</p>
            <p>The price could not be worked out with these choices. Try again, or choose differently.</p></>}
        </div>
        {children}
      </div>
      {note && <p className="price-foot"><ShieldCheck size={18} aria-hidden />{note}</p>}
    </section>
  );
}
