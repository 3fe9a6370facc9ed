import type { Clock } from '#engine';
import { newId } from '../database/ids';
import type { Queryable } from '../database/types';
import { invalidInput } from '../http/refuse';
import type { Cents } from '../money';
import { reject } from '../survey/refusal';

/** What a quote was asked for; `ratedAt` is the business clock's. */
interface Rated { readonly ratedAt: number }
/** A quote of a line whose rates come first: before its first checkout it has no price. */
export interface RatedQuote<Request extends Rated> extends Partial<{ readonly [name in keyof Cents]: number | null }> {
  readonly id: string;
  readonly plan_id: string;
  readonly cadence: string | null;
  readonly currency: string;
  readonly request: Request;
}
const columns = 'id, plan_id, cadence, currency, grandtotal, request';
const unsold = 'not exists (select 1 from policies where quote_id = quotes.id)';
export const currency = 'USD';

/** The quotes of one line. */
export const ratedQuotes = <Request extends Rated>(line: string, prefix: string) => ({
  /** RN-075: the same quote is rated again while it is not sold, else a new one begins. Its price is gone either way. */
  async rate(db: Queryable, id: string | undefined, planId: string, email: string | null, request: Request): Promise<string> {
    const text = JSON.stringify(request);
    if (id !== undefined) {
      const { rowCount } = await db.query(
        `update quotes set plan_id = $3, email = coalesce($4, email), request = $5,
           cadence = null, subtotal = null, discount = null, tax = null, grandtotal = null
         where id = $1 and line = $2 and ${unsold}`, [id, line, planId, email, text],
      );
      if (rowCount > 0) return id;
    }
    const fresh = newId(prefix);
    await db.query('insert into quotes (id, line, plan_id, email, currency, request) values ($1, $2, $3, $4, $5, $6)', [
      fresh, line, planId, email, currency, text,
    ]);
    return fresh;
  },
  /** RN-078, BO-033: the last plan and price that were shown for the quote; false when it was sold meanwhile. */
  async price(db: Queryable, quote: RatedQuote<Request> & { readonly email: string | null }, cents: Cents): Promise<boolean> {
    const { rowCount } = await db.query(
      `update quotes set plan_id = $2, cadence = $3, email = coalesce($4, email), request = $5,
         subtotal = $6, discount = $7, tax = $8, grandtotal = $9 where id = $1 and ${unsold}`,
      [
        quote.id, quote.plan_id, quote.cadence, quote.email, JSON.stringify(quote.request), cents.subtotal, cents.discount, cents.tax,
        cents.grandtotal,
      ],
    );
    return rowCount > 0;
  },
  async read(db: Queryable, id: string): Promise<RatedQuote<Request>> {
    const { rows } = await db.query<RatedQuote<Request>>(`select ${columns} from quotes where id = $1 and line = $2`, [id, line]);
    return rows[0] ?? invalidInput({ quote_id: ['is not known'] });
  },
  /** The quote, locked: another purchase of it waits until this one is over. */
  async lock(tx: Queryable, id: string): Promise<RatedQuote<Request> | undefined> {
    const { rows } =
      await tx.query<RatedQuote<Request>>(`select ${columns} from quotes where id = $1 and line = $2 for update`, [id, line]);
    return rows[0];
  },
});

const oldest = 24 * 60 * 60 * 1000;
export function checkAge({ request: { ratedAt } }: RatedQuote<Rated>, clock: Clock): void {
  if (clock.now() - ratedAt > oldest) reject('This quote has expired. Go back to the start date for a new one.');
}
