import {
  cadences, checkout, type Details, type Location, plans, type PropertyAddress, purchase, rates, responses,
} from '../../contracts/renters';
import { handle, type Deps, type Handler } from '../http/call';
import { invalidInput, refuse } from '../http/refuse';
import { toTotals, toUnits } from '../money';
import { checkAge, currency } from '../purchase/quotes';
import { stateOf } from './address';
import { branchAfter } from './branch';
import { checkStart, zone } from './dates';
import { validateScreen } from './validateScreen';
import { checkAmounts, ratesIn } from './options';
import { checkPlan, planIn } from './plan';
import { priceOf } from './prices';
import { buy } from './purchase';
import { questions } from './questions/trail';
import { quotes } from './quotes';
import { judge } from '../survey/form';
import { reject } from '../survey/refusal';
import { checkRisk } from './risk';
import { cadencesIn, isCoastal, isOffered } from './states';
import { sameName } from '../places/sameName';
import { countiesOfCity, townOfZip } from '../places/us';

const offeredState = async (address: PropertyAddress): Promise<string> => {
  const state = await stateOf(address);
  return isOffered(state) ? state : refuse(400, 'no_offers_found', 'Renters insurance is not offered in this state.');
};
/** The questions of every state: an answer is judged by its screen alone. */
const allQuestions = ({ clock }: Deps) => questions({ isCoastal: true, today: clock.today(zone) }).screens;
const emailIn = ({ pni_email: email }: Details): string | null => (typeof email === 'string' ? email : null);

/** S21: answers that no screen let through, and homes that cannot be insured. */
function checkDetails(details: Details, deps: Deps): void {
  for (const screen of Object.values(allQuestions(deps))) {
    const isAnswered = screen.fields?.some(({ key_name: key }) => Object.hasOwn(details, key));
    const objection = isAnswered ? validateScreen(screen, details, deps.clock.today(zone)) : undefined;
    if (objection) reject(objection.message);
  }
  checkRisk(details);
}

/** RN-073 … RN-080, S-02. */
export const rentersHandlers: readonly Handler[] = [
  handle(plans, async ({ body: { property_address: address }, deps }) => {
    const state = await offeredState(address);
    const locations = await locationsOf(address);
    return {
      plans: [planIn(state)], dynamic_form: questions({ isCoastal: isCoastal(state), today: deps.clock.today(zone) }),
      ...(locations ? { zip_code_results: { locations } } : {}),
    };
  }),
  handle(responses, ({ body, deps }) => {
    checkPlan(body.plan_id);
    return judge(body, deps.clock.today(zone), allQuestions(deps), validateScreen, branchAfter);
  }),
  handle(rates, async ({ body: { property_address, plan_id, quote_id, details, settings: { policy_effective_date } }, owner, deps }) => {
    checkPlan(plan_id);
    checkStart(policy_effective_date, deps.clock);
    const state = await offeredState(property_address);
    checkDetails(details, deps);
    const request = { property_address, details, policy_effective_date, ratedAt: deps.clock.now() };
    return { quote_id: await quotes.rate({ ...deps, owner }, quote_id, plan_id, emailIn(details), request), rates: ratesIn(state) };
  }),
  handle(checkout, async ({ body, owner, deps }) => {
    const { property_address, details, settings: { policy_effective_date }, payment_cadence: cadence, rates: amounts, email } = body;
    checkPlan(body.plan_id);
    checkStart(policy_effective_date, deps.clock);
    const state = await offeredState(property_address);
    const quote = await quotes.read(deps.db, owner, body.quote_id);
    checkAge(quote, deps.clock);
    checkDetails(details, deps);
    checkAmounts(amounts, state);
    // RN-063: the first price is asked for before the cadences are known, so every known one has a price; only those listed can be bought.
    if (!cadencesIn('').some(({ code }) => code === cadence)) invalidInput({ payment_cadence: ['is not known'] });
    const price = priceOf(state, details, amounts, cadence);
    const request = { ...quote.request, property_address, details, policy_effective_date, rates: amounts };
    if (!await quotes.price({ ...deps, owner }, { ...quote, cadence, email, request }, price)) reject('This quote was already bought.');
    return {
      currency: { code: currency }, quote: { id: quote.id }, totals: toTotals(price),
      payment_schedule: {
        total_amount: toUnits(price.grandtotal),
        schedule: price.payments.map((amount, index) => ({ amount: toUnits(amount), ...(index === 0 ? { downpayment: true } : {}) })),
      },
    };
  }),
  handle(cadences, async ({ body: { property_address, quote_id }, owner, deps }) => {
    await quotes.read(deps.db, owner, quote_id);
    return cadencesIn(await offeredState(property_address));
  }),
  handle(purchase, buy),
];

/**
 * RN-037 … RN-041, by real places: nothing to confirm when the ZIP code belongs to the city that was typed; several when the city is
 * another town of
 * the state (with each of its counties); the ZIP code's own town, alone, when no town has that name.
 */
async function locationsOf({ city, region, postal }: PropertyAddress): Promise<readonly Location[] | undefined> {
  const town = await townOfZip(postal.trim());
  if (!town || sameName(town.city, city)) return undefined;
  const others = await countiesOfCity(city.trim(), region.trim().toUpperCase());
  return [town, ...others].map((place) => ({ city: place.city, county: place.county ?? '' }));
}
