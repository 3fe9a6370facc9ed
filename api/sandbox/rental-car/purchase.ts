import type { RatingAddress, RequestOf } from '../../contracts/contract';
import { exampleTiers, type PurchaseAnswer, type purchase, type RentalDetails, type RentalDriver } from '../../contracts/rentalCar';
import type { Call, Deps } from '../http/call';
import { refuse } from '../http/refuse';
import { toCents, toTotals, type Cents } from '../money';
import { buyOnce, sell } from '../purchase/once';
import { lockQuote, type StoredQuote } from '../purchase/quotes';
import { ratingState } from '../places/ratingState';
import { canonical } from '../purchase/canonical';
import { rentalDays } from './details';
import { priceOf } from './prices';

type Body = RequestOf<typeof purchase>;
/** What was asked for, as it was priced. */
interface Quote extends StoredQuote<{ readonly details: RentalDetails; readonly rating_address: RatingAddress }>, Cents {}

const isSameRental = (quote: Quote, { plan_id, details, rating_address }: Body): boolean =>
  quote.plan_id === plan_id && canonical(quote.request) === canonical({ details, rating_address });

/** D17, S21: the quote as it is now must be what the page shows; nothing the page sends is trusted. */
function checkQuote(quote: Quote, body: Body, deps: Deps): void {
  if (!isSameRental(quote, body)) {
    refuse(422, 'price_changed', 'The rental differs from the one that was quoted. Select the plan again to see the new total.');
  }
  const days = rentalDays(body.details, deps.clock);
  const now = priceOf(quote.plan_id, ratingState(quote.request.rating_address), days);
  if (now?.grandtotal !== quote.grandtotal || toCents(body.revenue) !== quote.grandtotal) {
    refuse(422, 'price_changed', 'The price has changed. Select the plan again to see the new total.');
  }
}

const withoutAddress = ({ firstName, lastName, email, phone }: RentalDriver) => ({ firstName, lastName, email, phone });
function answerFor(policy_number: string, status: string, quote: Quote): PurchaseAnswer {
  const { details } = quote.request;
  const [main, ...additional] = details.drivers;
  const plan = exampleTiers.find(({ plan_id }) => plan_id === quote.plan_id);
  return {
    policy_number, status, account_id: `acc_${quote.id.slice(-12)}`,
    details: {
      plan: { plan_id: quote.plan_id, title: plan?.information.title ?? quote.plan_id, policy_doc_url: plan?.policy_doc_url },
      totals: toTotals(quote), rentalAgency: details.rental_company_name, pickUpDate: details.rental_started,
      returnDate: details.rental_ended,
      driverInfo: main ? { ...withoutAddress(main), address: main.address } : {},
      additionalDrivers: additional.map(({ firstName, lastName }) => ({ firstName, lastName })),
    },
  };
}

/** RC-074, D1. */
export const buy = (call: Call<Body>): Promise<PurchaseAnswer> => buyOnce<Body, PurchaseAnswer, Quote>(call, {
  lock: lockQuote<Quote>('rental_car'),
  agrees: (quote, body) => isSameRental(quote, body) && toCents(body.revenue) === quote.grandtotal,
  async issue(tx, sale) {
    const { body, quote, deps } = sale;
    checkQuote(quote, body, deps);
    return sell(tx, sale, {
      line: 'rental_car', prefix: 'RC', methodId: body.payment_method_id, cents: quote.grandtotal, currency: quote.currency,
      email: body.email ?? quote.email, lastName: quote.request.details.drivers[0]?.lastName,
    }, (number, status) => answerFor(number, status, quote));
  },
});
