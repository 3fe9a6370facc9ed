import { expect } from '@playwright/test';
import type { Ledger } from './sandbox';

/** One policy, one charge, for the amount that was shown, under the number that was shown. */
export function ledgerHasOnePolicy({ policies, charges }: Ledger, { number,
  amount }: { readonly number: string; readonly amount: number }): void {
  expect(policies.map(({ policy_number }) => policy_number)).toEqual([number]);
  expect(charges.map(({ policy_number, amount: charged }) => ({ policy_number, amount: Number(charged) })))
    .toEqual([{ policy_number: number, amount }]);
}
