import { describe, expect, it } from 'vitest';
import { yearAfter } from '#widgets/format/dates';
import { renewal } from './renewal';

const renews = { cadence: 'annual', label: 'Auto-renews on', from: 'start' };

describe('renewal (RN-083)', () => {
  it('is one year after the start date', () =>
    expect(renewal(renews, 'annual', { start: '2026-03-05' })).toBe('Auto-renews on Mar 05, 2027'));
  it('is not shown for other ways to pay, or without a date', () => {
    expect([renewal(renews, 'eleven_pay', { start: '2026-03-05' }), renewal(renews, 'annual', {}),
      renewal(undefined, 'annual', { start: '2026-03-05' })]).toEqual([undefined, undefined, undefined]);
  });
  it('is 1 March for 29 February', () => expect(yearAfter('2028-02-29')).toBe('2029-03-01'));
});
