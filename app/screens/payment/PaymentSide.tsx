import { CalendarDays, RotateCw } from 'lucide-react';
import { getPath, type Context } from '#engine';
import type { PaymentContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { chargedToday } from '../../parts/payments';
import { PricePanel } from '../../parts/PricePanel';
import { Skeleton } from '../../parts/Skeleton';
import { SubmitButton } from '../../parts/SubmitButton';
import { Totals } from '../../parts/Totals';
import { renewal } from '../renewal';
import type { PaymentView } from './paymentView';
import type { Refund } from './refund';

interface PaymentSideProps {
  readonly content: PaymentContent;
  readonly context: Context;
  readonly shown: PaymentView;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The price: the first of several payments, the total line by line (PY-010, PY-011), and a refund. */
export function PaymentSide({ content, context, shown, busy, onRetry }: PaymentSideProps) {
  const { payments, refund, totals, calculating, currency } = shown;
  const note = content.note && fill(content.note, context);
  const cadence = content.price?.cadence && getPath(context, content.price.cadence);
  const last = payments?.others ? `Total due, all ${payments.others.count + 1} payments` : content.totalLabel;
  return (
    <div className="checkout-total">
      {content.price && (
        <PricePanel payments={payments && { ...payments, title: chargedToday(payments) }} calculating={calculating}
          renews={renewal(content.renews, cadence, context)}>
          {!payments && !calculating && (
            <SubmitButton className="glow block" before={<RotateCw size={20} aria-hidden />} busy={busy} busyLabel="One moment"
              onPress={onRetry}>
              Try again
            </SubmitButton>
          )}
        </PricePanel>
      )}
      {refund && (
        <div className="sheet card">
          <h2>Refund</h2>
          <RefundTable refund={refund} />
        </div>
      )}
      {totals && (
        <div className="sheet card">
          <h2>Total</h2>
          {calculating ? <Skeleton /> : <Totals totals={totals} currency={currency} last={last} />}
          {note && <p className="note"><CalendarDays size={20} aria-hidden /><span>{note}</span></p>}
        </div>
      )}
    </div>
  );
}

/** PY-012: the refund of each card, then the total. */
function RefundTable({ refund: { lines, total } }: { readonly refund: Refund }) {
  return (
    <dl className="totals">
      {lines.map(({ label, amount }, index) => <div key={index}><dt>{label}</dt><dd>{amount}</dd></div>)}
      <div className="due"><dt>Total refund</dt><dd>{total}</dd></div>
    </dl>
  );
}
