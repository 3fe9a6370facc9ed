import { createClock } from '#engine';
import { dayParts } from '../format/dates';

/** A day for the calendar: noon in the visitor's time zone, so that a clock change does not move it. */
export function toDate(value: unknown): Date | undefined {
  const parts = dayParts(value);
  return parts ? new Date(parts.year, parts.month - 1, parts.day, 12) : undefined;
}
/** The day of a calendar date: `YYYY-MM-DD`. */
export const fromDate = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0')].join('-');

/** Today in a zone (an IANA name; the visitor's own when left out), for the dot in the calendar. */
export const todayIn = (zone: string | undefined): Date | undefined => toDate(createClock().today(zone));

/** The days between two days, both left out; nothing when one is missing or they are in the wrong order. */
export function between(from: Date | undefined, to: Date | undefined): { readonly after: Date; readonly before: Date } | undefined {
  return from && to && from < to ? { after: from, before: to } : undefined;
}

/** The month to open at: that of the value, else of the other date, else of today, moved into the limits. */
export function openingMonth(
  days: { readonly value?: Date; readonly other?: Date; readonly min?: Date; readonly max?: Date; readonly today?: Date }): Date
  | undefined {
  const { value, other, min, max, today } = days;
  const wanted = value ?? other ?? (min && today && today < min ? min : undefined) ?? (max && today && today > max ? max : today) ?? min;
  if (wanted && min && wanted < min) return min;
  return wanted && max && wanted > max ? max : wanted;
}
