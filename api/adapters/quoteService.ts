import type { Adapters } from '#engine';
import type { Billing, Quote, quoteCalls, QuotePurchaseAnswer, ServiceApplication } from '../contracts/quotes';
import { ApiError } from '../errors';
import type { Tools } from '../types';
import { buyerWithoutToken, type Buyer } from './buyer';
import { filled } from './fields';

type With = Tools & { readonly signal: AbortSignal };
type Calls<Application, Plan> = ReturnType<typeof quoteCalls<Application, Plan>>;
/** What a line of the quote service keeps in its context. */
export interface QuoteContext<Application> {
  readonly quote: Quote<Application>;
  readonly details: { readonly lat?: number; readonly lng?: number };
  readonly paymentMethod: { readonly id: string };
  readonly uid: string;
}
export interface LineAtQuoteService<Application, Plan, Context extends QuoteContext<Application>> {
  readonly calls: Calls<Application, Plan>;
  /** Its name in the path of the first call. */
  readonly verticalCode: string;
  readonly currency: string;
  /** C-30: the order in which its plans are shown; the server's where nothing is said. */
  readonly inOrder?: (plans: readonly Plan[]) => readonly Plan[];
  readonly categoryOf?: (context: Context) => string | undefined;
  readonly buyerOf: (context: Context) => Buyer;
}

/** C-10, C-11: what every line of the quote service does in the same way. Requests have the partner's names, patches have ours. */
export function quoteService<Application extends ServiceApplication, Plan, Context extends QuoteContext<Application>>(
  { calls, verticalCode, currency, inOrder = (plans) => plans, categoryOf, buyerOf }: LineAtQuoteService<Application, Plan, Context>,
) {
  /** RS-046, S-46 */
  const begun = ({ http, signal }: With, application: Application): Promise<Quote<Application>> =>
    http.send(calls.create, { params: { verticalCode }, body: { application }, signal });
  /** CH-017, S-45: what is given replaces what the quote has. */
  const updated = (
    { http, signal }: With, quote: Quote<Application>, updates: Partial<Application>, at?: Context['details'],
  ): Promise<Quote<Application>> => http.send(calls.update, {
    params: { quoteId: quote.quote_id }, body: { application: { ...quote.application, ...updates } }, at, signal,
  });
  const adapters = {
    /** RS-007, RS-053, CL-020: new plans, no purchase yet. */
    async quotePlans(context, { http, signal }) {
      const { quote, details } = context;
      const query = categoryOf && { category_code: categoryOf(context) };
      const answer = await http.send(calls.plans, { params: { quoteId: quote.quote_id }, query, at: details, signal });
      if (answer.plans.length === 0) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
      return { plans: inOrder(answer.plans), purchase: undefined };
    },
    /** RS-051 */
    async checkout({ quote, details }, { http, signal }) {
      const { billing } = await http.send(calls.checkout, { params: { quoteId: quote.quote_id }, at: details, signal });
      return { checkout: billOf(billing, currency), quote: { ...quote, billing } };
    },
    /** RS-050, CH-017: the payment method joins what is there already. */
    async attachMethod({ quote, paymentMethod, details }, tools) {
      const method = { payment_method_id: paymentMethod.id } as Partial<Application>;
      return { quote: { ...quote, ...await updated(tools, quote, method, details) } };
    },
    /** RS-051, RS-054, C-20, C-21 */
    async purchase(context, { http, session, signal }) {
      const { quote, details, uid } = context;
      return { purchase: policyOf(await http.send(calls.purchase, {
        params: { quoteId: quote.quote_id }, headers: { 'X-Unique-Key': uid },
        body: { metadata: session.metadata, ...buyerWithoutToken(buyerOf(context), session) }, at: details, signal,
      })) };
    },
  } satisfies Adapters<Tools, Context>;
  return { adapters, begun, updated };
}

const billOf = ({ sub_total, tax_total, grand_total, prices }: Billing, currency: string) => ({
  totals: { subtotal: sub_total, tax: tax_total, grandtotal: grand_total },
  currency: { code: prices?.[0]?.currency_code ?? currency },
});

/** RS-039, CL-005: the first agreement's number; S-50: either place may say that it waits. */
function policyOf({ account_id, status, agreements }: QuotePurchaseAnswer) {
  const [first] = agreements;
  return filled({ policy_number: first?.policy_number, account_id, status: status ?? first?.status, agreements });
}
