import { CalendarDays, RotateCw } from 'lucide-react';
import { getPath, type Context } from '#engine';
import type { PaymentContent } from '#flows/types';
import { fill } from '#widgets/format/fill';
import type { Payments } from '../../parts/payments';
import { PricePanel } from '../../parts/PricePanel';
import { Skeleton } from '../../parts/Skeleton';
import { SubmitButton } from '../../parts/SubmitButton';
import { Totals } from '../../parts/Totals';
import type { TotalsOf } from '../../parts/totalLines';
import { textAt } from '../content';
import { renewal } from '../renewal';
import type { Refund } from './refund';
import { RefundTable } from './RefundTable';

interface PaymentSideProps {
  readonly content: PaymentContent;
  readonly context: Context;
  readonly payments?: Payments;
  readonly refund?: Refund;
  readonly calculating?: string;
  readonly busy: boolean;
  readonly saidId: string;
  readonly onAgain: () => void;
}

/** What it costs: with several payments what is paid first, then the sum line by line (PY-010, PY-011); and what comes back. */
export function PaymentSide({ content, context, payments, refund, calculating, busy, saidId, onAgain }: PaymentSideProps) {
  const totals = content.totals === undefined ? undefined : (getPath(context, content.totals) as TotalsOf | undefined);
  const note = content.note && fill(content.note, context);
  const code = content.price?.cadence && getPath(context, content.price.cadence);
  const per = payments?.others && { price: payments.others.amount, cycle: payments.cadence?.cycle };
  return (
    <div className="checkout-total">
      {content.price && (
        <PricePanel payments={payments} calculating={calculating} saidId={saidId} renews={renewal(content.renews, code, context)}>
          {!payments && !calculating && <SubmitButton className="glow block" before={<RotateCw size={20} aria-hidden />} busy={busy} busyLabel="One moment" onPress={onAgain}>Try again</SubmitButton>}
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
          {calculating ? <Skeleton /> : <Totals totals={totals} currency={textAt(context, content.currency)} per={per} last={content.totalLabel} />}
          {note && <p className="note"><CalendarDays size={20} aria-hidden />{note}</p>}
        </div>
      )}
    </div>
  );
}
