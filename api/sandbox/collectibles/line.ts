import {
  collectiblesApplication, type CollectiblesApplication, type CollectiblesPlan, type CollectiblesPlanApplication,
} from '../../contracts/collectibles';
import { invalidInput, refuse } from '../http/refuse';
import { currency } from '../purchase/quotes';
import type { QuoteLine } from '../quotes/line';
import { hasPending, policiesOf } from './owners';
import { planDeductibles, plansFor, priceOf, totalValue } from './prices';

/** CL-016: in dollars, all collections together. */
const limit = 1_000_000;
const mostClaims = 3;
const postBox = /\bp\.?\s*o\.?\s*box\b|\bpost office box\b/iu;

const pathOf = (name: string): string => `application.plan_applications.0.${name}`;

/** May these answers stand? */
export function checkPlan(plan: CollectiblesPlanApplication): void {
  const { collections = [], claims_count: claims = 0, deductible } = plan;
  if (claims > mostClaims) refuse(400, 'quote_request_rejected', 'We cannot insure a collection after more than 3 claims in 5 years.');
  if (plan.is_felon) refuse(400, 'quote_request_rejected', 'We cannot insure a collection after a felony conviction.');
  if (collections.some(({ address: { line1, line2 = '' } }) => postBox.test(line1) || postBox.test(line2))) {
    refuse(400, 'physical_address_required', 'A collection needs a street address, not a P.O. Box.');
  }
  const tooHigh = collections.findIndex((it) => it.highest_value_item > it.collection_total_value);
  if (tooHigh >= 0) invalidInput({ [pathOf(`collections.${tooHigh}.highest_value_item`)]: ['must not be more than the total value'] });
  if (deductible !== undefined && !planDeductibles.option_sets.general.includes(deductible)) {
    invalidInput({ [pathOf('deductible')]: ['is not one of the choices'] });
  }
  if (totalValue(plan) > limit) refuse(400, 'total_collection_value_is_above_limit', 'We insure collections up to $1,000,000 in all.');
}

const needed = [
  'plan_id', 'payment_frequency', 'owner_first_name', 'owner_last_name', 'owner_email', 'owner_phone_number', 'mailing_address',
] as const;
const none: CollectiblesPlanApplication = { category_code: '', policy_effective_date: '' };
const planOf = ({ plan_applications: [plan = none] = [] }: CollectiblesApplication): CollectiblesPlanApplication => plan;

/** C-11: collectibles at the quote service. */
export const collectibles: QuoteLine<CollectiblesApplication, CollectiblesPlan> = {
  code: 'collectibles', prefix: 'CO', currency, agreements: 1, application: collectiblesApplication, deductibles: planDeductibles,
  check: (application) => checkPlan(planOf(application)),
  plans: (application, category) => plansFor(planOf(application), category),
  price(application) {
    const plan = planOf(application);
    const missing = [...needed.filter((name) => plan[name] === undefined), ...(plan.collections?.length ? [] : ['collections'])];
    if (missing.length > 0) invalidInput(Object.fromEntries(missing.map((name) => [pathOf(name), ['is missing']])));
    checkPlan(plan);
    return priceOf(plan);
  },
  buyer: (application) => ({ email: planOf(application).owner_email, lastName: planOf(application).owner_last_name }),
  insured: ({ payment_method_id: _method, ...application }) => application,
  policies: policiesOf,
  async checkSale(tx, application, owner) {
    if (await hasPending(tx, planOf(application), owner)) {
      refuse(400, 'collectibles_policy_pending', 'Your first policy is not approved yet.');
    }
  },
};
