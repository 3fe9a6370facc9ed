import type { Totals } from '../contracts/contract';

/** Money is whole cents everywhere in the sandbox; only answers carry units. */
export interface Cents { readonly subtotal: number; readonly discount: number; readonly tax: number; readonly grandtotal: number }

/** Half a cent goes up; whole numbers in, a whole number out. */
export const share = (amount: number, numerator: number, denominator: number): number =>
  Math.floor((amount * numerator * 2 + denominator) / (denominator * 2));
/** In hundredths of a percent. Figures of the sandbox, not of any tax office. A map: a request may name what every object has. */
const taxRates = new Map(Object.entries({ OH: 500, CA: 235, NY: 200, TX: 485, FL: 175, IL: 350, NJ: 210, WA: 200, OR: 0 }));
const commonTax = 300;
const taxRate = (state: string): number => taxRates.get(state) ?? commonTax;
export const premiumTax = (cents: number, state: string): number => share(cents, taxRate(state), 10_000);
/** 5 is 5 %. */
export const taxPercentage = (state: string): number => taxRate(state) / 100;

/** The price in a pricing title, `R89.50/month`, in cents. */
export const centsIn = (pricingTitle: string): number => {
  const [, units = '0', cents = '0'] = /(\d+)\.(\d{2})/.exec(pricingTitle) ?? [];
  return Number(units) * 100 + Number(cents);
};
/** 8950 → `89.50` */
export const withCents = (cents: number): string => toUnits(cents).toFixed(2);
/** 411840 → `4,118.40`, as pages show amounts. */
export const grouped = (cents: number): string =>
  toUnits(cents).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const toUnits = (cents: number): number => cents / 100;

/** PY-010: as the partner sends it. A discount of nothing is left out. */
export const toTotals = ({ subtotal, discount, tax, grandtotal }: Cents): Totals & { readonly subtotal: number } => ({
  subtotal: toUnits(subtotal), ...(discount === 0 ? {} : { discount: toUnits(discount) }), tax: toUnits(tax),
  grandtotal: toUnits(grandtotal),
});
/** The amount the page shows, in cents; NaN when it has parts of a cent. */
export const toCents = (amount: number): number =>
  (Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 ? Math.round(amount * 100) : Number.NaN);
