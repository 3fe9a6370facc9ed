import type { Span } from './types';

/** A calendar day moved by whole days: plain calendar arithmetic, without zone and summer time. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A calendar day moved by years and months, to the last day of a month that is too short, and then by days. */
export function addSpan(day: string, span: Span): string {
  if (typeof span === 'number') return addDays(day, span);
  const { years = 0, months = 0, days = 0 } = span;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + years * 12 + months, 1);
  const [endYear, endMonth] = [new Date(first).getUTCFullYear(), new Date(first).getUTCMonth()];
  const last = new Date(Date.UTC(endYear, endMonth + 1, 0)).getUTCDate();
  return addDays(new Date(first).toISOString().slice(0, 10), Math.min(date, last) - 1 + days);
}

/** Days from one calendar day to another, both counted: the same day is 1. */
export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
/** Whole years from one calendar day to another, an age: who was born on 29 February is a year older on 28 February. */
export function yearsFrom(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return addSpan(from, { years }) > to ? years - 1 : years;
}

/** True for a real `YYYY-MM-DD` calendar day. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string'
    && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && addDays(value, 0) === value;
