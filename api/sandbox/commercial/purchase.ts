import type { purchase, PurchaseAnswer } from '../../contracts/commercial';
import type { Call, Deps } from '../http/call';
import { refuse } from '../http/refuse';
import { toCents, type Cents } from '../money';
import { authorizeCharge, charge } from '../payment/charges';
import { buyOnce, newPolicyNumber } from '../purchase/once';
import { checkAge } from '../purchase/quotes';
import { textIn } from './answers';
import { checkStart } from './dates';
import { todayOf } from './details';
import { tierOf } from './plans';
import { priceOf } from './prices';
import { quotes, type Quote } from './quotes';
import { offeredState } from './states';

type Body = NonNullable<(typeof purchase)['types']>['request'];
const changed = (): never => refuse(422, 'price_changed', 'The price has changed. Select the plan again to see the new total.');

/** D17, S21: the last price of the quote, worked out anew, must be what the page shows, for the plan it shows. */
function checkedPrice({ plan_id, grandtotal, request: { rating_address, details } }: Quote, body: Body, { clock }: Deps): Cents {
  if (typeof grandtotal !== 'number' || plan_id !== body.plan_id) return changed();
  const now = priceOf(tierOf(plan_id), offeredState(rating_address), details, todayOf(clock));
  return now && now.grandtotal === grandtotal && toCents(body.revenue) === grandtotal ? now : changed();
}

/** S-50: a name for testers. A policy that waits has a number inside the house only (C-33). */
const isPending = ({ request: { details } }: Quote): boolean => textIn(details['pni_last_name']).toLowerCase() === 'pending';
function answerFor(policy_number: string, quote: Quote): PurchaseAnswer {
  const ids = { account_id: `acc_${quote.id.slice(-12)}`, agreement_id: `agr_${quote.id.slice(-12)}` };
  return isPending(quote) ? { ...ids, status: 'pending_approval' } : { policy_number, ...ids, doc_url: `/documents/${quote.plan_id}.pdf`, status: 'approved' };
}

/** BO-029, BO-041, D1. */
export const buy = (call: Call<Body>): Promise<PurchaseAnswer> => buyOnce<Body, PurchaseAnswer, Quote>(call, {
  lock: quotes.lock,
  async issue(tx, { key, body, quote, deps }: { readonly key: string; readonly body: Body; readonly quote: Quote; readonly deps: Deps }) {
    checkAge(quote, deps.clock);
    checkStart(quote.request.details.policy_effective_date, deps.clock);
    const { grandtotal } = checkedPrice(quote, body, deps);
    await authorizeCharge(tx, body.payment_method_id);
    const number = await newPolicyNumber(tx, 'BO', deps);
    const answer = answerFor(number, quote);
    await tx.query(
      `insert into policies (policy_number, line, quote_id, unique_key, method_id, status, email, answer) values ($1, 'commercial', $2, $3, $4, $5, $6, $7)`,
      [number, quote.id, key, body.payment_method_id, answer.status, textIn(quote.request.details['pni_email']) || body.email || null, JSON.stringify(answer)],
    );
    await charge(tx, number, body.payment_method_id, grandtotal, quote.currency);
    return answer;
  },
});
