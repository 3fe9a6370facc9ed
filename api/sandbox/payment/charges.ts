import { newId } from '../database/ids';
import type { Queryable } from '../database/types';
import { invalidInput, refuse } from '../http/refuse';
import { refusedAtCharge } from './cards';

/** Refuses a method that is not there or whose card declines; to be asked before anything is written. */
export async function authorizeCharge(tx: Queryable, methodId: string): Promise<void> {
  const { rows } = await tx.query<{ behaviour: string }>(
    'select tokens.behaviour from methods join tokens on tokens.id = methods.token_id where methods.id = $1', [methodId],
  );
  const card = rows[0] ?? invalidInput({ payment_method_id: ['is not known'] });
  const message = refusedAtCharge[card.behaviour];
  if (message !== undefined) refuse(402, 'payment_method_rejected_by_service', message);
}

/** One charge per policy, in the transaction that issues it. */
export const charge = (tx: Queryable, policyNumber: string, methodId: string, cents: number, currency: string) => tx.query(
  'insert into charges (id, policy_number, method_id, amount, currency) values ($1, $2, $3, $4, $5)',
  [newId('ch'), policyNumber, methodId, cents, currency],
);
