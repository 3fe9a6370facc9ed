import type { Billing } from '../../contracts/quotes';
import { toUnits, type Cents } from '../money';
import type { Rating } from './rating';

/** RS-043: a price as the service answers it. */
export const billingOf = (
  { subtotal, tax, grandtotal }: Pick<Cents, 'subtotal' | 'tax' | 'grandtotal'>, currency: string, deductibles: Rating['deductibles'],
): Billing => ({
  sub_total: toUnits(subtotal), tax_total: toUnits(tax), grand_total: toUnits(grandtotal), prices: [{ currency_code: currency }],
  ...(deductibles ? { plan_deductibles: deductibles } : {}),
});
