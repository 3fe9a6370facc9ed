import { describe, expect, it } from 'vitest';
import { between, fromDate, openingMonth, toDate, todayIn } from './days';

it('converts a day to a date and back, also on days of a clock change', () => {
  for (const day of ['2026-03-08', '2026-11-01', '2026-12-31', '2028-02-29']) expect(fromDate(toDate(day) ?? new Date(0))).toBe(day);
  expect(toDate('04/31/1990')).toBeUndefined();
});
it('marks days only between two ends in order', () => {
  expect(between(toDate('2026-11-30'), toDate('2026-11-24'))).toBeUndefined();
  expect(between(toDate('2026-11-24'), undefined)).toBeUndefined();
});
describe('openingMonth', () => {
  it('opens where a day can be chosen', () => {
    const [min, max, today] = [toDate('2026-12-24'), toDate('2027-01-23'), toDate('2026-11-21')];
    expect(openingMonth({ min, max, today })).toBe(min);
    expect(openingMonth({ value: toDate('2027-01-02'), min, max, today })).toEqual(toDate('2027-01-02'));
    expect(openingMonth({ value: toDate('2020-01-02'), min, max, today })).toBe(min);
    expect(openingMonth({ max: toDate('2008-11-21'), today })).toEqual(toDate('2008-11-21'));
  });
});
it('computes today in another time zone', () => expect(todayIn('America/New_York')).toBeInstanceOf(Date));
