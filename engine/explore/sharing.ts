import type { Sharing } from '../route/sharing';
import type { Context } from '../types';

/** A number for each value; objects that say the same have the same. */
export function createIds(): (value: unknown) => number {
  const values = new Map<unknown, number>();
  const texts = new Map<string, number>();
  const objects = new WeakMap<object, number>();
  let last = 0;
  const find = <Key>(ids: Map<Key, number>, key: Key): number => {
    let id = ids.get(key);
    if (id === undefined) ids.set(key, (id = last += 1));
    return id;
  };
  return (value) => {
    if (typeof value !== 'object' || value === null) return find(values, value);
    let id = objects.get(value);
    if (id === undefined) objects.set(value, (id = find(texts, JSON.stringify(value))));
    return id;
  };
}

/** One for each flow that is proven: its walks share what they have in common. */
export function createSharing(): Sharing {
  const idOf = createIds();
  const known = new Map<string, Context>();
  const firsts = new WeakMap<Context, Context>();
  const names = new Set<string>();
  /** The numbers of all fields, in the order in which they were met first. */
  const keyOf = (context: Context): string => {
    for (const name of Object.keys(context)) names.add(name);
    let [key, gap] = ['', ''];
    for (const name of names) {
      const value = context[name];
      gap += ',';
      if (value !== undefined) [key, gap] = [`${key}${gap}${idOf(value)}`, ''];
    }
    return key;
  };
  const same = (context: Context): Context => {
    let first = firsts.get(context);
    if (first) return first;
    const key = keyOf(context);
    first = known.get(key);
    if (!first) known.set(key, (first = context));
    firsts.set(context, first);
    return first;
  };
  return { idOf, same };
}
