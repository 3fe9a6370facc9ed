import { expect, it } from 'vitest';
import { dueOf } from './paymentView';

const amounts = { total: '$45.60', refund: { lines: [], total: '$34.80' } };
const others = { count: 10, amount: 4, each: '$4.00', summary: 'Followed by 10 monthly payments' } as never;

it('beside the button stands what is paid now, or what comes back, or nothing (PY-013)', () => {
  expect(dueOf('charge', amounts)).toEqual({ label: 'Total due', amount: '$45.60' });
  expect(dueOf('refund', amounts)).toEqual({ label: 'Total refund', amount: '$34.80' });
  expect([dueOf('refund', { total: '$45.60' }), dueOf('no_change', amounts)]).toEqual([undefined, undefined]);
});
it('of a single payment it is the total: there is no first one (PY-003, PY-030)', () => {
  expect(dueOf('charge', { ...amounts, payments: { title: 'Annual payment', first: '$45.60' } }))
    .toEqual({ label: 'Total due', amount: '$45.60' });
});
it('of several payments it is the first (PY-003), and a line may name its total (RS-036)', () => {
  expect(dueOf('charge', { ...amounts, payments: { title: 'First Payment', first: '$5.60', others } }))
    .toEqual({ label: 'First Payment, charged today', amount: '$5.60' });
  expect(dueOf('charge', { ...amounts, totalLabel: 'Total per month' })).toEqual({ label: 'Total per month', amount: '$45.60' });
});
