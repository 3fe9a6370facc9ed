import { describe, expect, it } from 'vitest';
import { inOneLine, paymentsOf, underAmount } from './payments';

const eleven = { total_amount: 158.8,
  schedule: [{ amount: 34.8, downpayment: true }, ...Array.from({ length: 10 }, () => ({ amount: 12.4 }))] };
const annual = { total_amount: 148.8, schedule: [{ amount: 148.8, downpayment: true }] };

describe('the payments of a price', () => {
  it('are a first one and ten monthly ones (PY-002, PY-003, PY-031, C-51)', () => {
    const payments = paymentsOf(eleven, 'USD', 'eleven_pay');
    expect(payments)
      .toMatchObject({ title: 'First Payment', first: '$34.80',
      others: { count: 10, summary: 'Followed by 10 monthly payments', each: '$12.40', per: '/month' } });
    expect(payments && [inOneLine(payments), underAmount(payments)])
      .toEqual(['$34.80, then $12.40 /month', 'First Payment, then $12.40 /month']);
  });
  it('are one amount a year (PY-030)', () => {
    const payments = paymentsOf(annual, 'USD', 'annual');
    expect(payments).toMatchObject({ title: 'Annual payment', first: '$148.80' });
    expect(payments?.others).toBeUndefined();
    expect(payments && [inOneLine(payments), underAmount(payments)]).toEqual(['$148.80 once', 'Annual payment']);
  });
  it('begin with the entry marked as downpayment, else with the first (C-51)', () => {
    expect(paymentsOf({ schedule: [{ amount: 5 }, { amount: 9, downpayment: true }] }, 'USD', 'eleven_pay'))
      .toMatchObject({ first: '$9.00', others: { count: 1, each: '$5.00' } });
    expect(paymentsOf({ schedule: [{ amount: 9 }, { amount: 5 }, { amount: 5 }] }, 'USD', 'eleven_pay'))
      .toMatchObject({ first: '$9.00', others: { count: 2 } });
  });
  it('name no cycle for an unknown cadence (S-91)', () => {
    expect(paymentsOf({ schedule: [{ amount: 9 }, { amount: 5 }, { amount: 5 }] }, 'USD', 'four_pay')?.others)
      .toMatchObject({ summary: 'Followed by 2 payments', per: 'each' });
    expect(paymentsOf({ schedule: [{ amount: 9 }] }, 'USD', 'four_pay')?.title).toBe('One payment');
  });
  it('show the highest of the amounts that follow', () => {
    expect(paymentsOf({ schedule: [{ amount: 9, downpayment: true }, { amount: 5 }, { amount: 5.01 }] }, 'USD', 'eleven_pay')?.others?.each)
      .toBe('up to $5.01');
  });
  it('are unknown without a price', () =>
    expect([paymentsOf(undefined), paymentsOf({ schedule: [] }), paymentsOf({ schedule: 'x' }), paymentsOf({ schedule: [{}] })])
    .toEqual([undefined, undefined, undefined, undefined]));
});
