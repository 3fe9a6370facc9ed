import { sqlState, type Queryable } from '../database/types';
import type { Deps } from '../http/call';
import { refuse } from '../http/refuse';

const lockNotAvailable = '55P03';
export const busy = (): never => refuse(409, 'purchase_in_progress', 'This purchase is still being processed.');

/** A transaction that locks a quote. One that waits too long for another purchase of the quote answers 409. */
export async function locking<Answer>(
  { db, lockTimeoutMs }: Pick<Deps, 'db' | 'lockTimeoutMs'>, work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction(async (tx) => {
      await tx.query(`set local lock_timeout = ${Math.trunc(lockTimeoutMs)}`);
      return work(tx);
    });
  } catch (error) {
    return sqlState(error) === lockNotAvailable ? busy() : Promise.reject(error as Error);
  }
}
