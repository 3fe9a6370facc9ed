import { format } from '@cfworker/json-schema';
import { isDay } from '../days';

/** Both the page and the sandbox judge these formats with the same functions. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  date: isDay,
  /**
   * E.164, as the phone widget gives it (S-75). After +1 an area code and seven digits (WG-010), after +27 nine digits. `#engine/phone`
   * knows the other countries.
   */
  phone: (value) => /^\+(1[2-9]\d{9}|27[1-9]\d{8}|(?!27)[2-9]\d{6,14})$/.test(value),
  /** What is copied along with an address (`mailto:`, `<`, `;`) has characters that none has, and mail to it would not arrive. */
  email: (value) => /^(?!.*[\s"(),:;<>[\]\\])[^@]{1,64}@[^@.]+(\.[^@.]+)*\.[^@.]{2,}$/.test(value) && value.length <= 254,
};
Object.assign(format, formats);

/** The name of a format that accepts the days from `min` to `max`, both included; registered when first used. */
export function dayRange(min: string | undefined, max: string | undefined): string {
  const name = `day-range:${min ?? ''}..${max ?? ''}`;
  format[name] ??= (value) => isDay(value) && (min === undefined || value >= min) && (max === undefined || value <= max);
  return name;
}

/** The same for a moment (ISO 8601): its calendar day counts, as it is written. */
export function momentRange(min: string | undefined, max: string | undefined): string {
  const name = `moment-${dayRange(min, max)}`;
  format[name] ??= (value) => format[dayRange(min, max)]?.(value.slice(0, 10)) ?? true;
  return name;
}

/** Adds a format while the page runs (a pattern whose engine has to be fetched). Values of an unknown format pass. */
export function registerFormat(name: string, accepts: (value: string) => boolean): void {
  format[name] = accepts;
}

/** The name of a format that accepts ISO timestamps later than `since` and not later than `until` (milliseconds). */
export function timeRange(since: number, until: number): string {
  const name = `time-range:${since}..${until}`;
  format[name] ??= (value) => Date.parse(value) > since && Date.parse(value) <= until;
  return name;
}
