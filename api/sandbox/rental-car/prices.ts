import { exampleTiers, type RentalPlan } from '../../contracts/rentalCar';

/** Money is whole cents everywhere in the sandbox; only answers carry units. */
export interface Cents { readonly subtotal: number; readonly discount: number; readonly tax: number; readonly grandtotal: number }

/** States whose prices are not the common ones, in percent of them. */
const levels: Readonly<Record<string, number>> = { CA: 120, NY: 130, FL: 115, WY: 90, ND: 90 };
/** No plan is offered here. */
const closed: ReadonlySet<string> = new Set(['HI', 'PR', 'GU', 'VI', 'AS', 'MP']);
/** Premium tax in hundredths of a percent. Figures of the sandbox, not of any tax office. */
const taxRates: Readonly<Record<string, number>> = { OH: 500, CA: 235, NY: 200, TX: 485, FL: 175, IL: 350, NJ: 210, WA: 200, OR: 0 };
const commonTax = 300;
/** A week or more costs 10 % less. */
const discountFrom = 7;
const discountPercent = 10;

const states = new Set((`AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY`
  + ' PR GU VI AS MP').split(' '));
export const isState = (state: string): boolean => states.has(state);

/** Half a cent goes up; whole numbers in, a whole number out. */
const share = (amount: number, numerator: number, denominator: number): number => Math.floor((amount * numerator * 2 + denominator) / (denominator * 2));
const dayPrice = ({ information }: RentalPlan, state: string): number => {
  const [, dollars = '0', cents = '0'] = /(\d+)\.(\d{2})/.exec(information.pricing_title) ?? [];
  return share(Number(dollars) * 100 + Number(cents), levels[state] ?? 100, 100);
};
const pricingTitle = (cents: number): string => `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}/day`;

/** RC-036, RC-083: the tiers with the state's prices; none where nothing is offered. */
export const plansIn = (state: string): readonly RentalPlan[] => (closed.has(state) ? [] : exampleTiers.map((plan) => ({
  ...plan, information: { ...plan.information, pricing_title: pricingTitle(dayPrice(plan, state)) },
})));

/** Both days count. Plain calendar days: no zone, no summer time. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The price of a plan in a state for so many days, or undefined when the plan is not offered there. */
export function priceOf(planId: string, state: string, days: number): Cents | undefined {
  const plan = closed.has(state) ? undefined : exampleTiers.find(({ plan_id }) => plan_id === planId);
  if (!plan) return undefined;
  const subtotal = dayPrice(plan, state) * days;
  const discount = days >= discountFrom ? share(subtotal, discountPercent, 100) : 0;
  const tax = share(subtotal - discount, taxRates[state] ?? commonTax, 10_000);
  return { subtotal, discount, tax, grandtotal: subtotal - discount + tax };
}
