import { describe, expect, it } from 'vitest';
import { refundOf } from './refund';

const visa = { payment_method: { details: { brand: 'visa', last4: '4242' } }, refund_amount: 20 };
const other = { payment_method: { details: { brand: 'Nordcard', last4: '0005' } }, refund_amount: 14.8 };

describe('a refund (PY-012)', () => {
  it('names each card by brand and last four digits, with its amount, and the total', () =>
    expect(refundOf({ by_payment_method: [visa, other], total_refund_amount: 34.8 }, 'USD')).toEqual({
    lines: [{ label: 'Visa ending in 4242', amount: '$20.00' }, { label: 'Nordcard ending in 0005', amount: '$14.80' }], total: '$34.80',
  }));
  it('says Card where the partner does not name it', () => {
    const unnamed = [{ payment_method: { details: {} }, refund_amount: 5 }, { payment_method: {}, refund_amount: 1 }];
    expect(refundOf({ by_payment_method: unnamed, total_refund_amount: 6 }, 'ZAR')?.lines)
      .toEqual([{ label: 'Card', amount: 'R5.00' }, { label: 'Card', amount: 'R1.00' }]);
  });
  it('is a sum alone where no card is named', () =>
    expect(refundOf({ total_refund_amount: 0 }, undefined)).toEqual({ lines: [], total: '$0.00' }));
  it.each([undefined, null, 'soon', {}, { by_payment_method: [visa] },
    { total_refund_amount: 'all' }])('is not there without an amount: %j', (found) => expect(refundOf(found, 'USD')).toBeUndefined());
});
