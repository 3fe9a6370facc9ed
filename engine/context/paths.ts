import type { Path } from '../types';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const split = new Map<Path, readonly string[]>();
const parts = (path: Path): readonly string[] => {
  const known = split.get(path);
  if (known) return known;
  const names = path.split('.');
  if (names.some((name) => forbidden.has(name))) throw new Error(`"${path}" is not a path: ${names.find((name) => forbidden.has(name))} is reserved.`);
  if (split.size > 5000) split.clear();
  split.set(path, names);
  return names;
};
const isObjectOrArray = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value at a dotted path, `undefined` when any part is missing. Own properties only. */
export function getPath(root: unknown, path: Path): unknown {
  let at: unknown = root;
  for (const name of parts(path)) {
    if (!isObjectOrArray(at) || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return at;
}

/** A copy of `root` with `value` at the path; objects on the way are copied or made. `undefined` removes the field. */
export const setPath = <T extends object>(root: T, path: Path, value: unknown): T => setParts(root, parts(path), 0, value);

function setParts<T extends object>(root: T, names: readonly string[], depth: number, value: unknown): T {
  const name = names[depth] as string;
  const present = Object.hasOwn(root, name) ? (root as Record<string, unknown>)[name] : undefined;
  const last = depth === names.length - 1;
  // What would not change is not copied: an unchanged context stays the same object.
  if (last ? Object.is(present, value) && (value !== undefined || !Object.hasOwn(root, name)) : value === undefined && !isObjectOrArray(present)) return root;
  const next = last ? value : setParts(isObjectOrArray(present) ? present : {}, names, depth + 1, value);
  if (!last && next === present) return root;
  const copy = (Array.isArray(root) ? [...root] : { ...root }) as Record<string, unknown>;
  if (next === undefined) delete copy[name];
  else copy[name] = next;
  return copy as T;
}

/** Empty text, spaces, null, undefined and the empty list are no answer; 0 and false are (SV-039, S-82). */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** Equality by content, for JSON values; a field that is `undefined` equals an absent one. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObjectOrArray(a) || !isObjectOrArray(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) if (!sameJson(a[name], b[name])) return false;
  return true;
}
