import { getPath, isCurrencyCode, wordsFor } from '#engine';
import { daysInclusive, monthDay, paddedDate, shortDate } from './dates';
import { money } from './money';
import { displayPhone } from './phone';

type Format = (first: unknown, second: unknown) => string;
/** What `{path|name}` may name. */
export const formats = {
  date: shortDate,
  datePadded: paddedDate,
  period: (from, to) => period(shortDate(from), shortDate(to)),
  /** The year once. */
  shortPeriod: (from, to) => period(from === to ? shortDate(from) : monthDay(from), shortDate(to)),
  money: (amount, currency) => money(amount, currency),
  whole: (amount, currency) => money(amount, currency, 0),
  /** What a plan pays at most. */
  cover: (amount, currency) => (Number(amount) === 0 ? 'Not included' : money(amount, currency, 0)),
  phone: displayPhone,
  /** Of people, of what has a name or a title, or the texts themselves. */
  names: (list) => (Array.isArray(list) ? list.map((one) => plain(one) || nameOf(one)).filter((name) => name !== '').join(', ') : ''),
  days: (from, to) => {
    const days = daysInclusive(from, to);
    return days === undefined ? '' : `${days} ${days === 1 ? 'day' : 'days'}`;
  },
  lower: (value) => plain(value).toLowerCase(),
} satisfies Readonly<Record<string, Format>>;

const period = (from: string, to: string): string => (from === to || to === '' ? from : `${from} to ${to}`);

/**
 * Fills `Hello {person.firstName}, due {due|date}: {total,EUR|money}, {use|home=at home; work=for work}` from the context. A missing value
 * leaves no text; one that has no words stands as it is.
 */
export function fill(template: string, context: unknown): string {
  return template.replace(/\{([^{}|]+)(?:\|([^{}]+))?\}/g, (_, paths: string, name = '') => {
    const [of = '', by = ''] = paths.split(',').map((path) => path.trim());
    const first = getPath(context, of);
    const second = isCurrencyCode(by) ? by : getPath(context, by);
    if (first === undefined || first === null || first === '') return '';
    const words = wordsFor(name);
    if (words) return [first].flat().map((value) => new Map(words).get(keyOf(value)) ?? plain(value)).filter(Boolean).join(', ');
    const format: Format | undefined = Object.hasOwn(formats, name) ? formats[name as keyof typeof formats] : undefined;
    return format ? format(first, second) : plain(first);
  });
}

/** The name of a person or of a thing; what has none goes by its title. */
function nameOf(entry: unknown): string {
  const said = (...parts: readonly string[]): string =>
    parts.map((part) => plain(getPath(entry, part)).trim()).filter((part) => part !== '').join(' ');
  return said('name', 'firstName', 'lastName') || said('title');
}
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const keyOf = (value: unknown): string => (typeof value === 'boolean' ? String(value) : plain(value));
