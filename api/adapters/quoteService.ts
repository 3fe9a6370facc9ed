import { getPath, matchesSchema, type Adapters, type Context, type JsonSchema, type Path, type Rule } from '#engine';
import { anyQuoteCalls, type Billing, type Quote, type QuotePurchaseAnswer, type ServiceApplication } from '../contracts/quotes';
import { ApiError } from '../errors';
import { byPriceDescending } from './priceTitle';
import { fieldsOf, schemaAt, sourceTools, valueOf, type Sources } from '../source';
import type { Tools } from '../types';
import { buyerWithoutToken, type Buyer } from './buyer';
import { filled } from './fields';
import { paymentAdapters, placeOf } from './payment';

/** Which answer goes where at the quote service: what a line says of itself, as plain data. */
export interface QuoteService {
  /** Its name in the path of the first call. */
  readonly vertical: string;
  readonly currency: string;
  /** What its application looks like, where the line has no contract that says it. */
  readonly application?: JsonSchema;
  /** CH-006, C-22: who buys, in whose name the card is as well. */
  readonly buyer: Readonly<Record<keyof Buyer, Path>>;
  /** Where the visit's `lat` and `lng` are (S-54). */
  readonly place?: Path;
  /** The application as it begins. */
  readonly create: Sources;
  /** The application as it stands: what is left out stays as the quote has it. */
  readonly update: Sources;
  readonly plans?: {
    /** C-30: the order of the server where nothing is said. */
    readonly order?: 'dearestFirst';
    /** CL-020: what is sent as `category_code`. */
    readonly category?: Path;
  };
  readonly entries?: Entries;
}
/** A list of answers that is kept an entry at a time. Each change carries the whole list (CL-009). */
export interface Entries {
  /** Names in the context: the list, the entry that is being answered, the one that is to go. */
  readonly list: string;
  readonly entry: string;
  readonly removed: string;
  /** The field by which an entry is known again. */
  readonly id: string;
  /** What is not sent, and the error code it ends with. */
  readonly refuses?: readonly { readonly when: Rule; readonly code: string }[];
  /** CL-021: the list of an answer's application as the form answers it; as it was sent where the answer has none. */
  readonly answer?: { readonly list: Path; readonly fields: Sources };
}

/** What the calls find in the context, besides the answers. */
interface Visit extends Context { readonly quote?: Quote }
export interface QuoteContext extends Visit {
  readonly quote: Quote;
  readonly checkout: { readonly totals: { readonly grandtotal: number } };
  readonly paymentMethod: { readonly id: string };
  readonly uid: string;
}
type With = Tools & { readonly signal: AbortSignal };
type Calls = ReturnType<typeof anyQuoteCalls>;

/** What the calls of one line share: where it is, and how a quote is begun and brought up to date. */
function quoteWriter({ vertical, place, create, update }: QuoteService, calls: Calls, schema: JsonSchema | undefined) {
  const said = (fields: Sources, context: Context, tools: Tools): ServiceApplication =>
    fieldsOf(fields, { ...context, partner: tools.session.partner }, sourceTools(tools), schema);
  const at = (context: Context) => (place === undefined ? undefined : getPath(context, place) as { readonly lat?: number });
  /** CH-017, S-45: what is given replaces what the quote has. */
  const updated = (quote: Quote, updates: ServiceApplication, context: Context, { http, signal }: With): Promise<Quote> =>
    http.send(calls.update, {
      params: { quoteId: quote.quote_id }, body: { application: { ...quote.application, ...updates } }, at: at(context), signal,
    });
  /** RS-046, S-46, S-68 */
  const begun = (context: Context, tools: With): Promise<Quote> => tools.http.send(calls.create, {
    params: { verticalCode: vertical }, body: { application: said(create, context, tools) }, at: at(context), signal: tools.signal,
  });
  /** RS-047, CL-002. A quote that is gone is begun anew. */
  const sent = async (context: Visit, tools: With): Promise<Quote> =>
    updated(context.quote ?? await begun(context, tools), said(update, context, tools), context, tools);
  return { at, begun, updated, sent };
}

