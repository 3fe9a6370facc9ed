import { contract, list, methodNotFound, object, phone, quoteNotFound, text1 } from './contract';
import {
  exampleHomesafeApplication, exampleHomesafePlans, homesafeApplication, homesafePlan, type HomesafeApplication, type HomesafePlan,
} from './homesafe';

/** C-13: only the creation names the line. */
const quotesBase = '/api/quote/v1/quotes';
/** The longer path, which the sandbox serves as well. */
export const longQuotesBase = '/api/quote/v1/protections/quotes';

/** RS-043: amounts are in the currency's unit, per month. */
export interface Billing {
  readonly sub_total: number; readonly tax_total: number; readonly grand_total: number;
  readonly prices?: readonly { readonly currency_code: string }[];
}
export interface Quote { readonly quote_id: string; readonly application: HomesafeApplication; readonly billing?: Billing }

const billing = object({
  sub_total: { type: 'number' }, tax_total: { type: 'number' }, grand_total: { type: 'number' }, prices: list(object({ currency_code: text1(3) })),
}, ['prices']);
const quote = object({ quote_id: text1(), application: { type: 'object' }, billing }, ['billing']);
const example: Quote = { quote_id: 'quote_1', application: exampleHomesafeApplication };

/** S-46 */
export interface ApplicationBody { readonly application: HomesafeApplication }
const applicationBody = object({ application: homesafeApplication });
const rejected = { status: 400, error: { code: 'quote_request_rejected', message: 'We cannot insure a home with two or more claims in the last 5 years.' } };

export const create = contract<ApplicationBody, Quote>({
  id: 'quotes.create', method: 'POST', path: '/api/quote/v1/protections/{verticalCode}/quote', kind: 'quote', summary: 'Begins a quote of a line',
  request: applicationBody, answer: { ...quote, examples: [example] }, refusals: [rejected],
});
export const update = contract<ApplicationBody, Quote>({
  id: 'quotes.update', method: 'PUT', path: `${quotesBase}/{quoteId}`, kind: 'quote', summary: 'The application as it stands now: what is given replaces what was there',
  request: applicationBody, answer: { ...quote, examples: [example] },
  refusals: [rejected, quoteNotFound],
});

export interface QuotePlansAnswer { readonly plans: readonly HomesafePlan[] }
export const plans = contract<undefined, QuotePlansAnswer>({
  id: 'quotes.plans', method: 'GET', path: `${quotesBase}/{quoteId}/plans`, kind: 'quote', summary: 'The plans on offer for a quote',
  query: object({ category_code: text1(100) }, ['category_code']),
  answer: { ...object({ plans: list(homesafePlan) }), examples: [{ plans: exampleHomesafePlans }, { plans: [] }] },
  refusals: [quoteNotFound, { status: 400, error: { code: 'no_offers_found', message: 'No plan is offered for this home.' } }],
});

export interface QuoteCheckout { readonly billing: Billing }
/** CH-018: without a body. */
export const checkout = contract<undefined, QuoteCheckout>({
  id: 'quotes.checkout', method: 'POST', path: `${quotesBase}/{quoteId}/checkout`, kind: 'quote', summary: 'The monthly price of a quote',
  answer: {
    ...object({ billing }),
    examples: [{ billing: { sub_total: 137.39, tax_total: 20.61, grand_total: 158, prices: [{ currency_code: 'ZAR' }] } }],
  },
  refusals: [rejected, quoteNotFound, { status: 422, error: { code: 'invalid_input', fields: { 'application.holders': ['is missing'] } } }],
});

export interface Agreement { readonly agreement_id: string; readonly policy_number: string; readonly status?: string }
export interface QuotePurchaseAnswer { readonly account_id?: string; readonly status?: string; readonly agreements: readonly Agreement[] }
/** CH-019, C-21: the payment method was put on the quote before. */
export const purchase = contract<{
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly first_name?: string; readonly last_name?: string; readonly phone_number?: string; readonly email?: string;
}, QuotePurchaseAnswer>({
  id: 'quotes.purchase', method: 'POST', path: `${quotesBase}/{quoteId}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the payment method of the quote once and issues its agreements',
  request: object({ metadata: { type: 'object' }, first_name: text1(40), last_name: text1(40), phone_number: phone, email: { type: 'string', format: 'email' } },
    ['first_name', 'last_name', 'phone_number', 'email']),
  answer: {
    ...object({
      account_id: { type: 'string' }, status: { type: 'string' },
      agreements: list(object({ agreement_id: text1(), policy_number: text1(), status: { type: 'string' } }, ['status']), { minItems: 1 }),
    }, ['account_id', 'status']),
    // S-50: the status stands in either place.
    examples: ['approved', 'pending_approval'].map((status) => ({
      account_id: 'acc_1',
      agreements: [{ agreement_id: 'agr_1', policy_number: 'HS-2026-0042817', status }, { agreement_id: 'agr_2', policy_number: 'HS-2026-0042818', status }],
    })),
  },
  refusals: [
    quoteNotFound, methodNotFound,
    { status: 402, error: { code: 'payment_method_rejected_by_service', message: 'Your card was declined.' } },
    { status: 409, error: { code: 'purchase_in_progress', message: 'This purchase is still being processed.' } },
    { status: 422, error: { code: 'unique_key_reused', message: 'This key belongs to another quote.' } },
    { status: 422, error: { code: 'price_changed', message: 'The price has changed. Open the payment page again to see the new total.' } },
  ],
});
