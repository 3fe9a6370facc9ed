import { share, type Cents } from '../money';

export const currency = 'ZAR';
/** Value-added tax is in every price that is shown. */
const vatPercent = 15;

/** A price with its tax inside. */
export function withVat(grandtotal: number): Cents {
  const tax = share(grandtotal, vatPercent, 100 + vatPercent);
  return { subtotal: grandtotal - tax, discount: 0, tax, grandtotal };
}
