import type { ReactNode, Ref } from 'react';
import { CalendarSync, ShieldCheck } from 'lucide-react';
import { Contours } from '../illustrations/Contours';
import type { Payments } from './payments';

interface PricePanelProps {
  /** Absent: there is no price. */
  readonly payments?: Payments;
  /** The text while the price is calculated; the old price is hidden. */
  readonly calculating?: string;
  readonly renews?: string;
  readonly note?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  /** Id of the status text, for the button that it describes. */
  readonly statusId?: string;
  /** The button: Next or Try again. */
  readonly children?: ReactNode;
}

function Amounts({ payments: { title, first, others }, renews }: { readonly payments: Payments; readonly renews?: string }) {
  return (
    <>
      <p className="price-title">{title}</p>
      <p className="price price-first">{first}</p>
      {others && (
        <div className="price-more">
          <p>{others.summary}</p> <p className="price-each">{`${others.each} ${others.per}`}</p>
          <p className="price-fees">(Billing Fees Included)</p>
        </div>
      )}
      {renews && <p className="price-more price-renews"><CalendarSync size={20} aria-hidden /><span>{renews}</span></p>}
    </>
  );
}

/** PY-002, PY-003: the first payment, what follows, and a button. Announced on change (WCAG 4.1.3). */
export function PricePanel({ payments, calculating, renews, note, className = '', ref, statusId, children }: PricePanelProps) {
  return (
    <section className={`price-panel on-deep ${className}`} aria-label="Price" ref={ref}>
      <Contours rings={9} step={24} turn={2.4} />
      <div className="price-body">
        <div role="status" id={statusId} className="price-said">
          {calculating && <><span className="price-shine" aria-hidden="true"><i /><i /></span>
            <p className="price-more">{calculating}</p></>}
          {!calculating && payments && <Amounts payments={payments} renews={renews} />}
          {!calculating && !payments
            && <><p className="price-title">No price yet</p>
            <p>We could not calculate a price for these choices. Try again, or change your choices.</p></>}
        </div>
        {children}
      </div>
      {note && <p className="price-foot"><ShieldCheck size={18} aria-hidden /><span>{note}</span></p>}
    </section>
  );
}
