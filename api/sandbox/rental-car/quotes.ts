import type { RatingAddress } from '../../contracts/contract';
import type { RentalDetails } from '../../contracts/rentalCar';
import { newId } from '../database/ids';
import type { Queryable } from '../database/types';
import type { Cents } from '../money';

/** What was asked for, as it was priced. */
export interface QuoteRequest { readonly details: RentalDetails; readonly rating_address: RatingAddress }
export interface Quote extends Cents {
  readonly id: string;
  readonly plan_id: string;
  readonly email: string | null;
  readonly currency: string;
  readonly request: QuoteRequest;
}

export async function saveQuote(db: Queryable, quote: Omit<Quote, 'id'>): Promise<string> {
  const id = newId('rcq');
  const { plan_id, email, currency, subtotal, discount, tax, grandtotal, request } = quote;
  await db.query(
    `insert into quotes (id, line, plan_id, email, currency, subtotal, discount, tax, grandtotal, request)
     values ($1, 'rental_car', $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, plan_id, email, currency, subtotal, discount, tax, grandtotal, JSON.stringify(request)],
  );
  return id;
}

/** The quote, locked: another purchase of it waits until this one is over. */
export async function lockQuote(tx: Queryable, id: string): Promise<Quote | undefined> {
  const { rows } = await tx.query<Quote>(
    `select id, plan_id, email, currency, subtotal, discount, tax, grandtotal, request
     from quotes where id = $1 and line = 'rental_car' for update`,
    [id],
  );
  return rows[0];
}
