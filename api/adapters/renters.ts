import { addDays, type Adapters } from '#engine';
import { sendable, type DynamicForm, type Trail } from '#engine/survey';
import { personalKeys } from '#schemas/fragments/insured';
import {
  cadences, checkout, plans, purchase, rates, responses,
  type Amounts, type Cadence, type CheckoutAnswer, type Location, type PlansAnswer, type PropertyAddress, type PurchaseAnswer,
  type RentersPlan,
} from '../contracts/renters';
import { ApiError } from '../errors';
import { keptRates, settledAmounts, wholeNumber, type KeptRates } from './rentersAmounts';
import type { Address, CardHolder } from '../services/types';
import type { Tools } from '../types';
import { buyerWithoutToken } from './buyer';
import { dynamicFormOf } from './dynamicFormOf';
import { filled, text } from './fields';
import { geocodedProperty } from './geocoded';
import { placeOf, type Person } from './payment';
import { savedAnswers } from './savedAnswers';

/** RN-020 */
export interface Insured extends Address {
  readonly pni_first_name: string;
  readonly pni_middle_name?: string;
  readonly pni_last_name: string;
  readonly pni_suffix?: string;
  readonly pni_phone_number: string;
  readonly pni_email: string;
}
export interface RentersContext {
  readonly insured: Insured;
  readonly plan: RentersPlan;
  readonly dynamicForm: DynamicForm;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly trail?: Trail;
  readonly location?: Location;
  readonly policyStartDate: string;
  readonly amounts?: Amounts;
  readonly rates?: KeptRates & { readonly fetchedAt: number };
  readonly quote?: { readonly id: string };
  readonly cadence?: string;
  /** The price that is shown, and what it is the price of. */
  readonly checkout: CheckoutAnswer & { readonly cadence: string; readonly amounts?: Amounts };
  readonly paymentMethod: { readonly id: string };
  readonly uid: string;
  readonly purchase?: PurchaseAnswer;
  readonly cardName?: string;
  readonly cardAddressLine1?: string;
  readonly cardAddressCity?: string;
  readonly cardAddressState?: string;
  readonly cardAddressPostal?: string;
}

/** CO-005, RN-062, C-28. */
export const defaultCadence = 'eleven_pay';

/** Requests have the partner's names, patches have ours. */
export const rentersAdapters = {
  async geocodeProperty({ insured }, tools) {
    return { insured: await geocodedProperty(insured, tools) };
  },

  async plans({ insured }, { http, clock, signal }) {
    // A location comes with the answer: the request is about the address as typed.
    const answer = await http.send(plans, { body: {
      property_address: propertyAddress(insured), first_name: text(insured.pni_first_name), last_name: text(insured.pni_last_name),
      phone_number: text(insured.pni_phone_number), email: text(insured.pni_email),
    }, at: insured, signal });
    const plan = planOf(answer);
    const locations = answer.zip_code_results?.locations ?? [];
    return {
      plan, dynamicForm: dynamicFormOf(answer.dynamic_form), trail: undefined,
      // RN-037 … RN-040, S-16.
      locations: locations.length > 1 ? locations : undefined, location: locations.length === 1 ? locations[0] : undefined,
      policyStartDate: dayAhead(clock), amounts: planAmounts(plan),
      rates: undefined, quote: undefined, checkout: undefined, purchase: undefined,
    };
  },

  /** S-02, SV-042. */
  async saveAnswers({ plan, ...survey }, tools) {
    const body = { plan_id: plan.plan_id, screen_id: survey.trail?.at ?? '', details: details(survey) };
    const saved = await savedAnswers(responses, { line: 'renters', body, at: survey.insured }, tools);
    // RN-069: also where the answer is the one from before.
    return { ...saved, rates: undefined, quote: undefined };
  },

  /** RN-064, RN-075; C-29: the start date reaches the server here and in `checkout`. */
  async rates({ plan, quote, amounts, ...about }, { http, clock, signal }) {
    const { insured, location, policyStartDate } = about;
    const answer = await http.send(rates, { body: {
      property_address: propertyAddress(insured, location), plan_id: plan.plan_id, ...(quote ? { quote_id: quote.id } : {}),
      details: details(about), settings: { policy_effective_date: policyStartDate },
    }, at: insured, signal });
    const kept = keptRates(answer.rates, plan.settings);
    return { rates: { ...kept, fetchedAt: clock.now() }, quote: { id: answer.quote_id }, amounts: settledAmounts(kept, amounts) };
  },

  /** RN-065, RN-077. */
  async checkout({ plan, quote, amounts: chosen, rates: known, cadence: chosenCadence, ...about }, { http, signal }) {
    const cadence = text(chosenCadence) || defaultCadence;
    const { insured, location, policyStartDate } = about;
    // Amounts left blank are the defaults of the rates, so that every amount of a price is chosen.
    const amounts = known ? settledAmounts(known, chosen) : chosen;
    const answer = await http.send(checkout, { body: {
      property_address: propertyAddress(insured, location), plan_id: plan.plan_id, quote_id: quote?.id ?? '',
      email: text(insured.pni_email), settings: { policy_effective_date: policyStartDate }, payment_cadence: cadence,
      details: details(about), rates: selectedAmounts(amounts),
    }, at: insured, signal });
    return { checkout: { ...answer, cadence, amounts: selectedAmounts(amounts) }, amounts };
  },

  /** RN-063, RN-079, C-28. */
  async cadences({ insured, location, quote, plan, cadence = defaultCadence }, { http, signal }) {
    const property_address = { ...propertyAddress(insured, location), country_code: insured.country ?? 'US' };
    const answer = await http.send(cadences, { body: { property_address, quote_id: quote?.id ?? '' }, at: insured, signal });
    const listed = answer.map(asChoice);
    const has = (code: string | undefined): boolean => listed.some(({ value }) => value === code);
    const fallback = plan.subscription_options?.default_cadence;
    return { cadences: listed, cadence: has(cadence) ? cadence : has(fallback) ? fallback : listed[0]?.value };
  },

  /** RN-080, S-89, D17. */
  async purchase({ insured, plan, quote, checkout: shown, paymentMethod, uid, ...card }, { http, session, signal }) {
    const [first_name, last_name, email] = [text(insured.pni_first_name), text(insured.pni_last_name), text(insured.pni_email)];
    const buyer = { firstName: first_name, lastName: last_name, phoneNumber: text(insured.pni_phone_number) };
    return { purchase: await http.send(purchase, {
      headers: { 'X-Unique-Key': uid },
      body: {
        payment_method_id: paymentMethod.id, plan_id: plan.plan_id, quote_id: shown.quote?.id ?? quote?.id ?? '',
        payment_cadence: shown.cadence, card_name: text(card.cardName),
        card_address: { line1: text(card.cardAddressLine1), city: text(card.cardAddressCity), state: text(card.cardAddressState) },
        revenue: shown.totals.grandtotal, metadata: session.metadata, ...buyerWithoutToken(buyer, session), first_name, last_name, email,
      },
      at: insured, signal,
    }) };
  },
} satisfies Adapters<Tools, RentersContext>;

