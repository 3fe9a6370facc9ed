import { checkPays, type MethodHolder, type Payer } from '../access/buyer';
import { methodNotFound, ownedBy, ownerParams } from '../access/owner';
import { newId } from '../database/ids';
import type { Queryable } from '../database/types';
import { refuse } from '../http/refuse';
import { refusedAtCharge } from './cards';

/** Refuses a method that is not there, that is somebody else's, or whose card declines; to be asked before anything is written. */
export async function authorizeCharge(tx: Queryable, methodId: string, { owner, buyer }: Payer): Promise<void> {
  const { rows } = await tx.query<MethodHolder & { readonly behaviour: string }>(
    `select m.first_name, m.last_name, m.email, tokens.behaviour from methods m join tokens on tokens.id = m.token_id
     where m.id = $1 and ${ownedBy(2, 'm.')}`, [methodId, ...ownerParams(owner)],
  );
  const method = rows[0] ?? methodNotFound();
  checkPays(method, buyer);
  const message = refusedAtCharge[method.behaviour];
  if (message !== undefined) refuse(402, 'payment_method_rejected_by_service', message);
}

/** One charge per policy, in the transaction that issues it. */
export const charge = (tx: Queryable, policyNumber: string, methodId: string, cents: number, currency: string) => tx.query(
  'insert into charges (id, policy_number, method_id, amount, currency) values ($1, $2, $3, $4, $5)',
  [newId('ch'), policyNumber, methodId, cents, currency],
);
