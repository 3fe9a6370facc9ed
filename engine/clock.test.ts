import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock';

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
