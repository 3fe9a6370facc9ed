import type { QuoteContent } from '#flows/types';
import { getPath, type Context } from '#engine';
import { dayParts, paddedDate } from '#widgets/format/dates';

/** RN-083: the same day a year on; 29 February becomes 1 March, the day after the last day of cover. */
export function yearAfter(day: unknown): string | undefined {
  const parts = dayParts(day);
  if (!parts) return undefined;
  return new Date(Date.UTC(parts.year + 1, parts.month - 1, parts.day)).toISOString().slice(0, 10);
}

/** `Auto-renews on Mar 05, 2027`, for the cadences that do. */
export function renewal(renews: QuoteContent['renews'], cadence: unknown, context: Context): string | undefined {
  if (!renews || renews.cadence !== cadence) return undefined;
  const day = paddedDate(yearAfter(getPath(context, renews.from)));
  return day === '' ? undefined : `${renews.label} ${day}`;
}
