import {
  exampleHomesafePlans, type AddOn, type HomesafePlan, type HomesafePlanApplication, type RatingAnswers,
} from '../../contracts/homesafe';
import { invalidInput, refuse } from '../http/refuse';
import { share, toCents, type Cents } from '../money';
import { centsIn, monthlyTitle, withVat } from '../monthly/rand';

/** RS-005: percent of the common price. Add-ons cost the same everywhere. */
const percentFor = ({ has_break_ins, has_neighbors, has_surveillance }: RatingAnswers = {}): number =>
  100 + (has_break_ins ? 15 : 0) + (has_neighbors === false ? 5 : 0) - (has_surveillance ? 10 : 0);
const planPrice = ({ information }: HomesafePlan, rating: RatingAnswers | undefined): number =>
  share(centsIn(information.pricing_title ?? ''), percentFor(rating), 100);

/** RS-041: the plans with this home's prices. */
export const plansFor = (rating: RatingAnswers | undefined): readonly HomesafePlan[] =>
  exampleHomesafePlans.map((plan) =>
    ({ ...plan, information: { ...plan.information, pricing_title: monthlyTitle(planPrice(plan, rating)) } }));

/** What a month costs with the add-ons that were chosen. */
export function priceOf({ plan_id, plan_add_ons = [], plan_rating_questions }: Pick<HomesafePlanApplication, 'plan_id'
  | 'plan_add_ons' | 'plan_rating_questions'>): Cents {
  const plan = exampleHomesafePlans.find((known) => known.plan_id === plan_id)
    ?? refuse(400, 'quote_request_rejected', 'This plan is not offered for this home.');
  const offered = plan.details.plan_add_ons ?? {};
  const chosen = [...new Set(plan_add_ons)].map((key): AddOn =>
    (Object.hasOwn(offered, key) ? offered[key] : undefined) ?? invalidInput({ plan_add_ons: [`${key} is not offered with this plan`] }));
  return withVat(chosen.reduce((sum, { price }) => sum + toCents(price), planPrice(plan, plan_rating_questions)));
}