/** WG-004, S-18: the city is the confirmed location's, once there is one. */
export function propertyAddress({ streetAddress, unit, city, region, postal }: Address, location?: Location): PropertyAddress {
  const place = { city: text(location?.city ?? city), region: text(region), postal: text(postal) };
  return { street_address: text(streetAddress), ...filled({ unit }), ...place };
}

type Survey = Pick<RentersContext, 'insured' | 'dynamicForm' | 'answers' | 'trail'>;
/** S-12: who is insured, and the answers of the screens that count. */
export const details = ({ insured, dynamicForm, answers = {}, trail = {} }: Survey) => {
  const { pni_first_name, pni_middle_name, pni_last_name, pni_suffix, pni_phone_number, pni_email } = insured;
  const person = { pni_first_name, pni_middle_name, pni_last_name, pni_suffix, pni_phone_number, pni_email };
  return { ...sendable(dynamicForm, answers, trail, personalKeys), ...filled(person) };
};

/** S-19, S-34: where the plan is; none is no offer. */
function planOf({ plans: list, plan, dynamic_form: _form, zip_code_results: _zips, ...itself }: PlansAnswer): RentersPlan {
  const found = list ? list[0] : plan ?? itself;
  if (!found?.plan_id) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
  return found as RentersPlan;
}
/** RN-035 */
function planAmounts({ details: fields }: RentersPlan): Amounts | undefined {
  const amount = wholeNumber(fields?.['personal_property_amount']?.default);
  return amount === undefined ? undefined : { personal_property_coverage: amount };
}
/** RN-034, C-05: one day from now in UTC, and never before the visitor's own tomorrow. */
function dayAhead(clock: Tools['clock']): string {
  const days = [addDays(clock.today('UTC'), 1), addDays(clock.today(), 1)].sort();
  return days[1] as string;
}

const selectable = [
  'personal_property_coverage', 'all_peril_deductible', 'hurricane_deductible', 'liability_limit',
  'include_replacement_cost', 'include_water_backup', 'include_identity_fraud', 'include_earthquake',
] as const;
/** RN-027: nothing but what the rates know; fixed cover such as loss of use is not selected. */
const selectedAmounts = (amounts: Amounts = {}): Amounts =>
  Object.fromEntries(selectable.flatMap((name) => (amounts[name] === undefined ? [] : [[name, amounts[name]]])));

/** PY-004, S-91. */
const cadenceTitles: Readonly<Partial<Record<string, string>>> = { annual: 'Annual (1 payment)', eleven_pay: 'Monthly (11 payments)' };
const asChoice = (cadence: Cadence) => {
  const { code, label } = typeof cadence === 'string' ? { code: cadence, label: undefined } : cadence;
  return { value: code, title: cadenceTitles[code] ?? label ?? code };
};

/** For the payment method: the insured's names (C-22), and the card's own name and address (PY-006, RN-014). */
export const rentersPerson = ({ insured }: RentersContext): Person =>
  ({ firstName: insured.pni_first_name, lastName: insured.pni_last_name, email: insured.pni_email, ...placeOf(insured) });
export const rentersCardHolder = (card: RentersContext): Partial<CardHolder> => ({
  name: card.cardName, address_line1: card.cardAddressLine1, address_city: card.cardAddressCity, address_state: card.cardAddressState,
  ...filled({ address_zip: card.cardAddressPostal }),
});
