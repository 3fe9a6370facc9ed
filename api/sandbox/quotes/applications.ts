import type { ServiceApplication } from '../../contracts/quotes';
import { claim, ownedBy, ownerParams, quoteNotFound, type Owner } from '../access/owner';
import { newId } from '../database/ids';
import type { Queryable } from '../database/types';
import type { Cents } from '../money';

export interface Stored { readonly id: string; readonly line: string; readonly application: ServiceApplication }
/** A price as it was answered, in cents. */
export interface Price extends Cents { readonly currency: string }

export async function createApplication(db: Queryable, owner: Owner, line: string, application: ServiceApplication): Promise<Stored> {
  const id = newId('quote');
  await db.query('insert into applications (id, line, application, site, account) values ($1, $2, $3, $4, $5)', [
    id, line, JSON.stringify(application), ...ownerParams(owner),
  ]);
  return { id, line, application };
}
const select = `select id, line, application from applications where id = $1 and ${ownedBy(2)}`;
export const readApplication = async (db: Queryable, id: string, owner: Owner): Promise<Stored> =>
  (await db.query<Stored>(select, [id, ...ownerParams(owner)])).rows[0] ?? quoteNotFound();
/** Nobody else may change or buy it until the transaction ends. */
export async function lockApplication(tx: Queryable, id: string, owner: Owner): Promise<Stored> {
  const stored = (await tx.query<Stored>(`${select} for update`, [id, ...ownerParams(owner)])).rows[0] ?? quoteNotFound();
  await claim(tx, 'applications', id, owner);
  return stored;
}

export const writeApplication = (tx: Queryable, id: string, application: ServiceApplication) =>
  tx.query('update applications set application = $2 where id = $1', [id, JSON.stringify(application)]);

/** The price of the last checkout; none after a change. */
export async function readPrice(db: Queryable, id: string): Promise<Price | undefined> {
  return (await db.query<Price>('select subtotal, discount, tax, grandtotal, currency from quotes where id = $1', [id])).rows[0];
}
export async function writePrice(
  tx: Queryable, { id, line, application }: Stored, email: string | undefined, { subtotal, discount, tax, grandtotal, currency }: Price,
): Promise<void> {
  await forgetPrice(tx, id);
  await tx.query(
    `insert into quotes (id, line, plan_id, email, currency, subtotal, discount, tax, grandtotal, request)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id, line, application.plan_applications?.[0]?.plan_id ?? '', email ?? null, currency, subtotal, discount, tax, grandtotal,
      JSON.stringify(application),
    ],
  );
}
export const forgetPrice = (tx: Queryable, id: string) => tx.query('delete from quotes where id = $1', [id]);

export const isBought = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.query('select 1 from policies where quote_id = $1', [id])).rowCount > 0;
