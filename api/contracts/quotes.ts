import {
  amount, anyObject, buyer, buyerFields, contract, list, methodNotFound, number, numberOrStatus, object, purchaseRefusals,
  quoteNotFound, string, text1,
  type AnswerOf, type Refusal, type Schema, type ValueOf,
} from './contract';

/** C-13: only the creation names the line. */
const quotesBase = '/api/quote/v1/quotes';
/** The longer path, which the sandbox serves as well. */
export const longQuotesBase = '/api/quote/v1/protections/quotes';

/** CL-004: what may be chosen, and what counts until something is chosen. */
const plan_deductibles = object({
  defaults: object({ general: amount }), option_sets: object({ general: list(amount, { minItems: 1 }) }),
});
export type PlanDeductibles = ValueOf<typeof plan_deductibles>;
/** RS-043; the total alone will do (CL-004). Amounts are in the currency's unit, for one payment. */
const billing = object({
  sub_total: number, tax_total: number, grand_total: number, prices: list(object({ currency_code: text1(3) })), plan_deductibles,
}, ['sub_total', 'tax_total', 'prices', 'plan_deductibles']);
export type Billing = ValueOf<typeof billing>;
/** CL-008: a policy of whoever asks, and who owns what it insures. */
export interface ExistingPolicy<Owner = object> {
  readonly id: string;
  readonly details: { readonly ownership_text?: string; readonly ownership_entity?: string } & Partial<Owner>;
}
/** What the service itself reads of an application; the rest is the line's. */
export interface ServiceApplication {
  readonly plan_applications?: readonly { readonly plan_id?: string; readonly policy_effective_date?: string }[];
  readonly payment_method_id?: string;
}
export interface Quote<Application = ServiceApplication> {
  readonly quote_id: string;
  readonly application: Application;
  /** Until there is a price, what can be said without one. */
  readonly billing?: Partial<Billing>;
  readonly policies?: readonly ExistingPolicy[];
}
export interface ServicePlan { readonly plan_id: string; readonly information: { readonly title: string; readonly pricing_title?: string } }

const quoteFields = {
  quote_id: text1(), application: anyObject, billing: { ...billing, required: [] },
  policies: list(object({
    id: text1(), details: object({ ownership_text: string, ownership_entity: string }, ['ownership_text', 'ownership_entity']),
  })),
};

/** What a line says of itself at the quote service: its application and its plans, with examples for the prover. */
export interface LineOfService<Application, Plan> {
  readonly application: Schema<Application>;
  readonly plan: Schema<Plan>;
  readonly created: readonly Quote<Application>[];
  readonly updated: readonly Quote<Application>[];
  readonly plans: readonly Plan[];
  readonly billing: Billing;
  readonly policyNumbers: readonly string[];
  /** What may be missing when the price is asked for. */
  readonly incomplete: string;
  /** Why an application may not stand, and why a purchase of it is refused besides. */
  readonly rejections: readonly Refusal[];
  readonly unsold?: readonly Refusal[];
}

const agreement = {
  ...object({ agreement_id: text1(), policy_number: text1(), status: string }, ['policy_number', 'status']), ...numberOrStatus,
};

/** CH-015 … CH-019: the calls of the quote service, as one line uses them. The paths are the same for every line. */
export const quoteCalls = <Application, Plan>(line: LineOfService<Application, Plan>) => {
  // S-46
  const body = object({ application: line.application });
  const quote = object(quoteFields, ['billing', 'policies']) as Schema<Quote<Application>>;
  return {
    create: contract({
      id: 'quotes.create', method: 'POST', path: '/api/quote/v1/protections/{verticalCode}/quote', kind: 'quote', summary: 'Begins a quote of a line',
      request: body, answer: { ...quote, examples: line.created }, refusals: line.rejections,
    }),
    update: contract({
      id: 'quotes.update', method: 'PUT', path: `${quotesBase}/{quoteId}`, kind: 'quote', summary: 'The application as it stands now: what is given replaces what was there',
      request: body, answer: { ...quote, examples: line.updated }, refusals: [...line.rejections, quoteNotFound],
    }),
    plans: contract({
      id: 'quotes.plans', method: 'GET', path: `${quotesBase}/{quoteId}/plans`, kind: 'quote', summary: 'The plans on offer for a quote',
      query: object({ category_code: text1(100) }, ['category_code']),
      answer: { ...object({ plans: list(line.plan) }), examples: [{ plans: line.plans }, { plans: [] }] },
      refusals: [quoteNotFound, { status: 400, error: { code: 'no_offers_found', message: 'No plan is offered for this quote.' } }],
    }),
    /** CH-018: without a body. */
    checkout: contract({
      id: 'quotes.checkout', method: 'POST', path: `${quotesBase}/{quoteId}/checkout`, kind: 'quote', summary: 'The price of a quote',
      answer: { ...object({ billing }), examples: [{ billing: line.billing }] },
      refusals: [...line.rejections, quoteNotFound, { status: 422, error: { code: 'invalid_input', fields: { [line.incomplete]: ['is missing'] } } }],
    }),
    /** CH-019, C-21: the payment method was put on the quote before. */
    purchase: contract({
      id: 'quotes.purchase', method: 'POST', path: `${quotesBase}/{quoteId}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
      summary: 'Charges the payment method of the quote once and issues its agreements',
      request: object({ metadata: anyObject, ...buyer }, buyerFields),
      answer: {
        ...object({
          account_id: string, status: string,
          agreements: list(agreement, { minItems: 1 }),
        }, ['account_id', 'status']),
        // S-50: the status stands in either place.
        examples: ['approved', 'pending_approval'].map((status) => ({
          account_id: 'acc_1', agreements: line.policyNumbers.map((policy_number, index) => ({ agreement_id: `agr_${index + 1}`, policy_number, status })),
        })),
      },
      refusals: [
        quoteNotFound, methodNotFound, ...(line.unsold ?? []),
        ...purchaseRefusals('quote', 'Open the payment page again'),
      ],
    }),
  };
};

/** A plan of a line that has no contract of its own. */
export const anyPlan: Schema<ServicePlan> = object({ plan_id: text1(), information: object({ title: text1() }) });
/** The calls of a line that has no contract of its own: its application is as it says, else any object. */
export const anyQuoteCalls = (application: Schema<ServiceApplication> = { type: 'object' }) => quoteCalls({
  application, plan: anyPlan,
  created: [{ quote_id: 'quote_1', application: {} }], updated: [{ quote_id: 'quote_1', application: {} }],
  plans: [{ plan_id: 'plan_1', information: { title: 'Essential' } }],
  billing: { sub_total: 137.39, tax_total: 20.61, grand_total: 158, prices: [{ currency_code: 'ZAR' }] },
  policyNumbers: ['HS-2026-0042817'], incomplete: 'application.plan_applications',
  rejections: [{ status: 400, error: { code: 'quote_request_rejected', message: 'We cannot insure this.' } }],
});
/** The calls as any line makes them. Each line checks its own application. */
export const { create, update, plans, checkout, purchase } = anyQuoteCalls();
export type QuoteCheckout = AnswerOf<typeof checkout>;
export type QuotePurchaseAnswer = AnswerOf<typeof purchase>;
