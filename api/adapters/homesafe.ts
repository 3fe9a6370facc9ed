import { matchesSchema, type Adapters } from '#engine';
import { holder, quoteBeneficiary } from '../contracts/holder';
import {
  quoteAddress, ratingAnswers, screeningAnswers,
  type HomesafeApplication, type HomesafePlan, type HomesafePlanApplication, type QuoteAddress, type RatingAnswers, type ScreeningAnswers,
} from '../contracts/homesafe';
import { checkout, create, plans, purchase, update, type Billing, type Quote, type QuotePurchaseAnswer } from '../contracts/quotes';
import { ApiError } from '../errors';
import { ratingAddress } from '../ratingAddress';
import type { Tools } from '../types';
import { buyerWithoutToken } from './buyer';
import { filled } from './fields';
import { holderAdapters, holderAsBuyer, holderOf, quoteBeneficiaryOf, southAfrica, type Details } from './holder';

/** RS-042 */
export interface HomesafeDetails extends Details {
  readonly addOns?: readonly string[];
  readonly plan_rating_questions?: RatingAnswers;
  readonly plan_screening_questions?: ScreeningAnswers;
}
export interface HomesafeContext {
  readonly details: HomesafeDetails;
  readonly quote: Quote;
  readonly selectedPlan?: HomesafePlan;
  readonly paymentMethod: { readonly id: string };
  readonly uid: string;
}

type WithoutQuote = Omit<HomesafeContext, 'quote'> & { readonly quote?: undefined };

/** C-10: the quote service. Requests have the partner's names, patches have ours. */
export const homesafeAdapters = {
  ...holderAdapters,
  /** RS-046 */
  async createQuote(_context, tools) {
    return { quote: await begun(tools), purchase: undefined };
  },
  /** RS-047, S-45: complete answers are sent; the rest stays as the quote has it. A quote that is gone is begun anew. */
  async updateQuote({ quote: known, details, selectedPlan }: HomesafeContext | WithoutQuote, tools) {
    const { http, clock, signal } = tools;
    const quote = known ?? await begun(tools);
    const application = { ...quote.application, ...updates(details, selectedPlan, new Date(clock.now()).toISOString()) };
    return { quote: await http.send(update, { params: { quoteId: quote.quote_id }, body: { application }, at: details, signal }) };
  },
  /** RS-007, RS-053: the server's order (C-30); new plans, no purchase yet. */
  async quotePlans({ quote, details }, { http, signal }) {
    const answer = await http.send(plans, { params: { quoteId: quote.quote_id }, at: details, signal });
    if (answer.plans.length === 0) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
    return { plans: answer.plans, purchase: undefined };
  },
  /** RS-051 */
  async checkout({ quote, details }, { http, signal }) {
    const { billing } = await http.send(checkout, { params: { quoteId: quote.quote_id }, at: details, signal });
    return { checkout: billOf(billing), quote: { ...quote, billing } };
  },
  /** RS-050, CH-017: the payment method joins what is there already. */
  async attachMethod({ quote, paymentMethod, details }, { http, signal }) {
    const application = { ...quote.application, payment_method_id: paymentMethod.id };
    const answer = await http.send(update, { params: { quoteId: quote.quote_id }, body: { application }, at: details, signal });
    return { quote: { ...quote, ...answer } };
  },
  /** RS-051, RS-054, C-20, C-21 */
  async purchase({ quote, details, uid }, { http, session, signal }) {
    return { purchase: policyOf(await http.send(purchase, {
      params: { quoteId: quote.quote_id }, headers: { 'X-Unique-Key': uid },
      body: { metadata: session.metadata, ...buyerWithoutToken(holderAsBuyer(details), session) }, at: details, signal,
    })) };
  },
} satisfies Adapters<Tools, HomesafeContext>;

const verticalCode = 'homesafe';
const begun = ({ http, signal }: Pick<Tools, 'http'> & { readonly signal: AbortSignal }): Promise<Quote> => {
  const application = { holders: [], rating_address: home, plan_applications: [] };
  return http.send(create, { params: { verticalCode }, body: { application }, signal });
};
/** C-36: where the home is, until its address is given. */
const home: QuoteAddress = { state_or_region: southAfrica.country, country_code: southAfrica.country };

/** Answers are stored while they are typed: only those that the service accepts are sent. */
const accepted = <Value>(schema: Parameters<typeof matchesSchema>[0], value: Value | undefined): Value | undefined =>
  (matchesSchema(schema, value) ? value : undefined);

function updates(details: HomesafeDetails, selectedPlan: HomesafePlan | undefined, now: string): HomesafeApplication {
  const who = accepted(holder, holderOf(details));
  const plan_applications = [planApplication(details, selectedPlan, now)];
  return filled({ holders: who && [who], rating_address: addressOf(details), plan_applications });
}
/** RS-048, RS-049. */
function planApplication(details: HomesafeDetails, plan: HomesafePlan | undefined, now: string): HomesafePlanApplication {
  return filled({
    plan_id: plan?.plan_id, plan_add_ons: plan ? details.addOns ?? [] : [], policy_effective_date: now,
    plan_rating_questions: accepted(ratingAnswers, details.plan_rating_questions),
    plan_screening_questions: accepted(screeningAnswers, details.plan_screening_questions),
    beneficiary: accepted(quoteBeneficiary, quoteBeneficiaryOf(details)),
  });
}
/** C-36: the region that is given, else where the home is. */
const addressOf = (details: HomesafeDetails): QuoteAddress | undefined => {
  const { country = southAfrica.country, region } = details;
  const full = ratingAddress({ ...details, country, region: region?.trim() || southAfrica.country });
  return full.line1 && full.city && full.postal ? accepted(quoteAddress, full) : undefined;
};

const billOf = ({ sub_total, tax_total, grand_total, prices }: Billing) => ({
  totals: { subtotal: sub_total, tax: tax_total, grandtotal: grand_total },
  currency: { code: prices?.[0]?.currency_code ?? southAfrica.currency },
});

/** RS-039: the first agreement's number; S-50: either place may say that it waits. */
function policyOf({ account_id, status, agreements }: QuotePurchaseAnswer) {
  const [first] = agreements;
  return filled({ policy_number: first?.policy_number, account_id, status: status ?? first?.status, agreements });
}