/** C-10, C-11: the calls of every line of the quote service. Requests have the partner's names, patches have ours. */
export function quoteAdapters(line: QuoteService, calls: Calls = anyQuoteCalls(line.application)) {
  const schema = schemaAt(calls.update.request, 'application');
  const { at, begun, updated, sent } = quoteWriter(line, calls, schema);
  const buyerOf = (context: Context): Buyer =>
    filled(Object.fromEntries(Object.entries(line.buyer).map(([name, path]) => [name, getPath(context, path)]))) as unknown as Buyer;
  const { order, category } = line.plans ?? {};
  return {
    async createQuote(context, tools) {
      return { quote: await begun(context, tools), purchase: undefined };
    },
    async updateQuote(context: Visit, tools) {
      return { quote: await sent(context, tools) };
    },
    ...entryAdapters(line, sent, schema),
    /** RS-007, RS-053, CL-020: new plans, no purchase yet. */
    async quotePlans(context, { http, signal }) {
      const query = category === undefined ? undefined : { category_code: getPath(context, category) as string | undefined };
      const params = { quoteId: context.quote.quote_id };
      const { plans } = await http.send(calls.plans, { params, query, at: at(context), signal });
      if (plans.length === 0) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
      return { plans: order ? byPriceDescending(plans) : plans, purchase: undefined };
    },
    /** RS-051 */
    async checkout(context, { http, signal }) {
      const { quote } = context;
      const { billing } = await http.send(calls.checkout, { params: { quoteId: quote.quote_id }, at: at(context), signal });
      return { checkout: billOf(billing, line.currency), quote: { ...quote, billing } };
    },
    ...paymentAdapters((context: QuoteContext) => ({ ...buyerOf(context), ...placeOf(at(context)) })),
    /** RS-050, CH-017: the payment method joins what is there already. */
    async attachMethod(context, tools) {
      const { quote, paymentMethod } = context;
      return { quote: { ...quote, ...await updated(quote, { payment_method_id: paymentMethod.id }, context, tools) } };
    },
    /** RS-051, RS-054, C-20, C-21. The body has no field for the total that was shown (I17), so the metadata carry it. */
    async purchase(context, { http, session, signal }) {
      const { quote, uid, checkout } = context;
      const metadata = { ...session.metadata, revenue: checkout.totals.grandtotal };
      return { purchase: policyOf(await http.send(calls.purchase, {
        params: { quoteId: quote.quote_id }, headers: { 'X-Unique-Key': uid },
        body: { metadata, ...buyerWithoutToken(buyerOf(context), session) }, at: at(context), signal,
      })) };
    },
  } satisfies Adapters<Tools, QuoteContext>;
}

type Entry = Readonly<Record<string, unknown>>;
/** CL-009, CL-010: an entry with an id takes its own place, another one joins the list. */
function entryAdapters(
  { entries }: QuoteService, sent: (context: Visit, tools: With) => Promise<Quote>, schema: JsonSchema | undefined,
): Adapters<Tools, Visit> {
  if (!entries) return {};
  const { list, entry: name, removed, id, refuses = [], answer } = entries;
  const present = (context: Context): readonly Entry[] => (context[list] ?? []) as readonly Entry[];
  const saved = async (context: Visit, all: readonly Entry[], tools: With) => {
    const quote = await sent({ ...context, [list]: all }, tools);
    const answered = answer && getPath(quote.application, answer.list);
    const isAnswered = answer && Array.isArray(answered) && matchesSchema(schemaAt(schema, answer.list) ?? {}, answered);
    return { quote, [list]: isAnswered ? valueOf(answer, quote.application, sourceTools(tools)) : all };
  };
  return {
    async saveEntry(context, tools) {
      const wrong = refuses.find(({ when }) => sourceTools(tools).rules.holds(when, context));
      if (wrong) throw new ApiError({ code: wrong.code, outcome: 'refused' });
      const given = context[name] as Entry;
      const entry = { ...given, [id]: given[id] ?? tools.newId() };
      const all = present(context);
      const isKnown = all.some((other) => other[id] === entry[id]);
      return saved(context, isKnown ? all.map((other) => (other[id] === entry[id] ? entry : other)) : [...all, entry], tools);
    },
    async removeEntry(context, tools) {
      const gone = context[removed] as Entry;
      return { ...await saved(context, present(context).filter((other) => other[id] !== gone[id]), tools), [removed]: undefined };
    },
  };
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
