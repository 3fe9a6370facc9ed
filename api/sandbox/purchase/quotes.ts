import type { Clock } from '#engine';
import { claim, ownedBy, ownerParams, quoteNotFound, type Owner } from '../access/owner';
import { newId } from '../database/ids';
import type { Queryable } from '../database/types';
import type { Call, Deps } from '../http/call';
import type { Cents } from '../money';
import { reject } from '../survey/refusal';
import { locking } from './locking';

/** What a quote was asked for; `ratedAt` is the business clock's. */
interface Rated { readonly ratedAt: number }
/** A quote as it is stored; `request` is what was asked for. */
export interface StoredQuote<Request> {
  readonly id: string;
  readonly plan_id: string;
  readonly email: string | null;
  readonly currency: string;
  readonly request: Request;
}
/** A quote of a line whose rates come first: before its first checkout it has no price. */
export interface RatedQuote<Request extends Rated> extends StoredQuote<Request> {
  readonly cadence: string | null;
  readonly grandtotal?: number | null;
}
const columns = 'id, plan_id, cadence, email, currency, subtotal, discount, tax, grandtotal, request';

interface NewQuote extends StoredQuote<unknown>, Partial<Cents> { readonly line: string }
/** Writes a quote; one that is there already stays as it is. */
export const writeQuote = (
  db: Queryable, owner: Owner, { id, line, plan_id, email, currency: code, subtotal, discount, tax, grandtotal, request }: NewQuote,
) => db.query(
  `insert into quotes (id, line, plan_id, email, currency, subtotal, discount, tax, grandtotal, request, site, account)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (id) do nothing`,
  [id, line, plan_id, email, code, ...[subtotal, discount, tax, grandtotal].map((cents) => cents ?? null), JSON.stringify(request),
    ...ownerParams(owner)],
);
/** The quote, locked: another purchase of it waits until this one is over. */
export const lockQuote = <Quote extends StoredQuote<unknown>>(line: string) =>
  async (tx: Queryable, id: string, owner: Owner): Promise<Quote | undefined> => {
    const { rows } = await tx.query<Quote>(
      `select ${columns} from quotes where id = $1 and line = $2 and ${ownedBy(3)} for update`, [id, line, ...ownerParams(owner)],
    );
    if (rows[0]) await claim(tx, 'quotes', id, owner);
    return rows[0];
  };
/** Locks the quote before it looks: a purchase that runs meanwhile ends first, and a sold quote never changes. */
const lockUnsold = async (tx: Queryable, id: string, line: string, owner: Owner): Promise<boolean> =>
  (await tx.query(
    `select 1 from quotes where id = $1 and line = $2 and ${ownedBy(3)} for update`, [id, line, ...ownerParams(owner)],
  )).rowCount > 0
  && (await tx.query('select 1 from policies where quote_id = $1', [id])).rowCount === 0;
export const currency = 'USD';
/** Whose call uses the quote, and with what. */
type Use = Pick<Deps, 'db' | 'lockTimeoutMs'> & Pick<Call, 'owner'>;

export const ratedQuotes = <Request extends Rated>(line: string, prefix: string) => ({
  /** RN-075: the same quote is rated again while it is theirs and not sold, else a new one begins. Its price is gone either way. */
  rate({ owner, ...deps }: Use, id: string | undefined, planId: string, email: string | null, request: Request): Promise<string> {
    return locking(deps, async (tx) => {
      if (id !== undefined && await lockUnsold(tx, id, line, owner)) {
        await tx.query(
          `update quotes set plan_id = $2, email = coalesce($3, email), request = $4,
             cadence = null, subtotal = null, discount = null, tax = null, grandtotal = null
           where id = $1`, [id, planId, email, JSON.stringify(request)],
        );
        await claim(tx, 'quotes', id, owner);
        return id;
      }
      const fresh = newId(prefix);
      await writeQuote(tx, owner, { id: fresh, line, plan_id: planId, email, currency, request });
      return fresh;
    });
  },
  /** RN-078, BO-033: the last plan and price that were shown for the quote; false when it was sold meanwhile. */
  price({ owner, ...deps }: Use, quote: RatedQuote<Request>, cents: Cents): Promise<boolean> {
    return locking(deps, async (tx) => {
      if (!await lockUnsold(tx, quote.id, line, owner)) return false;
      await tx.query(
        `update quotes set plan_id = $2, cadence = $3, email = coalesce($4, email), request = $5,
           subtotal = $6, discount = $7, tax = $8, grandtotal = $9 where id = $1`,
        [
          quote.id, quote.plan_id, quote.cadence, quote.email, JSON.stringify(quote.request), cents.subtotal, cents.discount, cents.tax,
          cents.grandtotal,
        ],
      );
      await claim(tx, 'quotes', quote.id, owner);
      return true;
    });
  },
  async read(db: Queryable, owner: Owner, id: string): Promise<RatedQuote<Request>> {
    const { rows } = await db.query<RatedQuote<Request>>(
      `select ${columns} from quotes where id = $1 and line = $2 and ${ownedBy(3)}`, [id, line, ...ownerParams(owner)],
    );
    return rows[0] ?? quoteNotFound();
  },
  lock: lockQuote<RatedQuote<Request>>(line),
});

const oldest = 24 * 60 * 60 * 1000;
export function checkAge({ request: { ratedAt } }: RatedQuote<Rated>, clock: Clock): void {
  if (clock.now() - ratedAt > oldest) reject('This quote has expired. Go back to the start date for a new one.');
}
