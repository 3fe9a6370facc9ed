import { describe, expect, it } from 'vitest';
import { cycleSuffix } from './cycle';

describe('cycleSuffix (PY-011, C-50)', () => {
  it('names the cycle when the total is not the price of one cycle', () => expect(cycleSuffix(148.8, 12.4, 'month')).toBe('/month'));
  it('names nothing when one cycle is the whole price', () => expect(cycleSuffix(89.3, 89.3, 'year')).toBe(''));
  it('names nothing when there is no cycle', () => expect(cycleSuffix(89.3, undefined, undefined)).toBe(''));
});
