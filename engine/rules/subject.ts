import { isDay } from '../days';
import { isObject } from '../isObject';
import { countAt, sumAt } from '../context/lists';
import { getPath, isBlank } from '../context/paths';
import type { Context, JsonSchema, Window } from '../types';

/** What a rule asks about: the value at a path, the number of entries of a list, or a sum. */
interface Subject { readonly word?: 'count' | 'sum'; readonly path: string }

/** The key of a rule: `holder.age`, `count(drivers)`, `sum(items.*.amount)`. */
export function subjectOf(key: string): Subject {
  const [, word, path] = /^(count|sum)\((.+)\)$/.exec(key) ?? [];
  return path === undefined ? { path: key } : { word: word as 'count' | 'sum', path };
}
/** The path of the context that the key of a rule reads: for a sum over entries, the list. */
export const pathOfKey = (key: string): string => subjectOf(key).path.replace(/\.\*.*$/u, '');

/** The value at a path of the context. */
type Read = (path: string) => unknown;
/** The value that a rule judges. */
export function subjectIn(context: Context, key: string, read: (context: Context, path: string) => unknown): unknown {
  const { word, path } = subjectOf(key);
  if (word === undefined) return read(context, path);
  return word === 'count' ? countAt(context, path) : sumAt(context, [path]);
}

const isPathRef = (value: unknown): value is { readonly $path: string } =>
  isObject(value) && typeof value.$path === 'string' && Object.keys(value).length === 1;

/** A path that the schema of a rule compares with, and the keyword that takes its value. */
interface Compared { readonly keyword: string; readonly path: string }
function comparedIn(schema: unknown, keyword = ''): readonly Compared[] {
  if (isPathRef(schema)) return [{ keyword, path: schema.$path }];
  if (Array.isArray(schema)) return schema.flatMap((inner) => comparedIn(inner));
  return isObject(schema) ? Object.entries(schema).flatMap(([name, inner]) => comparedIn(inner, name)) : [];
}
/** The paths that the schema of a rule compares with: every `{ "$path": … }` in it. */
export const comparedPaths = (schema: unknown): readonly string[] => comparedIn(schema).map(({ path }) => path);
/** Can the keyword take the value? A partner may answer with something of another kind. */
function fits(keyword: string, value: unknown): boolean {
  if (isBlank(value)) return false;
  if (keyword === 'enum') return Array.isArray(value);
  return keyword === '' || keyword === 'const' || typeof value === 'number';
}

/**
 * The schema of a rule with the values it compares with; undefined while one of them is blank or of another kind. A window counts from a
 * field beside the judged one, else from a path of the context.
 */
export function withCompared(schema: JsonSchema, parent: unknown, read: Read): JsonSchema | undefined {
  const { window } = schema;
  const counted = window && countedFrom(window, parent, read);
  const known = counted ? { ...schema, window: counted } : schema;
  const compared = comparedIn(known);
  if (compared.length === 0) return known;
  return compared.every(({ keyword, path }) => fits(keyword, read(path))) ? filledIn(known, read) as JsonSchema : undefined;
}
function countedFrom(window: Window, parent: unknown, read: Read): Window | undefined {
  if (window.from === 'today' || !isBlank(getPath(parent, window.from))) return undefined;
  const day = read(window.from);
  return isDay(day) ? { ...window, from: day } : undefined;
}
function filledIn(value: unknown, read: Read): unknown {
  if (isPathRef(value)) return read(value.$path);
  if (Array.isArray(value)) return value.map((inner) => filledIn(inner, read));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filledIn(inner, read)]));
}
