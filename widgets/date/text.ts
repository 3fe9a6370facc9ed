import { isDay } from '#engine';
import { dayParts, fieldDate, type DateFormat } from '../format/dates';
import { readDigits } from '../parts/text';

/** The date format of a field: month first by default. */
export const formatOf = (wanted: unknown): DateFormat => (wanted === 'dd/mm/yyyy' ? 'dd/mm/yyyy' : 'MM/DD/YYYY');

const pad = (text: string, size: number): string => text.padStart(size, '0');

/** Typed text → `YYYY-MM-DD` for a real day, undefined for blank text, else the text itself, which the rules refuse. */
export function toValue(text: string, format: DateFormat): string | undefined {
  const tidy = text.trim();
  if (tidy === '') return undefined;
  if (isDay(tidy)) return tidy;
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(tidy);
  if (!match) return text;
  const [first = '', second = '', year = ''] = match.slice(1);
  const [month, day] = format === 'dd/mm/yyyy' ? [second, first] : [first, second];
  const iso = `${year}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDay(iso) ? iso : text;
}

/** The text of a value in its field; text that is not a date is unchanged. */
export function toText(value: unknown, format: DateFormat): string {
  if (typeof value !== 'string') return '';
  return dayParts(value) && isDay(value.slice(0, 10)) ? fieldDate(value, format) : value;
}

/** What is pasted along with a date: its weekday, or a time of day. */
const around = /^\s*(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*[.,]?\s|T\d\d:\d\d[\d:.+-]*Z?\s*$/giu;

/**
 * The text after a keystroke or a paste: slashes are inserted while typing at the end, never while deleting. A year that stands first keeps
 * its place, and words stay as they are: neither is a date with slashes. Only what is pasted around a whole date goes.
 */
export function typed(before: string, text: string, format: DateFormat): string {
  const after = readDigits(text);
  // A month's name may follow the day.
  const [, day] = /^\s*(\d{1,2})\/?\s$/.exec(after) ?? [];
  if (day !== undefined) return `${day} `;
  const tidy = after.replace(/[^\d/.\-\s]/g, '').trimStart().replace(/[/.\-\s]+/g, '/').slice(0, 10);
  const iso = yearFirst(tidy, format);
  const hasWords = (text: string): boolean => /\p{L}/u.test(text);
  if (hasWords(after) && (hasWords(after.replaceAll(around, '')) || !isDay(toValue(iso ?? tidy, format)))) return after;
  if (iso !== undefined) return isDay(iso) ? fieldDate(iso, format) : iso;
  const appended = after.length > before.length && after.startsWith(before.slice(0, -1));
  if (!appended) return replaces(before, tidy) ? slashes(tidy) : tidy;
  if (/^\d{2}\/?$/.test(tidy)) return `${tidy.slice(0, 2)}/`;
  if (/^\d{3,8}$/.test(tidy)) return slashes(tidy);
  if (/^\d{1,2}\/\d{2}\/?$/.test(tidy)) return tidy.endsWith('/') ? tidy : `${tidy}/`;
  const late = /^(\d{1,2})\/(\d{2})(\d{1,4})$/.exec(tidy);
  return late ? `${late[1]}/${late[2]}/${late[3]}` : tidy;
}
/** A whole date in digits that was pasted over another text; not what is left of a date when its slash is deleted. */
const replaces = (before: string, text: string): boolean =>
  /^\d{8}$/.test(text) && !(before.length === 9 && before.replace('/', '') === text);
const slashes = (digits: string): string => {
  const head = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
  return digits.length === 4 ? `${head}/` : head;
};

/**
 * `2026/1` as `2026-1`, with the dashes that are still missing; undefined where no year stands first. 20 is no month: where the month comes
 * first it begins a year; where the day does, it does so only before what is no month, like 26.
 */
function yearFirst(text: string, format: DateFormat): string | undefined {
  const joined = text.replace(/^(19|20)\/(1[3-9]|[2-9]\d)(?=\/?$)/, '$1$2');
  const begins = format === 'dd/mm/yyyy' ? /^(19|20)(1[3-9]|[2-9]\d)/ : /^(19|20)(\d?$|\d\d)/;
  if (!begins.test(joined) && !/^(19|20)\d\d\/\d{0,2}(\/|$)/.test(joined)) return undefined;
  const [, year = joined, month = '', day = ''] = /^(\d{4})\/?(\d{0,2})\/?(\d{0,2})/.exec(joined) ?? [];
  const dash = joined.endsWith('/') && day === '' ? '-' : '';
  return `${[year, month, day].filter((part) => part !== '').join('-')}${dash}`;
}
