import { methodNotFound as noMethod, quoteNotFound as noQuote, type Refusal } from '../../contracts/contract';
import type { Queryable } from '../database/types';
import { Refused } from '../http/refuse';

/** Who calls: a site by its token (empty without one), and the account of a logged-in visitor. */
export interface Owner { readonly site: string; readonly account?: string }
/** The two parameters of `ownedBy`. */
export const ownerParams = ({ site, account }: Owner): readonly [string, string | null] => [site, account ?? null];
/** SQL: an account may also use what its site made for nobody in particular; nobody else may use what an account made. */
export const ownedBy = (first: number, table = ''): string =>
  `${table}site = $${first} and (${table}account is null or ${table}account = $${first + 1}::text)`;

/** An account keeps what it uses: what a visitor made before logging in is then theirs alone. */
export async function claim(tx: Queryable, table: 'quotes' | 'applications', id: string, { account }: Owner): Promise<void> {
  if (account !== undefined) await tx.query(`update ${table} set account = $2 where id = $1 and account is null`, [id, account]);
}

const say = ({ status, error }: Refusal) => (): never => { throw new Refused(status, error); };
export const quoteNotFound = say(noQuote);
export const methodNotFound = say(noMethod);
