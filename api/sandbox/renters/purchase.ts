import type { RequestOf } from '../../contracts/contract';
import type { purchase, PurchaseAnswer } from '../../contracts/renters';
import type { Call } from '../http/call';
import { refuse } from '../http/refuse';
import { toCents } from '../money';
import { authorizeCharge, charge } from '../payment/charges';
import { buyOnce, isPendingName, newPolicyNumber, writePolicy } from '../purchase/once';
import { checkAge } from '../purchase/quotes';
import { stateOf } from './address';
import { checkStart } from './dates';
import { priceOf, type Price } from './prices';
import { quotes, type Quote } from './quotes';
import { cadencesIn } from './states';

type Body = RequestOf<typeof purchase>;
const changed = (): never => refuse(422, 'price_changed', 'The price has changed. Go back to your quote to see the new total.');

const agrees = ({ plan_id, cadence, grandtotal }: Quote, body: Body): boolean =>
  plan_id === body.plan_id && cadence === body.payment_cadence && toCents(body.revenue) === grandtotal;

/** D17, S21: the last price of the quote, worked out anew, must be what the page shows. */
async function checkedPrice(quote: Quote, body: Body): Promise<Price> {
  const { cadence, grandtotal, request } = quote;
  const state = await stateOf(request.property_address);
  if (cadence === null || !request.rates || !agrees(quote, body)) return changed();
  if (!cadencesIn(state).some(({ code }) => code === cadence)) return changed();
  const price = priceOf(state, request.details, request.rates, cadence);
  return price.grandtotal === grandtotal ? price : changed();
}

/** The number of a pending policy is not sent (C-33). */
function answerFor(policyNumber: string, quote: Quote, body: Body): PurchaseAnswer {
  const agreement_id = `agr_${quote.id.slice(-12)}`;
  const account_id = `acc_${quote.id.slice(-12)}`;
  return isPendingName(body.last_name)
    ? { status: 'pending_approval', account_id, agreements: [{ agreement_id, status: 'pending_approval' }] }
    : { policy_number: policyNumber, status: 'approved', account_id, agreements: [{ agreement_id, policy_number: policyNumber }] };
}

/** RN-080, D1. The card pays the first payment now. */
export const buy = (call: Call<Body>): Promise<PurchaseAnswer> => buyOnce<Body, PurchaseAnswer, Quote>(call, {
  lock: quotes.lock, agrees,
  async issue(tx, { key, body, quote, payer, deps }) {
    checkAge(quote, deps.clock);
    checkStart(quote.request.policy_effective_date, deps.clock);
    const { payments: [first = 0] } = await checkedPrice(quote, body);
    await authorizeCharge(tx, body.payment_method_id, payer);
    const number = await newPolicyNumber(tx, 'RN', deps);
    const answer = answerFor(number, quote, body);
    const methodId = body.payment_method_id;
    const { status } = answer;
    await writePolicy(tx, { policyNumber: number, line: 'renters', quoteId: quote.id, key, methodId, status, email: body.email, answer });
    await charge(tx, number, methodId, first, quote.currency);
    return answer;
  },
});
