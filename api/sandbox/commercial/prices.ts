import { tiers, type BusinessDetails, type CheckoutAnswer, type Rates, type Tier } from '../../contracts/commercial';
import { premiumTax, share, toUnits, type Cents } from '../money';
import { numberIn } from '../survey/answers';
import { people } from './questions/branch';
import { levelOf } from './classes';
import { isOffered, riskPercent } from './risk';
import { stateLevel } from './states';

/** A year, in cents. */
const basic: Readonly<Record<Tier, number>> = { silver: 39_000, gold: 47_500, platinum: 64_000 };
const perPerson = 2800;
const perThousand = { revenue: 28, property: 150 };
const dollar = 100;

/** BO-014: what a tier costs a year, in whole dollars (in cents); undefined when this business cannot have it (S-39). */
export function premium(tier: Tier, state: string, details: BusinessDetails, today: string): number | undefined {
  const { business_class_code: code, annual_revenue: revenue, property_value: property } = details;
  if (!isOffered(tier, code, details)) return undefined;
  const bare = basic[tier] + perPerson * people(details) + perThousand.revenue * Math.trunc(numberIn(revenue) / 1000)
    + perThousand.property * Math.trunc(numberIn(property) / 1000);
  const cents =
    [levelOf(code), stateLevel(state), riskPercent(details, today)].reduce((price, percent) => share(price, percent, 100), bare);
  return share(cents, 1, dollar) * dollar;
}

/** BO-027 */
export const ratesFor = (state: string, details: BusinessDetails, today: string): Rates => Object.fromEntries(tiers.flatMap((tier) => {
  const cents = premium(tier, state, details, today);
  return cents === undefined ? [] : [[tier, toUnits(cents)]];
}));

export function priceOf(tier: Tier, state: string, details: BusinessDetails, today: string): Cents | undefined {
  const subtotal = premium(tier, state, details, today);
  if (subtotal === undefined) return undefined;
  const tax = premiumTax(subtotal, state);
  return { subtotal, discount: 0, tax, grandtotal: subtotal + tax };
}

/** What the premium pays for, in percent of it; the first part takes the rest. */
const parts: Readonly<Record<Tier, readonly (readonly [title: string, percent: number])[]>> = {
  silver: [['General liability', 0], ['Business personal property', 30], ['Lost business income', 20]],
  gold: [['General liability', 0], ['Business personal property', 28], ['Lost business income', 18], ['Hired and non-owned auto', 10]],
  platinum: [
    ['General liability', 0], ['Business personal property', 25], ['Lost business income', 15], ['Hired and non-owned auto', 8],
    ['Data breach', 9], ['Employee liability', 6],
  ],
};
/** BO-028: the items add up to the subtotal, to the cent. */
export function itemsOf(tier: Tier, subtotal: number): NonNullable<CheckoutAnswer['items']> {
  const cents = parts[tier].map(([title, percent]) => ({ title, amount: share(subtotal, percent, 100) }));
  const rest = subtotal - cents.reduce((sum, { amount }) => sum + amount, 0);
  return cents.map(({ title, amount }, index) => ({ title, amount: toUnits(index === 0 ? rest : amount) }));
}
