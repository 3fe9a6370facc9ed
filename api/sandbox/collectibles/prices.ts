import {
  exampleCollectiblesPlans, type Collection, type CollectiblesPlan, type CollectiblesPlanApplication,
} from '../../contracts/collectibles';
import { refuse } from '../http/refuse';
import { premiumTax, share, type Cents } from '../money';

/** Cents a year for each 1000 dollars. */
const rates: Readonly<Record<string, number>> =
  { coins_stamps: 640, comics_cards: 720, fine_art: 560, musical_instruments: 850, toys_models: 600, wine: 780 };
const leastPremium = 6000;
/** Percent of the common price. */
const deductibles: Readonly<Record<number, number>> = { 0: 115, 250: 100, 1000: 85 };
export const planDeductibles =
  { defaults: { general: 250 }, option_sets: { general: Object.keys(deductibles).map(Number).toSorted((a, b) => a - b) } };
const plans: Readonly<Record<string, { readonly percent: number; readonly item: number; readonly fresh: number }>> = {
  'collectibles-plus': { percent: 130, item: 40, fresh: 20 }, 'collectibles-essential': { percent: 100, item: 20, fresh: 0 },
};
/** Where the insurer does not sell. */
const noOffers: ReadonlySet<string> = new Set(['AK', 'HI']);

const protection = (it: Collection): number =>
  100 - (it.has_burglar_alarm ? 5 : 0) - (it.has_fire_alarm ? 5 : 0) - (it.has_personal_safe ? 3 : 0)
  - (it.has_ul_rated_safe ? 8 : 0) - (it.has_ul_rate_vault ? 12 : 0);
/** What one payment costs, before tax. */
function premium(application: CollectiblesPlanApplication, plan: string, category = application.category_code): number {
  const { collections = [], claims_count: claims = 0, deductible = planDeductibles.defaults.general } = application;
  const rate = rates[category] ?? 0;
  const common = collections.reduce((sum, it) => sum + share(it.collection_total_value * rate, protection(it), 100_000), 0);
  const percent = (plans[plan]?.percent ?? 100) * (100 + 10 * claims) * (deductibles[deductible] ?? 100);
  const year = Math.max(leastPremium, share(common, percent, 1_000_000));
  return application.payment_frequency === 'monthly' ? share(year, 1, 12) : year;
}
export const totalValue = ({ collections = [] }: CollectiblesPlanApplication): number =>
  collections.reduce((sum, { collection_total_value }) => sum + collection_total_value, 0);
const titleOf = (cents: number, frequency: string | undefined): string =>
  `$${(cents / 100).toFixed(2)}/${frequency === 'monthly' ? 'month' : 'year'}`;

/** CL-020: the plans of a category, with the prices for these collections. */
export function plansFor(application: CollectiblesPlanApplication, category = application.category_code): readonly CollectiblesPlan[] {
  if (application.collections?.some(({ address }) => noOffers.has(address.state_or_region))) return [];
  const total = totalValue(application);
  return exampleCollectiblesPlans.map((plan) => {
    const { item = 0, fresh = 0 } = plans[plan.plan_id] ?? {};
    const price = titleOf(premium(application, plan.plan_id, category), application.payment_frequency);
    return {
      ...plan, information: { ...plan.information, pricing_title: price },
      details: { coverage_amounts: { collection: total, single_item: share(total, item, 100), new_purchases: share(total, fresh, 100) } },
    };
  });
}

export function priceOf(application: CollectiblesPlanApplication): Cents {
  const { plan_id = '' } = application;
  if (!plansFor(application).some((plan) => plan.plan_id === plan_id)) {
    refuse(400, 'quote_request_rejected', 'This plan is not offered for these collections.');
  }
  const subtotal = premium(application, plan_id);
  const tax = premiumTax(subtotal, application.collections?.[0]?.address.state_or_region ?? '');
  return { subtotal, discount: 0, tax, grandtotal: subtotal + tax };
}
