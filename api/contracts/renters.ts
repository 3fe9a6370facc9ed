import {
  anyObject, boolean, contract, countryCode, currency, day, email, list, maybe, methodNotFound, number, object, paymentSchedule,
  purchaseRefusals, quoteNotFound, string, text1, totals, type AnswerOf, type Schema, type ValueOf,
} from './contract';
import { exampleForm, examplePlan, exampleRates, plainRates, personalInfoOnly } from './rentersExamples';
import { dynamicForm, responsesContract } from './survey';

export type { Details, ResponsesAnswer } from './survey';

/** RN-073 … RN-080, CH-011. The paths below the API's host. */
export const rentersBase = '/api/partner/v1.1/protections/renters';

/** RN-079: renters calls spell an address in their own way. */
const address = object({
  street_address: text1(), unit: text1(60), city: text1(100), region: text1(30), postal: text1(30), country_code: countryCode,
}, ['unit', 'country_code']);
export type PropertyAddress = ValueOf<typeof address>;
const name = text1(20);
const phone: Schema<string> = { type: 'string', pattern: '^[2-9]\\d{9}$' };
const settings = object({ policy_effective_date: day });

/** RN-026: numbers, often as text. */
const numberOrText: Schema<number | string | null> = { anyOf: [number, string, { type: 'null' }] };
const limits = object({ min_liability_limit: numberOrText, liability_limit: numberOrText }, ['min_liability_limit', 'liability_limit']);
export type LimitSettings = ValueOf<typeof limits>;
const amountFields = {
  personal_property_coverage: number, all_peril_deductible: number, hurricane_deductible: number, liability_limit: number,
  include_replacement_cost: boolean, include_water_backup: boolean, include_identity_fraud: boolean, include_earthquake: boolean,
};
/** RN-027, by the names of the rates. */
const amounts = object(amountFields, Object.keys(amountFields) as (keyof typeof amountFields)[]);
export type Amounts = ValueOf<typeof amounts>;
interface PlanDetail { readonly title?: string; readonly description?: string; readonly value?: string | number; readonly default?: string | number }
/** By coverage field; `personal_property_amount.default` is what the selection starts from. */
const planDetails: Schema<Readonly<Record<string, PlanDetail | undefined>>> = { type: 'object', additionalProperties: { type: 'object' } };
/** RN-021 */
const plan = object({
  plan_id: text1(), policy_doc_url: string, subscription_options: object({ default_cadence: string }, ['default_cadence']), settings: limits,
  information: object({ bottom_text: string, pricing_title: string, acknowledgment_html: string }, ['bottom_text', 'pricing_title', 'acknowledgment_html']),
  details: planDetails,
}, ['policy_doc_url', 'subscription_options', 'settings', 'information', 'details']);
export type RentersPlan = ValueOf<typeof plan>;
const allowed = { allow_replacement_cost: boolean, allow_water_backup: boolean, allow_identity_fraud: boolean, allow_earthquake: boolean };
/** RN-022 … RN-026. Every row is a combination that can be bought. */
const offeredRates = object({
  personal_property: list(object({ personal_property_coverage: number, all_peril_deductible: number, hurricane_deductible: maybe(number) }, ['hurricane_deductible']), { minItems: 1 }),
  liability: list(object({ liability_limit: number }), { minItems: 1 }), defaults: amounts, settings: limits, ...allowed,
}, ['defaults', 'settings', 'allow_replacement_cost', 'allow_water_backup', 'allow_identity_fraud', 'allow_earthquake']);
export type RentersRates = ValueOf<typeof offeredRates>;
const location = object({ city: text1(), county: string }, ['county']);
export type Location = ValueOf<typeof location>;

