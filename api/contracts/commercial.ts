import type { JsonSchema } from '#engine';
import { exampleClasses, exampleForm, exampleTiers } from './commercialExamples';
import { contract, day, email, list, methodNotFound, object, phone, purchaseRefusals, quoteNotFound, ratingAddress, text1, totals, type RatingAddress, type Totals } from './contract';
import { details, maybe, responsesContract, type Details } from './survey';

/** BO-037 … BO-041, CH-011. The paths below the API's host. */
export const commercialBase = '/api/partner/v1/protections/commercial';

/** BO-014, in the order of the table (C-30). */
export const tiers = ['silver', 'gold', 'platinum'] as const;
export type Tier = (typeof tiers)[number];

/** A partner may send the code as digits in quotes. */
export interface BusinessClass { readonly name: string; readonly code: number | string }
/** BO-026 */
export interface CommercialPlan {
  readonly plan_id: string;
  readonly details: { readonly chubb_plan_code: string };
  readonly information: { readonly title: string; readonly acknowledgment_html?: string };
}

const code: JsonSchema = { type: 'integer', minimum: 1 };
const number: JsonSchema = { type: 'number' };

/** BO-037: the answer is the list itself. */
export const businessClasses = contract<undefined, readonly BusinessClass[]>({
  id: 'commercial.businessClasses', method: 'GET', path: `${commercialBase}/business-classes`, kind: 'list', summary: 'The kinds of business there are',
  answer: { ...list(object({ name: text1(), code: { anyOf: [code, { type: 'string', pattern: '^\\d+$' }] } }), { minItems: 1 }), examples: [exampleClasses] },
  refusals: [],
});

/** S-38 */
export interface PlansAnswer { readonly plans: readonly CommercialPlan[]; readonly dynamic_form: unknown }
/** BO-038 */
export const plans = contract<{ readonly rating_address: RatingAddress; readonly business_class_code: number }, PlansAnswer>({
  id: 'commercial.plans', method: 'POST', path: `${commercialBase}/plans`, kind: 'quote', summary: 'The tiers for a business at an address, and the questions about it',
  request: object({ rating_address: ratingAddress, business_class_code: code }),
  answer: {
    ...object({
      plans: list(object({
        plan_id: text1(), details: object({ chubb_plan_code: { type: 'string' } }), information: object({ title: text1(), acknowledgment_html: { type: 'string' } }, ['acknowledgment_html']),
      })),
      dynamic_form: { type: 'object' },
    }),
    examples: [{ plans: exampleTiers, dynamic_form: exampleForm }, { plans: [], dynamic_form: exampleForm }],
  },
  refusals: [
    { status: 400, error: { code: 'no_offers_found', message: 'This kind of business cannot be insured here.' } },
    { status: 400, error: { code: 'rating_address_rejected', message: 'This address cannot be rated.' } },
  ],
});

/** S-02 */
export const responses = responsesContract({
  id: 'commercial.responses', path: `${commercialBase}/responses`, examples: [{}, { next_screen_id: 'payroll' }],
  refusals: [{ status: 422, error: { code: 'invalid_response', title: 'Please check the year', message: 'A business cannot have begun in the future.' } }],
});

/** BO-025, BO-039: the answers, and beside them what the business is and when cover begins. */
export interface BusinessDetails extends Details { readonly business_class_code: number; readonly policy_effective_date: string }
/** BO-027: a year's price by tier; a tier without a price is not offered (S-39). Beside the quote's id, or in an object of their own. */
export type Rates = { readonly [tier in Tier]?: number | null };
export interface RatesAnswer extends Rates { readonly quote_id: string; readonly rates?: Rates }
const prices = { silver: maybe(number), gold: maybe(number), platinum: maybe(number) };
/** BO-039 */
export const rates = contract<{ readonly rating_address: RatingAddress; readonly details: BusinessDetails }, RatesAnswer>({
  id: 'commercial.rates', method: 'POST', path: `${commercialBase}/rates`, kind: 'quote', summary: 'What each tier costs a year, for these answers from this day',
  request: object({ rating_address: ratingAddress, details: { ...details, ...object({ business_class_code: code, policy_effective_date: day }) } }),
  answer: {
    ...object({ quote_id: text1(), rates: object(prices, tiers), ...prices }, ['rates', ...tiers]),
    examples: [{ quote_id: 'boq_1', rates: { silver: 612, gold: 748, platinum: 1035 } }, { quote_id: 'boq_2', rates: { silver: 612, gold: 748 } }],
  },
  refusals: [{ status: 400, error: { code: 'quote_request_rejected', message: 'This business cannot be insured with these answers.' } }],
});

