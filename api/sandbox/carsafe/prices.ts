import { exampleCarsafePlans, type CarsafePlan, type CarsafeSelection } from '../../contracts/carsafe';
import { refuse } from '../http/refuse';
import { centsIn, share, withCents, type Cents } from '../money';
import { isPostal } from '../places/southAfrica';
import { withVat } from '../monthly/rand';

/** Percent of the common price, for those who name a province instead of the whole country. */
const levels: Readonly<Record<string, number>> = { Gauteng: 115, 'KwaZulu-Natal': 108, 'Western Cape': 105, 'Northern Cape': 90 };

const priceIn = ({ information }: CarsafePlan, region: string): number =>
  share(centsIn(information.pricing_title), levels[region.trim()] ?? 100, 100);

/** VC-011, VC-020: the plans with the region's prices; none abroad. */
export const plansIn = (country: string, region: string): readonly CarsafePlan[] =>
  (country !== 'ZA' ? [] : exampleCarsafePlans.map((plan) => ({
  ...plan, information: { ...plan.information, pricing_title: `R${withCents(priceIn(plan, region))}/month` },
})));

/** What a month costs at an address. */
export function priceOf({ plan_id, rating_address }: Pick<CarsafeSelection, 'plan_id' | 'rating_address'>): Cents {
  const { country_code, postal } = rating_address;
  if (country_code !== 'ZA' || !isPostal(postal.trim())) refuse(400, 'rating_address_rejected', 'This address is not in South Africa.');
  const plan = exampleCarsafePlans.find((known) => known.plan_id === plan_id)
    ?? refuse(400, 'ineligible_for_plan', 'This plan is not offered to you.');
  return withVat(priceIn(plan, rating_address.state_or_region));
}
