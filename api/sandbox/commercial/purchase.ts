import type { RequestOf } from '../../contracts/contract';
import type { purchase, PurchaseAnswer } from '../../contracts/commercial';
import type { Call, Deps } from '../http/call';
import { refuse } from '../http/refuse';
import { toCents, type Cents } from '../money';
import { buyOnce, sell } from '../purchase/once';
import { checkAge } from '../purchase/quotes';
import { textIn } from '../survey/answers';
import { checkStart } from './dates';
import { todayOf } from './details';
import { tierOf } from './plans';
import { priceOf } from './prices';
import { quotes, type Quote } from './quotes';
import { offeredState } from './states';

type Body = RequestOf<typeof purchase>;
const changed = (): never => refuse(422, 'price_changed', 'The price has changed. Select the plan again to see the new total.');

const agrees = ({ plan_id, grandtotal }: Quote, body: Body): boolean =>
  plan_id === body.plan_id && toCents(body.revenue) === grandtotal;

/** D17, S21: the last price of the quote, worked out anew, must be what the page shows, for the plan it shows. */
function checkedPrice(quote: Quote, body: Body, { clock }: Deps): Cents {
  const { plan_id, grandtotal, request: { rating_address, details } } = quote;
  if (typeof grandtotal !== 'number' || !agrees(quote, body)) return changed();
  const now = priceOf(tierOf(plan_id), offeredState(rating_address), details, todayOf(clock));
  return now && now.grandtotal === grandtotal ? now : changed();
}

/** The number of a pending policy is not sent (C-33). */
function answerFor(policy_number: string, status: string, { id, plan_id }: Quote): PurchaseAnswer {
  const ids = { account_id: `acc_${id.slice(-12)}`, agreement_id: `agr_${id.slice(-12)}` };
  return status === 'approved' ? { policy_number, ...ids, doc_url: `/documents/${plan_id}.pdf`, status } : { ...ids, status };
}

/** BO-029, BO-041, D1. */
export const buy = (call: Call<Body>): Promise<PurchaseAnswer> => buyOnce<Body, PurchaseAnswer, Quote>(call, {
  lock: quotes.lock, agrees,
  async issue(tx, sale) {
    const { body, quote, deps } = sale;
    const { details } = quote.request;
    checkAge(quote, deps.clock);
    checkStart(details.policy_effective_date, deps.clock);
    return sell(tx, sale, {
      line: 'commercial', prefix: 'BO', methodId: body.payment_method_id, currency: quote.currency,
      cents: checkedPrice(quote, body, deps).grandtotal,
      email: textIn(details['pni_email']) || body.email || null, lastName: details['pni_last_name'],
    }, (number, status) => answerFor(number, status, quote));
  },
});
