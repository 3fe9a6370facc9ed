import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, addSpan, createClock, daysFrom, isDay, yearsFrom } from './clock';
import type { Span } from './types';

afterEach(() => { vi.useRealTimers(); });

it('the clock is that of this computer where no other is given', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z') });
  expect([createClock().now(), createClock().today('UTC')]).toEqual([Date.parse('2026-03-10T12:00:00Z'), '2026-03-10']);
});

describe('today', () => {
  let now = 0;
  const clock = createClock(() => now);
  const at = (moment: string, zone: string): string => { now = Date.parse(moment);
  return clock.today(zone); };
  it('is the calendar day of the zone, also in summer time', () => {
    expect(
      [at('2026-03-11T03:59:00Z', 'America/New_York'), at('2026-03-11T04:00:00Z', 'America/New_York')]
    ).toEqual(['2026-03-10', '2026-03-11']);
    expect(
      [at('2026-01-11T04:59:00Z', 'America/New_York'), at('2026-01-11T05:00:00Z', 'America/New_York')]
    ).toEqual(['2026-01-10', '2026-01-11']);
    expect(at('2026-03-11T22:00:00Z', 'Africa/Johannesburg')).toBe('2026-03-12');
  });
  it('is another in another zone at the same moment', () => {
    expect(
      [at('2026-03-11T03:30:00Z', 'UTC'), clock.today('America/New_York'), clock.today('Asia/Tokyo'), clock.today('UTC')]
    ).toEqual(['2026-03-11', '2026-03-10', '2026-03-11', '2026-03-11']);
  });
  it('changes at midnight of a zone that is not whole hours away, and changes back with the clock', () => {
    expect(
      [
        at('2026-03-10T18:14:59Z', 'Asia/Kathmandu'), at('2026-03-10T18:15:00Z', 'Asia/Kathmandu'),
        at('2026-03-10T18:14:00Z', 'Asia/Kathmandu')
      ]
    ).toEqual(['2026-03-10', '2026-03-11', '2026-03-10']);
  });
  it('is that of this computer where no zone is named', () => {
    now = new Date(2026, 2, 10, 23, 59).getTime();
    expect(clock.today()).toBe('2026-03-10');
  });
});

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
