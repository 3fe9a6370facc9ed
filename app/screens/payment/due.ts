import type { PaymentAction } from '#flows/screenContent';
import { chargedToday, type Payments } from '../../parts/payments';
import type { Refund } from './refund';

interface Amounts {
  readonly payments?: Pick<Payments, 'title' | 'first' | 'others'>;
  readonly total: string;
  readonly totalLabel?: string;
  readonly refund?: Refund;
}

/** The amount beside the button: what is paid now, or the refund; undefined where no money moves (PY-013). */
export function dueOf(action: PaymentAction,
  { payments, total, totalLabel = 'Total due', refund }: Amounts): { readonly label: string; readonly amount: string } | undefined {
  if (action === 'no_change') return undefined;
  if (action === 'refund') return refund && { label: 'Total refund', amount: refund.total };
  return payments?.others ? { label: chargedToday(payments), amount: payments.first } : { label: totalLabel, amount: total };
}
