import { exampleClasses, exampleForm, exampleTiers } from './commercialExamples';
import {
  anyObject, buyer, buyerFields, contract, currency, day, list, maybe, methodNotFound, number, numberOrStatus, object, paymentSchedule,
  purchaseRefusals,
  quoteNotFound, ratingAddress, string, text1, totals, type AnswerOf, type Schema, type ValueOf,
} from './contract';
import { dynamicForm, responsesContract, type Details } from './survey';

/** BO-037 … BO-041, CH-011. The paths below the API's host. */
export const commercialBase = '/api/partner/v1/protections/commercial';

/** BO-014, in the order of the table (C-30). */
export const tiers = ['silver', 'gold', 'platinum'] as const;
export type Tier = (typeof tiers)[number];

const code: Schema<number> = { type: 'integer', minimum: 1 };
/** A partner may send the code as digits in quotes. */
const codeOrDigits: Schema<number | string> = { anyOf: [code, { type: 'string', pattern: '^\\d+$' }] };
const businessClass = object({ name: text1(), code: codeOrDigits });
export type BusinessClass = ValueOf<typeof businessClass>;
/** BO-026 */
const plan = object({
  plan_id: text1(), details: object({ chubb_plan_code: string }),
  information: object({ title: text1(), acknowledgment_html: string }, ['acknowledgment_html']),
});
export type CommercialPlan = ValueOf<typeof plan>;

/** BO-037: the answer is the list itself. */
export const businessClasses = contract({
  id: 'commercial.businessClasses', method: 'GET', path: `${commercialBase}/business-classes`, kind: 'list', summary: 'The kinds of business there are',
  answer: { ...list(businessClass, { minItems: 1 }), examples: [exampleClasses] },
  refusals: [],
});

/** BO-038, S-38. */
export const plans = contract({
  id: 'commercial.plans', method: 'POST', path: `${commercialBase}/plans`, kind: 'quote', summary: 'The tiers for a business at an address, and the questions about it',
  request: object({ rating_address: ratingAddress, business_class_code: code }),
  answer: {
    ...object({ plans: list(plan), dynamic_form: dynamicForm }),
    examples: [{ plans: exampleTiers, dynamic_form: exampleForm }, { plans: [], dynamic_form: exampleForm }],
  },
  refusals: [
    { status: 400, error: { code: 'no_offers_found', message: 'This kind of business cannot be insured here.' } },
    { status: 400, error: { code: 'rating_address_rejected', message: 'This address cannot be rated.' } },
  ],
});
export type PlansAnswer = AnswerOf<typeof plans>;

/** S-02 */
export const responses = responsesContract({
  id: 'commercial.responses', path: `${commercialBase}/responses`, examples: [{}, { next_screen_id: 'payroll' }],
  refusals: [{ status: 422, error: { code: 'invalid_response', title: 'Please check the year', message: 'A business cannot have begun in the future.' } }],
});

const ratedDetails = object({ business_class_code: code, policy_effective_date: day });
/** BO-025, BO-039: the answers, and beside them what the business is and when cover begins. */
export type BusinessDetails = Details & ValueOf<typeof ratedDetails>;
/** BO-027: a year's price by tier; a tier without a price is not offered (S-39). Beside the quote's id, or in an object of their own. */
const tierPrices = { silver: maybe(number), gold: maybe(number), platinum: maybe(number) };
const prices = object(tierPrices, tiers);
export type Rates = ValueOf<typeof prices>;
/** BO-039 */
export const rates = contract({
  id: 'commercial.rates', method: 'POST', path: `${commercialBase}/rates`, kind: 'quote', summary: 'What each tier costs a year, for these answers from this day',
  request: object({ rating_address: ratingAddress, details: ratedDetails as Schema<BusinessDetails> }),
  answer: {
    ...object({ quote_id: text1(), rates: prices, ...tierPrices }, ['rates', ...tiers]),
    examples: [{ quote_id: 'boq_1', rates: { silver: 612, gold: 748, platinum: 1035 } }, { quote_id: 'boq_2', rates: { silver: 612, gold: 748 } }],
  },
  refusals: [{ status: 400, error: { code: 'quote_request_rejected', message: 'This business cannot be insured with these answers.' } }],
});
export type RatesAnswer = AnswerOf<typeof rates>;

/** BO-028, BO-040: the tax is in percent. */
export const checkout = contract({
  id: 'commercial.checkout', method: 'POST', path: `${commercialBase}/checkout`, kind: 'quote', summary: 'The price of one tier, with its tax',
  request: object({ rating_address: ratingAddress, plan_id: text1(), quote_id: text1() }),
  answer: {
    ...object({
      currency, quote: object({ id: text1() }), totals, tax_percentage: number, items: list(anyObject),
      payment_frequency: text1(), payment_schedule: paymentSchedule(),
    }, ['currency', 'quote', 'tax_percentage', 'items', 'payment_frequency', 'payment_schedule']),
    examples: [{
      currency: { code: 'USD' }, quote: { id: 'boq_1' }, totals: { subtotal: 748, grandtotal: 785.4 }, tax_percentage: 5, items: [{ title: 'Gold', amount: 748 }], payment_frequency: 'annual',
      payment_schedule: { total_amount: 785.4, schedule: [{ amount: 785.4, downpayment: true }] },
    }],
  },
  refusals: [
    quoteNotFound, { status: 400, error: { code: 'quote_request_rejected', message: 'This quote has expired. Go back to the start date for a new one.' } },
  ],
});

export type CheckoutAnswer = AnswerOf<typeof checkout>;

/** BO-029, S-50, C-33: pending approval comes without a number. BO-041, CH-006, D1, D17. */
export const purchase = contract({
  id: 'commercial.purchase', method: 'POST', path: `${commercialBase}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the payment method once per unique key and issues the policy',
  request: object({
    payment_method_id: text1(), plan_id: text1(), quote_id: text1(), revenue: number, metadata: anyObject, ...buyer,
  }, buyerFields),
  answer: {
    ...object({ policy_number: text1(), account_id: string, agreement_id: string, doc_url: string, status: string },
      ['policy_number', 'account_id', 'agreement_id', 'doc_url', 'status']),
    ...numberOrStatus,
    examples: [
      { policy_number: 'BO-2026-0042817', account_id: 'acc_1', agreement_id: 'agr_1', doc_url: '/documents/commercial-gold.pdf', status: 'approved' },
      { account_id: 'acc_1', agreement_id: 'agr_1', status: 'pending_approval' },
    ],
  },
  refusals: [quoteNotFound, methodNotFound, ...purchaseRefusals('quote', 'Select the plan again')],
});
export type PurchaseAnswer = AnswerOf<typeof purchase>;
