import { daysFrom } from '#engine/days';

/** Calendar days as text. A day is a string, not a point in time: no time zone can move it (S-37). */

/** How a date is typed and shown in a field. */
export type DateFormat = 'MM/DD/YYYY' | 'dd/mm/yyyy';
interface Parts { readonly year: number; readonly month: number; readonly day: number }
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const pad = (value: number, size = 2): string => String(value).padStart(size, '0');

/** The parts of `YYYY-MM-DD` (a time after it is left out), or undefined when it is not a day of the calendar. */
export function dayParts(value: unknown): Parts | undefined {
  const match = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(value) : null;
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}
const daysInMonth = (year: number, month: number): number =>
  (month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0);

/** 'Mar 5, 2026' (WG-016) */
export const shortDate = (value: unknown): string => withParts(value, ({ year, month, day }) => `${months[month - 1]} ${day}, ${year}`);
/** 'Mar 05, 2027' (WG-017) */
export const paddedDate = (value: unknown): string =>
  withParts(value, ({ year, month, day }) => `${months[month - 1]} ${pad(day)}, ${year}`);
/** 'Mar 5' */
export const monthDay = (value: unknown): string => withParts(value, ({ month, day }) => `${months[month - 1]} ${day}`);
/** '03/05/2026', or '05/03/2026' with dd/mm/yyyy (WG-015) */
export const fieldDate = (value: unknown, format: DateFormat = 'MM/DD/YYYY'): string =>
  withParts(value, ({ year, month, day }) =>
    (format === 'dd/mm/yyyy' ? [pad(day), pad(month)] : [pad(month), pad(day)]).concat(pad(year, 4)).join('/'));

const withParts = (value: unknown, write: (parts: Parts) => string): string => {
  const parts = dayParts(value);
  return parts ? write(parts) : '';
};

/** The same day a year later; 29 February becomes 1 March, the day after the last day of cover (RN-083, BO-019, BO-042). */
export function yearAfter(value: unknown): string | undefined {
  const parts = dayParts(value);
  return parts && new Date(Date.UTC(parts.year + 1, parts.month - 1, parts.day)).toISOString().slice(0, 10);
}

/** Days from one to the other, both counted: the same day is 1; undefined where one of them is no day. */
export function daysInclusive(from: unknown, to: unknown): number | undefined {
  const [first, last] = [from, to].map((value) => (dayParts(value) ? String(value).slice(0, 10) : undefined));
  return first === undefined || last === undefined ? undefined : daysFrom(first, last);
}