/** BO-028 */
export interface CheckoutAnswer {
  readonly currency?: { readonly code: string };
  readonly quote?: { readonly id: string };
  readonly totals: Totals;
  /** In percent. */
  readonly tax_percentage?: number;
  readonly items?: readonly { readonly title: string; readonly amount: number }[];
  readonly payment_frequency?: string;
  readonly payment_schedule?: { readonly total_amount: number; readonly schedule: readonly { readonly amount: number; readonly downpayment?: boolean }[] };
}
/** BO-040 */
export const checkout = contract<{ readonly rating_address: RatingAddress; readonly plan_id: string; readonly quote_id: string }, CheckoutAnswer>({
  id: 'commercial.checkout', method: 'POST', path: `${commercialBase}/checkout`, kind: 'quote', summary: 'The price of one tier, with its tax',
  request: object({ rating_address: ratingAddress, plan_id: text1(), quote_id: text1() }),
  answer: {
    ...object({
      currency: object({ code: text1(3) }), quote: object({ id: text1() }), totals, tax_percentage: number, items: list(object({ title: text1(), amount: number })),
      payment_frequency: text1(), payment_schedule: object({ total_amount: number, schedule: list(object({ amount: number, downpayment: { type: 'boolean' } }, ['downpayment']), { minItems: 1 }) }),
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

/** BO-029, S-50, C-33: pending approval comes without a number. */
export interface PurchaseAnswer {
  readonly policy_number?: string;
  readonly account_id?: string;
  readonly agreement_id?: string;
  readonly doc_url?: string;
  readonly status?: string;
}
/** BO-041, CH-006, D1, D17. */
export const purchase = contract<{
  readonly payment_method_id: string; readonly plan_id: string; readonly quote_id: string; readonly revenue: number; readonly metadata: Readonly<Record<string, unknown>>;
  readonly first_name?: string; readonly last_name?: string; readonly phone_number?: string; readonly email?: string;
}, PurchaseAnswer>({
  id: 'commercial.purchase', method: 'POST', path: `${commercialBase}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the payment method once per unique key and issues the policy',
  request: object({
    payment_method_id: text1(), plan_id: text1(), quote_id: text1(), revenue: number, metadata: { type: 'object' }, first_name: text1(40), last_name: text1(40), phone_number: phone, email,
  }, ['first_name', 'last_name', 'phone_number', 'email']),
  answer: {
    ...object({
      policy_number: text1(), account_id: { type: 'string' }, agreement_id: { type: 'string' }, doc_url: { type: 'string' }, status: { type: 'string' },
    }, ['policy_number', 'account_id', 'agreement_id', 'doc_url', 'status']),
    // An empty answer is no policy (F13).
    anyOf: [{ required: ['policy_number'] }, { required: ['status'] }],
    examples: [
      { policy_number: 'BO-2026-0042817', account_id: 'acc_1', agreement_id: 'agr_1', doc_url: '/documents/commercial-gold.pdf', status: 'approved' },
      { account_id: 'acc_1', agreement_id: 'agr_1', status: 'pending_approval' },
    ],
  },
  refusals: [quoteNotFound, methodNotFound, ...purchaseRefusals('quote', 'Select the plan again')],
});
