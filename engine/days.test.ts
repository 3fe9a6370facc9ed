import { expect, it } from 'vitest';
import { addDays, addSpan, daysFrom, isDay, yearsFrom } from './days';
import type { Span } from './types';

it('a day moved by days is a day of the calendar: no month is too short and no summer time moves it', () => {
  expect(
    [addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-03-29', 1), addDays('2026-01-01', -1), addDays('2026-10-31', 30)]
  )
    .toEqual(['2026-03-01', '2028-02-29', '2026-03-30', '2025-12-31', '2026-11-30']);
});
it('a day moved by months and years stays in its month: a month that is too short ends it, and days are counted after that', () => {
  const moved = (day: string, span: Span): string => addSpan(day, span);
  expect([
    moved('2026-01-31', { months: 1 }), moved('2028-01-31', { months: 1 }), moved('2026-03-31', { months: -1 }),
    moved('2026-01-15', { months: -13 }), moved('2028-02-29', { years: 1 }), moved('2028-02-29', { years: -4 }),
    moved('2026-01-31', { months: 1, days: 1 }), moved('2026-12-31', { years: 1, months: 2, days: -1 }), moved('2026-01-31', 1),
  ]).toEqual([
    '2026-02-28', '2028-02-29', '2026-02-28', '2024-12-15', '2029-02-28', '2024-02-29', '2026-03-01', '2028-02-28', '2026-02-01',
  ]);
});
it('days are counted with the first and the last, over the end of a month and of summer time', () => {
  expect([
    daysFrom('2026-03-10', '2026-03-10'), daysFrom('2026-02-27', '2026-03-01'), daysFrom('2026-03-07', '2026-03-09'),
    daysFrom('2026-12-31', '2027-01-01'), daysFrom('2026-03-10', '2026-03-09'),
  ]).toEqual([1, 3, 3, 2, 0]);
});
it('a year is whole on the day of the calendar, or on the last of a month that is too short', () => {
  expect([
    yearsFrom('1990-03-10', '2026-03-09'), yearsFrom('1990-03-10', '2026-03-10'), yearsFrom('2008-02-29', '2026-02-27'),
    yearsFrom('2008-02-29', '2026-02-28'), yearsFrom('2026-03-10', '2026-03-10'),
  ]).toEqual([35, 36, 17, 18, 0]);
});
it('a day is a text of year, month and day that the calendar has', () => {
  for (const right of ['2026-02-28', '2028-02-29', '2026-12-31']) expect(isDay(right), right).toBe(true);
  for (
    const wrong of [
      '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-2-3', '2026-02-28T00:00', ' 2026-02-28', '', undefined, 20260228
    ]
  ) expect(isDay(wrong), String(wrong)).toBe(false);
});
