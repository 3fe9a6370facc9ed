import { exampleTiers, type PurchaseAnswer, type purchase, type RentalDriver } from '../../contracts/rentalCar';
import { sqlState, type Queryable } from '../database/types';
import type { Call, Deps } from '../http/call';
import { invalidInput, refuse } from '../http/refuse';
import { authorizeCharge, charge } from '../payment/charges';
import { ratingState } from './address';
import { canonical } from './canonical';
import { rentalDays } from './details';
import { priceOf } from './prices';
import { lockQuote, type Quote } from './quotes';
import { toCents, toTotals } from './totals';

type Body = NonNullable<(typeof purchase)['types']>['request'];
const lockNotAvailable = '55P03';
const uniqueViolation = '23505';

interface Issued { readonly unique_key: string; readonly quote_id: string; readonly answer: PurchaseAnswer }
/** D1: the policy of this key, else of this quote. */
async function issued(db: Queryable, key: string, quoteId: string): Promise<PurchaseAnswer | undefined> {
  const { rows } = await db.query<Issued>('select unique_key, quote_id, answer from policies where unique_key = $1 or quote_id = $2', [key, quoteId]);
  const byKey = rows.find(({ unique_key }) => unique_key === key);
  if (byKey && byKey.quote_id !== quoteId) refuse(422, 'unique_key_reused', 'This purchase was already completed. Select the plan again to buy another one.');
  return (byKey ?? rows[0])?.answer;
}

/** D17, S21: the quote as it is now must be what the page shows; nothing the page sends is trusted. */
function checkQuote(quote: Quote, body: Body, deps: Deps): void {
  const same = quote.plan_id === body.plan_id && canonical(quote.request) === canonical({ details: body.details, rating_address: body.rating_address });
  if (!same) refuse(422, 'price_changed', 'The rental differs from the one that was quoted. Select the plan again to see the new total.');
  const days = rentalDays(body.details, deps.clock);
  const now = priceOf(quote.plan_id, ratingState(quote.request.rating_address), days);
  if (now?.grandtotal !== quote.grandtotal || toCents(body.revenue) !== quote.grandtotal) {
    refuse(422, 'price_changed', 'The price has changed. Select the plan again to see the new total.');
  }
}

const withoutAddress = ({ firstName, lastName, email, phone }: RentalDriver) => ({ firstName, lastName, email, phone });
function answerFor(policyNumber: string, quote: Quote): PurchaseAnswer {
  const { details } = quote.request;
  const [main, ...additional] = details.drivers;
  const plan = exampleTiers.find(({ plan_id }) => plan_id === quote.plan_id);
  return {
    policy_number: policyNumber,
    // S-50: a name for testers.
    status: main?.lastName.trim().toLowerCase() === 'pending' ? 'pending_approval' : 'approved',
    account_id: `acc_${quote.id.slice(-12)}`,
    details: {
      plan: { plan_id: quote.plan_id, title: plan?.information.title ?? quote.plan_id, policy_doc_url: plan?.policy_doc_url },
      totals: toTotals(quote), rentalAgency: details.rental_company_name, pickUpDate: details.rental_started, returnDate: details.rental_ended,
      driverInfo: main ? { ...withoutAddress(main), address: main.address } : {},
      additionalDrivers: additional.map(({ firstName, lastName }) => ({ firstName, lastName })),
    },
  };
}

/** One transaction: the lock on the quote lets one purchase of it through at a time, and a refusal leaves nothing behind. */
async function issue(tx: Queryable, key: string, body: Body, deps: Deps): Promise<PurchaseAnswer> {
  await tx.exec(`set local lock_timeout = ${Math.trunc(deps.lockTimeoutMs)}`);
  const quote = await lockQuote(tx, body.quote_id) ?? invalidInput({ quote_id: ['is not known'] });
  const known = await issued(tx, key, quote.id);
  if (known) return known;
  checkQuote(quote, body, deps);
  await authorizeCharge(tx, body.payment_method_id);
  const { rows } = await tx.query<{ number: number }>(`select nextval('policy_numbers')::int as number`);
  const year = deps.clock.today('America/New_York').slice(0, 4);
  const answer = answerFor(`RC-${year}-${String(rows[0]?.number).padStart(7, '0')}`, quote);
  await tx.query(
    `insert into policies (policy_number, line, quote_id, unique_key, method_id, status, email, answer) values ($1, 'rental_car', $2, $3, $4, $5, $6, $7)`,
    [answer.policy_number, quote.id, key, body.payment_method_id, answer.status, body.email ?? quote.email, JSON.stringify(answer)],
  );
  await charge(tx, answer.policy_number, body.payment_method_id, quote.grandtotal, quote.currency);
  return answer;
}

/** CH-006: without a token the buyer says who they are. */
function checkBuyer({ body, site }: Call<Body>): void {
  if (site) return;
  const missing = (['first_name', 'last_name', 'phone_number', 'email'] as const).filter((name) => body[name] === undefined);
  if (missing.length > 0) invalidInput(Object.fromEntries(missing.map((name) => [name, ['is missing']])));
}

/** RC-074, D1: the same key, or the same quote, always gets the same policy and is charged once, whoever else is asking meanwhile. */
export async function buy(call: Call<Body>): Promise<PurchaseAnswer> {
  const { body, headers, deps } = call;
  const key = headers.get('x-unique-key')?.trim() ?? '';
  if (key.length > 200) invalidInput({ 'X-Unique-Key': ['must be at most 200 characters'] });
  const before = await issued(deps.db, key, body.quote_id);
  if (before) return before;
  checkBuyer(call);
  try {
    return await deps.db.transaction((tx) => issue(tx, key, body, deps));
  } catch (error) {
    if (sqlState(error) === lockNotAvailable) refuse(409, 'purchase_in_progress', 'This purchase is still being processed.');
    if (sqlState(error) !== uniqueViolation) throw error;
    // The same key for another quote won the race.
    return await issued(deps.db, key, body.quote_id) ?? refuse(409, 'purchase_in_progress', 'This purchase is still being processed.');
  }
}
