import { businessClasses, checkout, plans, purchase, rates, responses } from '../../contracts/commercial';
import { handle, type Handler } from '../http/call';
import { invalidInput, refuse } from '../http/refuse';
import { taxPercentage, toUnits } from '../money';
import { canonical } from '../purchase/canonical';
import { checkAge, currency } from '../purchase/quotes';
import { judge } from '../survey/form';
import { reject } from '../survey/refusal';
import { textIn } from '../survey/answers';
import { classes, isClass, isInsured } from './classes';
import { checkStart } from './dates';
import { allQuestions, checkDetails, todayOf } from './details';
import { planOf, plans as tiersOnOffer, tierOf } from './plans';
import { itemsOf, priceOf, ratesFor } from './prices';
import { buy } from './purchase';
import { branchAfter } from './questions/branch';
import { questions } from './questions/trail';
import { validateScreen } from './questions/validateScreen';
import { quotes } from './quotes';
import { offeredState } from './states';

/** PY-030, BO-042. */
const once = 'annual';
function checkClass(code: number, path: string): void {
  if (!isClass(code)) invalidInput({ [path]: ['is not known'] });
  if (!isInsured(code)) refuse(400, 'no_offers_found', 'This kind of business cannot be insured here.');
}

/** BO-037 … BO-041, S-02. */
export const commercialHandlers: readonly Handler[] = [
  handle(businessClasses, () => classes),
  handle(plans, ({ body: { rating_address, business_class_code: code }, deps }) => {
    offeredState(rating_address);
    checkClass(code, 'business_class_code');
    return { plans: tiersOnOffer, dynamic_form: questions({ code, today: todayOf(deps.clock) }) };
  }),
  handle(responses, ({ body, deps: { clock } }) => {
    planOf(body.plan_id);
    return judge(body, todayOf(clock), allQuestions(clock), validateScreen, branchAfter);
  }),
  handle(rates, async ({ body: { rating_address, details }, owner, deps }) => {
    const { clock } = deps;
    const state = offeredState(rating_address);
    checkClass(details.business_class_code, 'details.business_class_code');
    checkStart(details.policy_effective_date, clock);
    checkDetails(details, clock);
    const request = { rating_address, details, ratedAt: clock.now() };
    const quote_id = await quotes.rate({ ...deps, owner }, undefined, '', textIn(details['pni_email']) || null, request);
    return { quote_id, rates: ratesFor(state, details, todayOf(clock)) };
  }),
  handle(checkout, async ({ body: { rating_address, plan_id, quote_id }, owner, deps }) => {
    const { db, clock } = deps;
    const tier = tierOf(plan_id);
    const state = offeredState(rating_address);
    const quote = await quotes.read(db, owner, quote_id);
    checkAge(quote, clock);
    const { request: { details, rating_address: rated } } = quote;
    if (canonical(rated) !== canonical(rating_address)) reject('This quote is for another address.');
    const cents = priceOf(tier, state, details, todayOf(clock)) ?? reject('This plan is not offered to your business.');
    const priced = { ...quote, plan_id, cadence: once, email: null };
    if (!await quotes.price({ ...deps, owner }, priced, cents)) reject('This quote was already bought.');
    const grandtotal = toUnits(cents.grandtotal);
    return {
      currency: { code: currency }, quote: { id: quote.id }, totals: { subtotal: toUnits(cents.subtotal), grandtotal },
      tax_percentage: taxPercentage(state),
      items: itemsOf(tier, cents.subtotal), payment_frequency: once,
      payment_schedule: { total_amount: grandtotal, schedule: [{ amount: grandtotal, downpayment: true }] },
    };
  }),
  handle(purchase, buy),
];