/** S-19: the plan is the first of `plans`, or `plan`, or the answer itself. */
const plansAnswer = object({
  plans: list(plan), plan, plan_id: text1(), dynamic_form: dynamicForm,
  zip_code_results: maybe(object({ locations: maybe(list(location)) }, ['locations'])),
}, ['plans', 'plan', 'plan_id', 'zip_code_results']);
export type PlansAnswer = ValueOf<typeof plansAnswer> & Partial<RentersPlan>;
const columbus = { city: 'Columbus', county: 'Franklin' };
const places = { locations: [columbus, { city: 'Grandview Heights', county: 'Franklin' }] };
const offer = { plans: [examplePlan], dynamic_form: exampleForm };
/** RN-073, RN-074. */
export const plans = contract({
  id: 'renters.plans', method: 'POST', path: `${rentersBase}/plans`, kind: 'quote',
  summary: 'The plan at an address, its questions, and the places the ZIP code may mean',
  request: object({ property_address: address, first_name: name, last_name: name, phone_number: phone, email }),
  answer: {
    ...plansAnswer as Schema<PlansAnswer>,
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

/** RN-075, RN-076. */
export const rates = contract({
  id: 'renters.rates', method: 'POST', path: `${rentersBase}/rates`, kind: 'quote', summary: 'What can be chosen, for these answers at this address',
  request: object({ property_address: address, plan_id: text1(), quote_id: text1(), details: anyObject, settings }, ['quote_id']),
  answer: {
    ...object({ quote_id: text1(), rates: offeredRates }),
    examples: [{ quote_id: 'rnq_1', rates: exampleRates }, { quote_id: 'rnq_2', rates: plainRates }],
  },
  refusals: [{ status: 400, error: { code: 'quote_request_rejected', message: 'This home cannot be insured with these answers.' } }],
});

export type RatesAnswer = AnswerOf<typeof rates>;

const schedule = (first: number, others: number) =>
  [{ amount: first, downpayment: true }, ...Array.from({ length: 10 }, () => ({ amount: others }))];
/** RN-077, RN-078. `rates` are the selected amounts. */
export const checkout = contract({
  id: 'renters.checkout', method: 'POST', path: `${rentersBase}/checkout`, kind: 'quote', summary: 'The price of the selected amounts, and how it is paid',
  request: object({ property_address: address, plan_id: text1(), quote_id: text1(), email, settings, payment_cadence: text1(), details: anyObject, rates: { ...amounts, required: ['personal_property_coverage', 'all_peril_deductible', 'liability_limit'] } }),
  answer: {
    ...object({ currency, quote: object({ id: text1() }), totals, payment_schedule: paymentSchedule() }, ['currency', 'quote']),
    examples: [
      { currency: { code: 'USD' }, quote: { id: 'rnq_1' }, totals: { subtotal: 187, tax: 9.35, grandtotal: 196.35 }, payment_schedule: { total_amount: 196.35, schedule: schedule(32.75, 16.36) } },
      { currency: { code: 'USD' }, quote: { id: 'rnq_1' }, totals: { subtotal: 167, discount: 8.35, tax: 7.93, grandtotal: 166.58 }, payment_schedule: { total_amount: 166.58, schedule: [{ amount: 166.58, downpayment: true }] } },
    ],
  },
  refusals: [
    quoteNotFound, { status: 400, error: { code: 'quote_request_rejected', message: 'This quote has expired. Go back to the start date for a new one.' } },
  ],
});

export type CheckoutAnswer = AnswerOf<typeof checkout>;

const labelled = object({ code: text1(), label: string }, ['label']);
/** S-91: a bare code, or a code with the server's own label. */
const cadence: Schema<string | ValueOf<typeof labelled>> = { anyOf: [text1(), labelled] };
export type Cadence = ValueOf<typeof cadence>;
/** RN-079: the answer is the list itself. */
export const cadences = contract({
  id: 'renters.cadences', method: 'POST', path: `${rentersBase}/cadences`, kind: 'quote', summary: 'How the quote may be paid',
  request: object({ property_address: address, quote_id: text1() }),
  answer: {
    ...list(cadence, { minItems: 1 }),
    examples: [[{ code: 'annual', label: 'Annual' }, { code: 'eleven_pay', label: 'Monthly' }], [{ code: 'annual', label: 'Annual' }]],
  },
  refusals: [quoteNotFound],
});

const agreement = object({ agreement_id: string, policy_number: string, status: string }, ['agreement_id', 'policy_number', 'status']);
/** RN-080, S-50, C-33: pending approval comes without a number. S-89 */
export const purchase = contract({
  id: 'renters.purchase', method: 'POST', path: `${rentersBase}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the payment method once per unique key and issues the policy',
  request: object({
    payment_method_id: text1(), plan_id: text1(), quote_id: text1(), payment_cadence: text1(), card_name: text1(), card_address: object({ line1: text1(), city: text1(), state: text1() }),
    first_name: name, last_name: name, email, phone_number: phone, revenue: number, metadata: anyObject,
  }, ['phone_number']),
  answer: {
    ...object({
      policy_number: text1(), status: string, account_id: string, agreements: list(agreement), details: object({ ex_policy_number: string }, ['ex_policy_number']),
    }, ['policy_number', 'status', 'account_id', 'agreements', 'details']),
    // An empty answer is no policy (F13).
    anyOf: [{ required: ['policy_number'] }, { required: ['status'] }, { required: ['agreements'] }],
    examples: [{ policy_number: 'RN-2026-0012345', status: 'approved', account_id: 'acc_1' }, { status: 'pending_approval', account_id: 'acc_1' }],
  },
  refusals: [quoteNotFound, methodNotFound, ...purchaseRefusals('quote', 'Go back to your quote')],
});
export type PurchaseAnswer = AnswerOf<typeof purchase>;
