import { describe, expect, it } from 'vitest';
import { inCents, priceParts } from './priceParts';

describe('priceParts (RC-083)', () => {
  it('reads dollars and cents off the pricing title', () =>
    expect(priceParts('$9.99/day')).toEqual({ symbol: '$', dollars: '9', cents: '99' }));
  it('reads a whole price as no cents', () => expect(priceParts('$11 per day')).toEqual({ symbol: '$', dollars: '11', cents: '00' }));
  it('reads rand, which are written with a letter (VC-048)', () =>
    expect(priceParts('R89.50/month')).toEqual({ symbol: 'R', dollars: '89', cents: '50' }));
  it('reads thousands', () => expect(priceParts('$1,250.50')).toEqual({ symbol: '$', dollars: '1,250', cents: '50' }));
  it.each(['Free', 'from $9', '9.99', '$9.9', '$9.999', ''])('leaves %j as it is (S-36)', (title) =>
    expect(priceParts(title)).toBeUndefined());
  it('counts in cents, so that seven days of $13.50 are exactly $94.50', () => {
    const parts = priceParts('$13.50/day');
    expect(parts && inCents(parts) * 7).toBe(9450);
  });
});
