import type { Adapters } from '#engine';
import type { RefundDetails } from '#api/contracts/payment';
import type { Tools } from '#api/types';

export interface PolicyChange {
  readonly change: 'add' | 'cancel' | 'move' | 'card';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly due: { readonly currency: string; readonly refund: RefundDetails };
}

const refund: RefundDetails = {
  by_payment_method: [
    { payment_method: { details: { brand: 'visa', last4: '4242' } }, refund_amount: 96.4 },
    { payment_method: { details: { brand: 'mastercard', last4: '4444' } }, refund_amount: 28.15 },
  ],
  total_refund_amount: 124.55,
};
const policy = { policy_number: 'EX-2026-0000142', currency: 'USD' };
const titles = { add: 'More cover', cancel: 'Cancellation', move: 'New address', card: 'New card' } as const;
const settled = { policy_number: policy.policy_number, status: 'done' };

/**
 * What a line brings itself. The specification names no call that charges a change, refunds or
 * confirms (S-80): nothing is sent, and no path is invented.
 */
export const paymentHooks = {
  preview: async ({ change }) => ({ due: {
    ...policy, change: titles[change], ...(change === 'add' ? { totals: { subtotal: 42, tax: 3.15, grandtotal: 45.15 } } : {}),
    ...(change === 'cancel' ? { refund } : {}),
  } }),
  charge: async () => ({ settled }),
  refund: async ({ due }) => ({ settled: { ...settled, currency: due.currency, total_refund_amount: due.refund.total_refund_amount } }),
  confirm: async () => ({ settled }),
} satisfies Adapters<Tools, PolicyChange>;
