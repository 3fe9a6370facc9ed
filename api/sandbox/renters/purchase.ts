import type { RequestOf } from '../../contracts/contract';
import type { purchase, PurchaseAnswer } from '../../contracts/renters';
import type { Call } from '../http/call';
import { refuse } from '../http/refuse';
import { toCents } from '../money';
import { buyOnce, sell } from '../purchase/once';
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
function answerFor(policy_number: string, status: string, { id }: Quote): PurchaseAnswer {
  const agreement_id = `agr_${id.slice(-12)}`;
  const account_id = `acc_${id.slice(-12)}`;
  return status === 'approved'
    ? { policy_number, status, account_id, agreements: [{ agreement_id, policy_number }] }
    : { status, account_id, agreements: [{ agreement_id, status }] };
}

/** RN-080, D1. The card pays the first payment now. */
export const buy = (call: Call<Body>): Promise<PurchaseAnswer> => buyOnce<Body, PurchaseAnswer, Quote>(call, {
  lock: quotes.lock, agrees,
  async issue(tx, sale) {
    const { body, quote, deps } = sale;
    checkAge(quote, deps.clock);
    checkStart(quote.request.policy_effective_date, deps.clock);
    const { payments: [cents = 0] } = await checkedPrice(quote, body);
    return sell(tx, sale, {
      line: 'renters', prefix: 'RN', methodId: body.payment_method_id, cents, currency: quote.currency, email: body.email,
      lastName: body.last_name,
    }, (number, status) => answerFor(number, status, quote));
  },
});
