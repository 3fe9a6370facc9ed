import type { JsonSchema } from '#engine';
import { contract, day, email, list, methodNotFound, object, purchaseRefusals, quoteNotFound, text1, totals, type Totals } from './contract';
import { exampleForm, examplePlan, exampleRates, plainRates, personalInfoOnly } from './rentersExamples';
import { details, maybe, responsesContract, type Details } from './survey';

export type { Details, ResponsesAnswer } from './survey';

/** RN-073 … RN-080, CH-011. The paths below the API's host. */
export const rentersBase = '/api/partner/v1.1/protections/renters';

/** RN-079: renters calls spell an address in their own way. */
export interface PropertyAddress {
  readonly street_address: string; readonly unit?: string; readonly city: string;
  readonly region: string; readonly postal: string; readonly country_code?: string;
}
/** RN-021 */
export interface RentersPlan {
  readonly plan_id: string;
  readonly policy_doc_url?: string;
  readonly information?: { readonly bottom_text?: string; readonly pricing_title?: string; readonly acknowledgment_html?: string };
  /** By coverage field; `personal_property_amount.default` is what the selection starts from. */
  readonly details?: Readonly<Record<string, PlanDetail | undefined>>;
  readonly subscription_options?: { readonly default_cadence?: string };
  readonly settings?: LimitSettings;
}
export interface PlanDetail { readonly title?: string; readonly description?: string; readonly value?: string | number; readonly default?: string | number }
/** RN-026: numbers, often as text. */
export interface LimitSettings { readonly min_liability_limit?: string | number | null; readonly liability_limit?: string | number | null }

/** RN-027, by the names of the rates. */
export interface Amounts {
  readonly personal_property_coverage?: number;
  readonly all_peril_deductible?: number;
  readonly hurricane_deductible?: number;
  readonly liability_limit?: number;
  readonly include_replacement_cost?: boolean;
  readonly include_water_backup?: boolean;
  readonly include_identity_fraud?: boolean;
  readonly include_earthquake?: boolean;
}
/** RN-022 … RN-026. Every row is a combination that can be bought. */
export interface RentersRates {
  readonly personal_property: readonly { readonly personal_property_coverage: number; readonly all_peril_deductible: number; readonly hurricane_deductible?: number | null }[];
  readonly liability: readonly { readonly liability_limit: number }[];
  readonly defaults?: Amounts;
  readonly allow_replacement_cost?: boolean;
  readonly allow_water_backup?: boolean;
  readonly allow_identity_fraud?: boolean;
  readonly allow_earthquake?: boolean;
  readonly settings?: LimitSettings;
}
export interface Location { readonly city: string; readonly county?: string }
interface EffectiveDate { readonly policy_effective_date: string }

const address = object({
  street_address: text1(), unit: text1(60), city: text1(100), region: text1(30), postal: text1(30), country_code: { type: 'string', pattern: '^[A-Z]{2}$' },
}, ['unit', 'country_code']);
const name = text1(20);
const phone: JsonSchema = { type: 'string', pattern: '^[2-9]\\d{9}$' };
const settings = object({ policy_effective_date: day });
const number: JsonSchema = { type: 'number' };
const flag: JsonSchema = { type: 'boolean' };
const numberOrText: JsonSchema = { anyOf: [number, { type: 'string' }, { type: 'null' }] };
const limits: JsonSchema = object({ min_liability_limit: numberOrText, liability_limit: numberOrText }, ['min_liability_limit', 'liability_limit']);
const amounts: JsonSchema = {
  type: 'object',
  properties: {
    personal_property_coverage: number, all_peril_deductible: number, hurricane_deductible: number, liability_limit: number,
    include_replacement_cost: flag, include_water_backup: flag, include_identity_fraud: flag, include_earthquake: flag,
  },
};
const plan = object({
  plan_id: text1(), policy_doc_url: { type: 'string' }, subscription_options: object({ default_cadence: { type: 'string' } }, ['default_cadence']), settings: limits,
  information: object({ bottom_text: { type: 'string' }, pricing_title: { type: 'string' }, acknowledgment_html: { type: 'string' } }, ['bottom_text', 'pricing_title', 'acknowledgment_html']),
  details: { type: 'object', additionalProperties: { type: 'object' } },
}, ['policy_doc_url', 'subscription_options', 'settings', 'information', 'details']);

