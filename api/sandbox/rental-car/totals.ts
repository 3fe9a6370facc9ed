import type { Totals } from '../../contracts/contract';
import type { Cents } from './prices';

const units = (cents: number): number => cents / 100;
/** PY-010: as the partner sends it. A discount of nothing is left out. */
export const toTotals = ({ subtotal, discount, tax, grandtotal }: Cents): Totals => ({
  subtotal: units(subtotal), ...(discount === 0 ? {} : { discount: units(discount) }), tax: units(tax), grandtotal: units(grandtotal),
});
/** The amount the page shows, in cents; NaN when it has parts of a cent. */
export const toCents = (amount: number): number => (Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 ? Math.round(amount * 100) : Number.NaN);
