import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Clock } from './types';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Midnight of any zone, summer time or not, falls on a quarter of an hour. */
const shortest = 15 * 60_000;

/** The one clock (K-05). `now` can be replaced, so that a test or the prover stands still. */
export function createClock(now: () => number = () => Date.now()): Clock {
  // Zone arithmetic is slow and every press asks for many windows: a day is kept for the quarter of an hour in which it was asked for.
  let at: number | undefined;
  const days = new Map<string, string>();
  return {
    now,
    today: (zone = '') => {
      const instant = now();
      const quarter = Math.floor(instant / shortest);
      if (quarter !== at) days.clear();
      at = quarter;
      let day = days.get(zone);
      if (day === undefined) days.set(zone, (day = (zone ? dayjs(instant).tz(zone) : dayjs(instant)).format('YYYY-MM-DD')));
      return day;
    },
  };
}

/** A calendar day moved by whole days; plain calendar arithmetic, no zone and no summer time in it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** True for a real `YYYY-MM-DD` calendar day. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && addDays(value, 0) === value;
