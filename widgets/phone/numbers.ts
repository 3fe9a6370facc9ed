import { groupUs, hasWords, plainNumber } from '../format/phone';

/** What we use of the phone number library. */
export interface NumberBook {
  /** '27' for ZA. */
  readonly callingCode: (country: string) => string;
  /** The number and its country; undefined when the text is not a number. */
  readonly parse: (text: string, country: string) => { readonly number: string; readonly country?: string } | undefined;
  /** Could it be called, in E.164? */
  readonly isWhole: (number: string) => boolean;
  /** '+27 82 123 4567'; empty for an incomplete number. */
  readonly international: (number: string) => string;
}
/** What a phone field knows of numbers, and the countries whose numbers it knows. */
export interface Numbers { readonly book: NumberBook; readonly countries: readonly string[] }
export interface Phone { readonly country: string; readonly value: string | undefined }

const usDigits = 10;
const isNorthAmerican = (country: string, book: NumberBook): boolean => book.callingCode(country) === '1';

/** What was typed or pasted → the number in E.164. US numbers hold at most 10 digits (WG-010), others as many as are typed (WG-011). */
export function readPhone(typed: string, country: string, book: NumberBook): Phone {
  const text = plainNumber(typed, isNorthAmerican(country, book));
  if (hasWords(text)) return { country, value: withCode(text.trim(), country, book) };
  const digits = text.replace(/\D/g, '');
  // A plus alone is the start of an international number.
  if (digits === '') return { country, value: text.trim() === '+' ? '+' : undefined };
  if (text.trim().startsWith('+')) return readInternational(digits, country, book);
  if (isNorthAmerican(country, book)) return { country, value: `+1${national(digits)}` };
  const code = book.callingCode(country);
  const value = book.parse(digits, country)?.number ?? `+${code}${digits}`;
  // A pasted '27 82 123 4567' has its country's code already, though no plus says so.
  const hasCode = digits.startsWith(code) && !book.isWhole(value) && book.isWhole(`+${digits}`);
  return { country, value: hasCode ? `+${digits}` : value };
}

/** Kept as it was typed, for the rules to refuse: what stands around letters need not be a number. */
const withCode = (text: string, country: string, book: NumberBook): string =>
  (text.startsWith('+') ? text : `+${book.callingCode(country)} ${text}`);

function readInternational(digits: string, country: string, book: NumberBook): Phone {
  const parsed = book.parse(`+${digits}`, country);
  if (digits.startsWith('1')) {
    const own = parsed?.country !== undefined && isNorthAmerican(parsed.country, book) ? parsed.country : isNorthAmerican(country, book)
      ? country : 'US';
    return { country: own, value: digits.length === 1 ? '+1' : `+1${digits.slice(1, 1 + usDigits)}` };
  }
  return { country: parsed?.country ?? country, value: `+${digits}` };
}

/** A pasted '1 (614) 555-0142' loses its 1; no area code begins with 1. */
const national = (digits: string): string =>
  (digits.length > usDigits && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, usDigits);

/** Formats a number for the field: '555-555-0100' for the US, else with the country code. */
export function showPhone(value: unknown, country: string, book: NumberBook): string {
  if (typeof value !== 'string' || value === '') return '';
  if (!value.startsWith('+')) return isNorthAmerican(country, book) ? groupUs(value.replace(/\D/g, '').slice(0, usDigits)) : value;
  if (hasWords(value)) return value.replace(/^\+1 /, '');
  if (value === '+1') return '+1';
  if (value.startsWith('+1')) return groupUs(value.slice(2));
  const whole = book.international(value);
  if (whole) return whole;
  const code = `+${book.callingCode(country)}`;
  return value.startsWith(code) ? [code, value.slice(code.length)].filter((part) => part !== '').join(' ') : value;
}

/** Choosing another country resets the number to its dial code (WG-012). */
export const dialCode = (country: string, book: NumberBook): string => `+${book.callingCode(country)}`;

const names = new Intl.DisplayNames(['en'], { type: 'region' });
export const countryName = (country: string): string => names.of(country) ?? country;
/** Countries to choose from: US first (WG-014), the others by name. */
export function orderCountries(countries: readonly string[]): readonly string[] {
  const rest = countries.filter((country) => country !== 'US').toSorted((a, b) => countryName(a).localeCompare(countryName(b), 'en'));
  return countries.includes('US') ? ['US', ...rest] : rest;
}

/** The initial country: of the number, else the detected one if it can be chosen, else the first (WG-013, WG-014). */
export function startCountry(value: unknown, hint: string | undefined, countries: readonly string[], book: NumberBook): string {
  const parsed = typeof value === 'string' && value.startsWith('+') ? book.parse(value, 'US')?.country : undefined;
  const found = [parsed, hint, 'US'].find((country) => country !== undefined && countries.includes(country));
  return found ?? countries[0] ?? 'US';
}