/** S-19: the plan is the first of `plans`, or `plan`, or the answer itself. */
export interface PlansAnswer extends Partial<RentersPlan> {
  readonly plans?: readonly RentersPlan[];
  readonly plan?: RentersPlan;
  readonly dynamic_form: unknown;
  readonly zip_code_results?: { readonly locations?: readonly Location[] | null } | null;
}
const columbus = { city: 'Columbus', county: 'Franklin' };
const places = { locations: [columbus, { city: 'Grandview Heights', county: 'Franklin' }] };
const offer = { plans: [examplePlan], dynamic_form: exampleForm };
/** RN-073, RN-074. */
export const plans = contract<{
  readonly property_address: PropertyAddress; readonly first_name: string; readonly last_name: string; readonly phone_number: string; readonly email: string;
}, PlansAnswer>({
  id: 'renters.plans', method: 'POST', path: `${rentersBase}/plans`, kind: 'quote',
  summary: 'The plan at an address, its questions, and the places the ZIP code may mean',
  request: object({ property_address: address, first_name: name, last_name: name, phone_number: phone, email }),
  answer: {
    ...object({
      plans: list(plan), plan, plan_id: text1(), dynamic_form: { type: 'object' },
      zip_code_results: maybe(object({ locations: maybe(list(object({ city: text1(), county: { type: 'string' } }, ['county']))) }, ['locations'])),
    }, ['plans', 'plan', 'plan_id', 'zip_code_results']),
    anyOf: [{ required: ['plans'] }, { required: ['plan'] }, { required: ['plan_id'] }],
    examples: [
      offer,
      { ...offer, zip_code_results: places },
      { ...offer, zip_code_results: { locations: [columbus] } },
      { ...offer, dynamic_form: personalInfoOnly },
      { ...offer, dynamic_form: personalInfoOnly, zip_code_results: places },
    ],
  },
  refusals: [
    { status: 400, error: { code: 'no_offers_found', message: 'Renters insurance is not offered in this state.' } },
    { status: 400, error: { code: 'property_address_invalid', message: 'This address cannot be found.' } },
  ],
});

/** S-02 */
export const responses = responsesContract({
  id: 'renters.responses', path: `${rentersBase}/responses`, examples: [{}, { next_screen_id: 'declined' }],
  refusals: [{ status: 422, error: { code: 'invalid_response', title: 'Please check the year', message: 'A home cannot have been built in the future.' } }],
});

export interface RatesAnswer { readonly quote_id: string; readonly rates: RentersRates }
/** RN-075, RN-076. */
export const rates = contract<{
  readonly property_address: PropertyAddress; readonly plan_id: string; readonly quote_id?: string; readonly details: Details; readonly settings: EffectiveDate;
}, RatesAnswer>({
  id: 'renters.rates', method: 'POST', path: `${rentersBase}/rates`, kind: 'quote', summary: 'What can be chosen, for these answers at this address',
  request: object({ property_address: address, plan_id: text1(), quote_id: text1(), details, settings }, ['quote_id']),
  answer: {
    ...object({
      quote_id: text1(),
      rates: object({
        personal_property: list(object({ personal_property_coverage: number, all_peril_deductible: number, hurricane_deductible: maybe(number) }, ['hurricane_deductible']), { minItems: 1 }),
        liability: list(object({ liability_limit: number }), { minItems: 1 }),
        defaults: amounts, settings: limits, allow_replacement_cost: flag, allow_water_backup: flag, allow_identity_fraud: flag, allow_earthquake: flag,
      }, ['defaults', 'settings', 'allow_replacement_cost', 'allow_water_backup', 'allow_identity_fraud', 'allow_earthquake']),
    }),
    examples: [{ quote_id: 'rnq_1', rates: exampleRates }, { quote_id: 'rnq_2', rates: plainRates }],
  },
  refusals: [{ status: 400, error: { code: 'quote_request_rejected', message: 'This home cannot be insured with these answers.' } }],
});

export interface CheckoutAnswer {
  readonly currency?: { readonly code: string };
  readonly quote?: { readonly id: string };
  readonly totals: Totals;
  readonly payment_schedule: { readonly total_amount: number; readonly schedule: readonly { readonly amount: number; readonly downpayment?: boolean }[] };
}
const schedule = (first: number, others: number): CheckoutAnswer['payment_schedule']['schedule'] =>
  [{ amount: first, downpayment: true }, ...Array.from({ length: 10 }, () => ({ amount: others }))];
