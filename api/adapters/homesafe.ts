import { matchesSchema, type Adapters } from '#engine';
import { holder, quoteBeneficiary } from '../contracts/holder';
import {
  homesafeQuotes, quoteAddress, ratingAnswers, screeningAnswers,
  type HomesafeApplication, type HomesafePlan, type HomesafePlanApplication, type QuoteAddress, type RatingAnswers, type ScreeningAnswers,
} from '../contracts/homesafe';
import { ratingAddress } from '../ratingAddress';
import type { Tools } from '../types';
import { filled } from './fields';
import { holderAdapters, holderAsBuyer, holderOf, quoteBeneficiaryOf, southAfrica, type Details } from './holder';
import { quoteService, type QuoteContext } from './quoteService';

/** RS-042 */
export interface HomesafeDetails extends Details {
  readonly addOns?: readonly string[];
  readonly plan_rating_questions?: RatingAnswers;
  readonly plan_screening_questions?: ScreeningAnswers;
}
export interface HomesafeContext extends QuoteContext<HomesafeApplication> {
  readonly details: HomesafeDetails;
  readonly selectedPlan?: HomesafePlan;
}

type WithoutQuote = Omit<HomesafeContext, 'quote'> & { readonly quote?: undefined };

const { adapters, begun, updated } = quoteService<HomesafeApplication, HomesafePlan, HomesafeContext>({
  calls: homesafeQuotes, verticalCode: 'homesafe', currency: southAfrica.currency, buyerOf: ({ details }) => holderAsBuyer(details),
});

/** C-10: the quote service. */
export const homesafeAdapters = {
  ...holderAdapters, ...adapters,
  /** RS-046 */
  async createQuote(_context, tools) {
    return { quote: await begun(tools, unknownHome), purchase: undefined };
  },
  /** RS-047, S-45: complete answers are sent; the rest stays as the quote has it. A quote that is gone is begun anew. */
  async updateQuote({ quote: known, details, selectedPlan }: HomesafeContext | WithoutQuote, tools) {
    const quote = known ?? await begun(tools, unknownHome);
    return { quote: await updated(tools, quote, updates(details, selectedPlan, new Date(tools.clock.now()).toISOString()), details) };
  },
} satisfies Adapters<Tools, HomesafeContext>;

/** C-36: where the home is, until its address is given. */
const home: QuoteAddress = { state_or_region: southAfrica.country, country_code: southAfrica.country };
const unknownHome: HomesafeApplication = { holders: [], rating_address: home, plan_applications: [] };

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
