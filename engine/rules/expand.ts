import { addSpan, isDay } from '../days';
import { isObject } from '../isObject';
import type { Clock, JsonSchema, Span, Window } from '../types';
import { dayRange, timeRange } from './formats';

type Mutable = Record<string, unknown>;
type Fields = NonNullable<JsonSchema['properties']>;
/** `beside`: what the data beside the value may be. With `eachRow`, a list has a schema for each row, with the limits of its own dates. */
interface How { readonly beside?: Fields; readonly eachRow?: boolean }
interface Days { readonly min?: string; readonly max?: string }
const single = ['if', 'then', 'else', 'not'] as const;
const several = ['allOf', 'anyOf', 'oneOf'] as const;

/** Does the schema say anything that depends on the moment or on sibling data? */
export function isTimed(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'window' in schema || 'newerThan' in schema || Object.values(schema).some(isTimed);
}

/**
 * Our two keywords as plain JSON Schema for this moment: `window` becomes `formatMinimum` / `formatMaximum`
 * (which a calendar reads) and a format that checks them, `newerThan` a range. `parent` is the data beside the value.
 */
export function expand(schema: JsonSchema, data: unknown, parent: unknown, clock: Clock, how: How = {}): JsonSchema {
  if (!isTimed(schema)) return schema;
  const { beside, eachRow } = how;
  const inner = { eachRow };
  const { window, newerThan, ...rest } = schema;
  const made: Mutable = { ...rest };
  if (schema.properties) {
    made.properties = mapValues(
      schema.properties,
      (field, name) => (typeof field === 'boolean' ? field
        : expand(field, at(data, name), data, clock, { eachRow, beside: schema.properties }))
    );
  }
  const { items } = schema;
  if (items && typeof items === 'object') {
    const rowOf = (row: unknown): JsonSchema => expand(items, row, undefined, clock, inner);
    made.items = eachRow && Array.isArray(data) ? data.map(rowOf) : rowOf(undefined);
  }
  if (schema.contains) made.contains = expand(schema.contains, undefined, undefined, clock);
  if (schema.dependencies) made.dependencies = mapValues(
    schema.dependencies, (part) => (Array.isArray(part) ? part : expand(part as JsonSchema, data, parent, clock, inner))
  );
  for (const word of single) if (schema[word]) made[word] = expand(schema[word], data, parent, clock, inner);
  for (const word of several) if (schema[word]) made[word] = schema[word].map((part) => expand(part, data, parent, clock, inner));
  const checks: JsonSchema[] = [];
  if (window) {
    const { min, max } = windowDays(window, parent, clock, beside);
    if (min !== undefined) made.formatMinimum = min;
    if (max !== undefined) made.formatMaximum = max;
    if (min !== undefined || max !== undefined) checks.push({ format: dayRange(min, max) });
  }
  if (newerThan) {
    const now = clock.now();
    const since = now - ((newerThan.hours ?? 0) * 60 + (newerThan.minutes ?? 0)) * 60_000;
    checks.push({ exclusiveMinimum: since, maximum: now, format: timeRange(since, now) });
  }
  if (checks.length > 0) made.allOf = [...((made.allOf as JsonSchema[] | undefined) ?? []), ...checks];
  return made as JsonSchema;
}

/**
 * First and last day of a window. While the sibling that it counts from has no date, or one that the sibling refuses, it counts from the
 * first and the last day that the sibling may have, where that counts from today: an earlier or later day can never be right.
 */
export function windowDays(window: Window, parent: unknown, clock: Clock, beside?: Fields): Days {
  const day = window.from === 'today' ? clock.today(window.zone) : isDay(window.from) ? window.from : at(parent, window.from);
  const own = (at(beside, window.from) as JsonSchema | undefined)?.window;
  const possible: Days = own?.from === 'today' ? windowDays(own, parent, clock) : {};
  const isPossible = isDay(day) && !(possible.min && day < possible.min) && !(possible.max && day > possible.max);
  const from: Days = isPossible ? { min: day, max: day } : possible;
  const { min, max } = edgesOf(window);
  return {
    ...(from.min === undefined || min === undefined ? {} : { min: addSpan(from.min, min) }),
    ...(from.max === undefined || max === undefined ? {} : { max: addSpan(from.max, max) }),
  };
}

/** The edges of a window as spans. A span beside `from` is the edge on its side. */
export function edgesOf({ min, max, days, months, years }: Window): { readonly min?: Span; readonly max?: Span } {
  const counts = Object.entries({ days, months, years }).filter(([, count]) => count !== undefined);
  if (counts.length === 0) return { min, max };
  return { [counts.some(([, count]) => (count as number) < 0) ? 'max' : 'min']: Object.fromEntries(counts) };
}

const at = (data: unknown, name: string): unknown => (isObject(data) && Object.hasOwn(data, name) ? data[name] : undefined);
const mapValues = <T, R>(object: Readonly<Record<string, T>>, change: (value: T, name: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
