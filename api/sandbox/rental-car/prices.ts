import { exampleTiers, type RentalPlan } from '../../contracts/rentalCar';
import { centsIn, premiumTax, share, withCents, type Cents } from '../money';

/** States whose prices are not the common ones, in percent of them. */
const levels = new Map(Object.entries({ CA: 120, NY: 130, FL: 115, WY: 90, ND: 90 }));
/** No plan is offered here. */
const closed: ReadonlySet<string> = new Set(['HI', 'PR', 'GU', 'VI', 'AS', 'MP']);
/** A week or more costs 10 % less. */
const discountFrom = 7;
const discountPercent = 10;

const dayPrice = ({ information }: RentalPlan, state: string): number =>
  share(centsIn(information.pricing_title), levels.get(state) ?? 100, 100);

/** RC-036, RC-083: the tiers with the state's prices; none where nothing is offered. */
export const plansIn = (state: string): readonly RentalPlan[] => (closed.has(state) ? [] : exampleTiers.map((plan) => ({
  ...plan, information: { ...plan.information, pricing_title: `$${withCents(dayPrice(plan, state))}/day` },
})));

/** Both days count. Plain calendar days: no zone, no summer time. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The price of a plan in a state for so many days, or undefined when the plan is not offered there. */
export function priceOf(planId: string, state: string, days: number): Cents | undefined {
  const plan = closed.has(state) ? undefined : exampleTiers.find(({ plan_id }) => plan_id === planId);
  if (!plan) return undefined;
  const subtotal = dayPrice(plan, state) * days;
  const discount = days >= discountFrom ? share(subtotal, discountPercent, 100) : 0;
  const tax = premiumTax(subtotal - discount, state);
  return { subtotal, discount, tax, grandtotal: subtotal - discount + tax };
}
