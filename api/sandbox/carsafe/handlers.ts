import { type CarsafePlan, type CarsafeSelection, checkout, exampleCarsafePlans, plans, purchase } from '../../contracts/carsafe';
import { handle, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import { type Cents, centsIn, share, toTotals, toUnits, withCents } from '../money';
import { buyMonthly } from '../monthly/purchase';
import { currency, withVat } from '../monthly/rand';
import { isPostal } from '../places/southAfrica';

/** VC-042. */
export const carsafeHandlers: readonly Handler[] = [
  handle(plans, ({ body: { country_code, region } }) => {
    const offered = plansIn(country_code, region);
    return offered.length > 0
      ? { plans: offered, settings: { currency: { code: currency } } }
      : refuse(400, 'no_offers_found', 'No plan is offered in this country.');
  }),
  handle(checkout, ({ body }) => {
    const price = priceOf(body);
    return { currency_code: currency, payment_schedule: { schedule: [{ amount: toUnits(price.grandtotal) }] }, totals: toTotals(price) };
  }),
  handle(purchase, buyMonthly({ code: 'carsafe', prefix: 'VC', priceOf })),
];

/** Percent of the common price, for those who name a province instead of the whole country. */
const levels = new Map(Object.entries({ Gauteng: 115, 'KwaZulu-Natal': 108, 'Western Cape': 105, 'Northern Cape': 90 }));

const priceIn = ({ information }: CarsafePlan, region: string): number =>
  share(centsIn(information.pricing_title), levels.get(region.trim()) ?? 100, 100);

/** VC-011, VC-020: the plans with the region's prices; none abroad. */
const plansIn = (country: string, region: string): readonly CarsafePlan[] =>
  (country !== 'ZA' ? [] : exampleCarsafePlans.map((plan) => ({
  ...plan, information: { ...plan.information, pricing_title: `R${withCents(priceIn(plan, region))}/month` },
})));

/** What a month costs at an address. */
function priceOf({ plan_id, rating_address }: Pick<CarsafeSelection, 'plan_id' | 'rating_address'>): Cents {
  const { country_code, postal } = rating_address;
  if (country_code !== 'ZA' || !isPostal(postal.trim())) refuse(400, 'rating_address_rejected', 'This address is not in South Africa.');
  const plan = exampleCarsafePlans.find((known) => known.plan_id === plan_id)
    ?? refuse(400, 'ineligible_for_plan', 'This plan is not offered to you.');
  return withVat(priceIn(plan, rating_address.state_or_region));
}
