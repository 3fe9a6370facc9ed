import type { QuoteContent } from '#flows/screenContent';
import { getPath, type Context } from '#engine';
import { paddedDate, yearAfter } from '#widgets/format/dates';

/** RN-083: `Auto-renews on Mar 05, 2027`, for the cadences that do. */
export function renewal(renews: QuoteContent['renews'], cadence: unknown, context: Context): string | undefined {
  if (!renews || renews.cadence !== cadence) return undefined;
  const day = paddedDate(yearAfter(getPath(context, renews.from)));
  return day === '' ? undefined : `${renews.label} ${day}`;
}
