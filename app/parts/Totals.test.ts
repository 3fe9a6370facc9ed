import { describe, expect, it } from 'vitest';
import { totalLines } from './Totals';

describe('totalLines (PY-010, PY-011)', () => {
  it('reads subtotal, discount, tax, then Total due', () => {
    const lines = totalLines({ subtotal: 94.5, discount: 9.45, tax: 4.25, grandtotal: 89.3 });
    expect(lines.map(({ label, value }) => `${label} ${value}`))
      .toEqual(['Subtotal $94.50', 'Discount −$9.45', 'Tax $4.25', 'Total due $89.30']);
  });
  it('leaves out what was not sent and a discount of nothing', () => {
    expect(totalLines({ subtotal: 10, discount: 0, grandtotal: 10 }).map(({ label }) => label)).toEqual(['Subtotal', 'Total due']);
  });
  it('has no minus before a discount that rounds to nothing, and one whichever sign was sent', () => {
    expect(totalLines({ discount: 0.004, grandtotal: 10 })[0]?.value).toBe('$0.00');
    expect(totalLines({ discount: -9.45, grandtotal: 10 })[0]?.value).toBe('−$9.45');
  });
  it('names no cycle after a total of several payments: nobody pays it every month (C-50)', () => {
    expect(totalLines({ grandtotal: 148.8 }, 'USD', 'Total due, all 11 payments').at(-1))
      .toEqual({ label: 'Total due, all 11 payments', value: '$148.80', due: true });
  });
});
