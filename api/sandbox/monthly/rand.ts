import { share, type Cents } from '../money';

export const currency = 'ZAR';
/** Value-added tax is in every price that is shown. */
const vatPercent = 15;

/** `R89.50/month` in cents. */
export const centsIn = (pricingTitle: string): number => {
  const [, rand = '0', cents = '0'] = /(\d+)\.(\d{2})/.exec(pricingTitle) ?? [];
  return Number(rand) * 100 + Number(cents);
};
export const monthlyTitle = (cents: number): string => `R${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}/month`;

/** A price with its tax inside. */
export function withVat(grandtotal: number): Cents {
  const tax = share(grandtotal, vatPercent, 100 + vatPercent);
  return { subtotal: grandtotal - tax, discount: 0, tax, grandtotal };
}
