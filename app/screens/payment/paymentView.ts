import { getPath, type Missing, type View } from '#engine';
import type { PaymentContent, PaymentAction } from '#flows/screenContent';
import { money } from '#widgets/format/money';
import { stillNeeded } from '../../parts/stillNeeded';
import type { TotalsOf } from '../../parts/Totals';
import { currencyIn } from '../content';
import { paymentsAt } from '../price';
import { refundOf, type Refund } from './refund';
import { chargedToday, type Payments } from '../../parts/payments';

export type PaymentView = ReturnType<typeof paymentView>;

/** What the payment screen shows of prices, actions and errors. */
export function paymentView(content: PaymentContent, view: View) {
  const { action = 'charge', price, totalLabel } = content;
  const { context, busy, refreshing, fault } = view;
  const currency = currencyIn(context, content.currency);
  const payments = price && paymentsAt(price, view);
  const totals = content.totals === undefined ? undefined : (getPath(context, content.totals) as TotalsOf | undefined);
  const refund = action === 'refund' && content.refund !== undefined ? refundOf(getPath(context, content.refund), currency) : undefined;
  const calculating = refreshing ? content.calculating : undefined;
  const acknowledgment = acknowledgmentOf(content, view);
  const noPrice = price && !payments ? 'Still needed: a price' : undefined;
  const noRefund = action === 'refund' && !refund ? 'Still needed: the amount of the refund' : undefined;
  return {
    currency, payments, totals, refund, calculating, acknowledgment,
    locked: busy && !refreshing,
    hasSide: Boolean(totals ?? price ?? refund),
    due: dueOf(action, { payments, total: money(totals?.grandtotal, currency), totalLabel, refund }),
    labels: labelsOf(action, refund),
    /** Why the button cannot be pressed. */
    reason: calculating ?? noPrice ?? noRefund ?? stillNeeded(acknowledgment?.missing ?? view.missing),
    /** PY-021: the provider's words stay beside the card until the next edit or the next try. */
    cardError: fault?.code === 'card_error' ? (fault.message ?? 'Your card was not accepted.') : undefined,
  };
}

/** PY-017: the tick box is shown when the form asks for it. */
function acknowledgmentOf({ acknowledgment }: PaymentContent, { form, context, missing }: View) {
  const field = acknowledgment && form?.schema.properties?.[acknowledgment.save];
  if (!acknowledgment || field === undefined) return undefined;
  const { label, save } = acknowledgment;
  const checked = getPath(context, save) === true;
  const { word } = bracketed(label);
  return { label, checked,
    missing: checked || word === undefined ? missing : withWord(missing, typeof field === 'object' ? field.title : undefined, word) };
}

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

/** PY-014: what the button says, and while it runs. */
const labels: Readonly<Record<PaymentAction, { readonly press: string; readonly busy: string }>> = {
  charge: { press: 'Complete Your Order', busy: 'Completing your order' },
  no_change: { press: 'Confirm changes', busy: 'Confirming changes' },
  refund: { press: 'Refund', busy: 'Refunding' },
};
export const labelsOf = (action: PaymentAction, refund: Pick<Refund, 'total'> | undefined): (typeof labels)[PaymentAction] =>
  (action === 'refund' && refund ? { ...labels.refund, press: `Refund: ${refund.total}` } : labels[action]);

/** A label with its linked word in [brackets]: what stands before, the word, what stands after. */
export function bracketed(label: string): { readonly before: string; readonly word?: string; readonly after: string } {
  const { before, word, after } = /^(?<before>[^[]*)\[(?<word>[^\]]+)\](?<after>.*)$/su.exec(label)?.groups ?? {};
  return word === undefined ? { before: label, after: '' } : { before: before ?? '', word, after: after ?? '' };
}

/** The missing labels, with the acknowledgment once, by its linked word, and last as on the page. */
export const withWord = (missing: readonly Missing[], title: string | undefined, word: string): readonly Missing[] =>
  [...missing.filter((other) => other.title !== title), { title: word }];
