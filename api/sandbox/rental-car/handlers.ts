import { checkout, plans, purchase } from '../../contracts/rentalCar';
import { handle, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import { toTotals } from '../money';
import { newId } from '../database/ids';
import { currency, writeQuote } from '../purchase/quotes';
import { ratingState } from '../places/ratingState';
import { rentalDays } from './details';
import { plansIn, priceOf } from './prices';
import { buy } from './purchase';

/** RC-072 … RC-074. */
export const rentalCarHandlers: readonly Handler[] = [
  handle(plans, ({ body }) => {
    const offered = plansIn(ratingState(body.rating_address));
    return offered.length > 0 ? { plans: offered } : refuse(400, 'no_offers_found', 'No plan is offered in this state.');
  }),
  handle(checkout, async ({ body, owner, deps }) => {
    const { plan_id, details, rating_address, email } = body;
    const days = rentalDays(details, deps.clock);
    const cents = priceOf(plan_id, ratingState(rating_address), days)
      ?? refuse(400, 'ineligible_for_plan', 'This plan is not offered at this address.');
    const id = newId('rcq');
    await writeQuote(deps.db, owner, {
      ...cents, id, line: 'rental_car', plan_id, currency, email: email ?? details.drivers[0]?.email ?? null,
      request: { details, rating_address },
    });
    const totals = toTotals(cents);
    return {
      currency: { code: currency }, quote: { id }, totals,
      payment_schedule: { total_amount: totals.grandtotal, schedule: [{ amount: totals.grandtotal, downpayment: true }] },
    };
  }),
  handle(purchase, buy),
];