/** RN-077, RN-078. `rates` are the selected amounts. */
export const checkout = contract<{
  readonly property_address: PropertyAddress; readonly plan_id: string; readonly quote_id: string; readonly email: string;
  readonly settings: EffectiveDate; readonly payment_cadence: string; readonly details: Details; readonly rates: Amounts;
}, CheckoutAnswer>({
  id: 'renters.checkout', method: 'POST', path: `${rentersBase}/checkout`, kind: 'quote', summary: 'The price of the selected amounts, and how it is paid',
  request: object({ property_address: address, plan_id: text1(), quote_id: text1(), email, settings, payment_cadence: text1(), details, rates: { ...amounts, required: ['personal_property_coverage', 'all_peril_deductible', 'liability_limit'] } }),
  answer: {
    ...object({
      currency: object({ code: text1(3) }), quote: object({ id: text1() }), totals,
      payment_schedule: object({ total_amount: number, schedule: list(object({ amount: number, downpayment: flag }, ['downpayment']), { minItems: 1 }) }),
    }, ['currency', 'quote']),
    examples: [
      { currency: { code: 'USD' }, quote: { id: 'rnq_1' }, totals: { subtotal: 187, tax: 9.35, grandtotal: 196.35 }, payment_schedule: { total_amount: 196.35, schedule: schedule(32.75, 16.36) } },
      { currency: { code: 'USD' }, quote: { id: 'rnq_1' }, totals: { subtotal: 167, discount: 8.35, tax: 7.93, grandtotal: 166.58 }, payment_schedule: { total_amount: 166.58, schedule: [{ amount: 166.58, downpayment: true }] } },
    ],
  },
  refusals: [
    quoteNotFound, { status: 400, error: { code: 'quote_request_rejected', message: 'This quote has expired. Go back to the start date for a new one.' } },
  ],
});

/** S-91: a bare code, or a code with the server's own label. */
export type Cadence = string | { readonly code: string; readonly label?: string };
/** RN-079: the answer is the list itself. */
export const cadences = contract<{ readonly property_address: PropertyAddress; readonly quote_id: string }, readonly Cadence[]>({
  id: 'renters.cadences', method: 'POST', path: `${rentersBase}/cadences`, kind: 'quote', summary: 'How the quote may be paid',
  request: object({ property_address: address, quote_id: text1() }),
  answer: {
    ...list({ anyOf: [text1(), object({ code: text1(), label: { type: 'string' } }, ['label'])] }, { minItems: 1 }),
    examples: [[{ code: 'annual', label: 'Annual' }, { code: 'eleven_pay', label: 'Monthly' }], [{ code: 'annual', label: 'Annual' }]],
  },
  refusals: [quoteNotFound],
});

/** RN-080, S-50, C-33: pending approval comes without a number. */
export interface PurchaseAnswer {
  readonly policy_number?: string;
  readonly status?: string;
  readonly account_id?: string;
  readonly agreements?: readonly { readonly agreement_id?: string; readonly policy_number?: string; readonly status?: string }[];
  readonly details?: { readonly ex_policy_number?: string };
}
/** S-89 */
export const purchase = contract<{
  readonly payment_method_id: string; readonly plan_id: string; readonly quote_id: string; readonly payment_cadence: string;
  readonly card_name: string; readonly card_address: { readonly line1: string; readonly city: string; readonly state: string };
  readonly first_name: string; readonly last_name: string; readonly email: string; readonly phone_number?: string;
  readonly revenue: number; readonly metadata: Readonly<Record<string, unknown>>;
}, PurchaseAnswer>({
  id: 'renters.purchase', method: 'POST', path: `${rentersBase}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the payment method once per unique key and issues the policy',
  request: object({
    payment_method_id: text1(), plan_id: text1(), quote_id: text1(), payment_cadence: text1(), card_name: text1(), card_address: object({ line1: text1(), city: text1(), state: text1() }),
    first_name: name, last_name: name, email, phone_number: phone, revenue: number, metadata: { type: 'object' },
  }, ['phone_number']),
  answer: {
    ...object({
      policy_number: text1(), status: { type: 'string' }, account_id: { type: 'string' }, agreements: list({ type: 'object' }), details: { type: 'object' },
    }, ['policy_number', 'status', 'account_id', 'agreements', 'details']),
    // An empty answer is no policy (F13).
    anyOf: [{ required: ['policy_number'] }, { required: ['status'] }, { required: ['agreements'] }],
    examples: [{ policy_number: 'RN-2026-0012345', status: 'approved', account_id: 'acc_1' }, { status: 'pending_approval', account_id: 'acc_1' }],
  },
  refusals: [quoteNotFound, methodNotFound, ...purchaseRefusals('quote', 'Go back to your quote')],
});
