import { checkout, plans, purchase } from '../../contracts/carsafe';
import { handle, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import { toTotals, toUnits } from '../money';
import { buyMonthly } from '../monthly/purchase';
import { currency } from '../monthly/rand';
import { plansIn, priceOf } from './prices';

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
