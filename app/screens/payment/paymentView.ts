import { getPath, type View } from '#engine';
import type { PaymentContent } from '#flows/screenContent';
import { money } from '#widgets/format/money';
import { stillNeeded } from '../../parts/stillNeeded';
import type { TotalsOf } from '../../parts/totalLines';
import { textAt } from '../content';
import { paymentsAt } from '../price';
import { dueOf } from './due';
import { bracketed, payBusy, payLabel, withWord } from './payAction';
import { refundOf } from './refund';

export type PaymentView = ReturnType<typeof paymentView>;

/** What the payment screen shows of prices, actions and errors. */
export function paymentView(content: PaymentContent, view: View) {
  const { action = 'charge', price, totalLabel } = content;
  const { context, busy, refreshing, fault } = view;
  const currency = textAt(context, content.currency);
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
    labels: { press: payLabel(action, refund?.total ?? ''), busy: payBusy(action) },
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
