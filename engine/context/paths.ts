import type { Path } from '../types';

const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const isObjectOrArray = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value at a dotted path, `undefined` when any part is missing. Own properties only. */
export function getPath(root: unknown, path: Path): unknown {
  return path.includes('.') ? path.split('.').reduce(valueOf, root) : valueOf(root, path);
}
const valueOf = (root: unknown, name: string): unknown => (isObjectOrArray(root) && Object.hasOwn(root, name) ? root[name] : undefined);

/** Is the path the other one, or a part of it? */
export const isWithin = (path: Path, outer: Path): boolean => path === outer || path.startsWith(`${outer}.`);
/** Does writing one of them change the other? */
export const overlap = (a: Path, b: Path): boolean => isWithin(a, b) || isWithin(b, a);

/** A copy of `root` with `value` at the path; objects on the way are copied or made. `undefined` removes the field. */
export function setPath<T extends object>(root: T, path: Path, value: unknown): T {
  return setParts(root, namesIn(path), 0, value);
}
/** The same for several paths, one after the other. */
export const setPaths = <T extends object>(root: T, values: Readonly<Record<Path, unknown>>): T =>
  Object.entries(values).reduce((now, [path, value]) => setPath(now, path, value), root);
function namesIn(path: Path): readonly string[] {
  const names = path.split('.');
  const wrong = names.find((name) => reserved.has(name));
  if (wrong !== undefined) throw new Error(`"${path}" is not a path: ${wrong} is reserved.`);
  return names;
}

function setParts<T extends object>(root: T, names: readonly string[], depth: number, value: unknown): T {
  const name = names[depth] as string;
  const present = Object.hasOwn(root, name) ? (root as Record<string, unknown>)[name] : undefined;
  const isLast = depth === names.length - 1;
  // An unchanged context stays the same object: pages draw by identity.
  const isUnchanged = isLast
    ? Object.is(present, value) && (value !== undefined || !Object.hasOwn(root, name))
    : value === undefined && !isObjectOrArray(present);
  if (isUnchanged) return root;
  const next = isLast ? value : setParts(isObjectOrArray(present) ? present : {}, names, depth + 1, value);
  if (!isLast && next === present) return root;
  const copy = (Array.isArray(root) ? [...root] : { ...root }) as Record<string, unknown>;
  if (next === undefined) delete copy[name];
  else copy[name] = next;
  return copy as T;
}

/** Empty text, spaces, null, undefined and the empty list are no answer; 0 and false are (SV-039, S-82). */
export const isBlank = (value: unknown): boolean =>
  value === undefined
    || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** Equality by content, for JSON values; a field that is `undefined` equals an absent one. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObjectOrArray(a) || !isObjectOrArray(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) if (!sameJson(a[name], b[name])) return false;
  return true;
}
