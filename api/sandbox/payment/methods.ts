import { methods, methodUpdate, type MethodRequest } from '../../contracts/payment';
import type { Owner } from '../access/owner';
import { newId } from '../database/ids';
import type { Database, Queryable } from '../database/types';
import { handle, type Handler } from '../http/call';
import { invalidInput, Refused, refuse } from '../http/refuse';
import { refusedAtMethod } from './cards';

interface Token { readonly behaviour: string }

/** Makes the token's card a payment method. The token is spent even when the card is refused; the answer says which. */
async function createMethod(
  tx: Queryable, { first_name, last_name, email, token }: MethodRequest, { site, account }: Owner,
): Promise<string | Refused> {
  const id = newId('pm');
  const spent = await tx.query<Token>('update tokens set used_by = $2 where id = $1 and used_by is null returning behaviour', [token, id]);
  const card = spent.rows[0];
  if (!card) {
    const known = await tx.query('select 1 from tokens where id = $1', [token]);
    return known.rowCount > 0
      ? refuse(400, 'token_already_used', 'This card token was used before.')
      : invalidInput({ token: ['is not known'] });
  }
  const message = refusedAtMethod[card.behaviour];
  if (message !== undefined) return new Refused(402, { code: 'payment_method_rejected_by_service', message });
  await tx.query('insert into methods (id, token_id, first_name, last_name, email, site, account) values ($1, $2, $3, $4, $5, $6, $7)', [
    id, token, first_name, last_name, email ?? null, site, account ?? null,
  ]);
  return id;
}

/** The token is spent in any case; only then the refusal is said. */
async function made(db: Database, request: MethodRequest, owner: Owner): Promise<{ readonly public_id: string }> {
  const id = await db.transaction((tx) => createMethod(tx, request, owner));
  if (id instanceof Refused) throw id;
  return { public_id: id };
}

/** CH-013, PY-007 … PY-009. The sandbox keeps every method: the newest of an e-mail is the one on file. */
export const paymentHandlers: readonly Handler[] = [
  handle(methods, ({ body, owner, deps }) => made(deps.db, body, owner)),
  handle(methodUpdate, ({ body: { email, name, source_token }, owner, deps }) => {
    const [, first = name, last = ''] = /^(.*\S)\s+(\S+)$/su.exec(name) ?? [];
    return made(deps.db, { first_name: first, last_name: last, email, token: source_token }, owner);
  }),
];
