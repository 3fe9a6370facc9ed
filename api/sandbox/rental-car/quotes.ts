import type { RatingAddress } from '../../contracts/contract';
import type { RentalDetails } from '../../contracts/rentalCar';
import { claim, ownedBy, ownerParams, type Owner } from '../access/owner';
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

export async function saveQuote(db: Queryable, owner: Owner, quote: Omit<Quote, 'id'>): Promise<string> {
  const id = newId('rcq');
  const { plan_id, email, currency, subtotal, discount, tax, grandtotal, request } = quote;
  await db.query(
    `insert into quotes (id, line, plan_id, email, currency, subtotal, discount, tax, grandtotal, request, site, account)
     values ($1, 'rental_car', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, plan_id, email, currency, subtotal, discount, tax, grandtotal, JSON.stringify(request), ...ownerParams(owner)],
  );
  return id;
}

/** The quote, locked: another purchase of it waits until this one is over. */
export async function lockQuote(tx: Queryable, id: string, owner: Owner): Promise<Quote | undefined> {
  const { rows } = await tx.query<Quote>(
    `select id, plan_id, email, currency, subtotal, discount, tax, grandtotal, request
     from quotes where id = $1 and line = 'rental_car' and ${ownedBy(2)} for update`,
    [id, ...ownerParams(owner)],
  );
  if (rows[0]) await claim(tx, 'quotes', id, owner);
  return rows[0];
}
