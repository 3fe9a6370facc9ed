import type { Sharing } from '../route/sharing';
import type { Context } from '../types';

/** Numbers for values; objects that say the same have the same. */
export interface Ids {
  idOf(value: unknown): number;
  /** The first value that says the same: comparing it with itself costs nothing. */
  firstOf<Value>(value: Value): Value;
}

export function createIds(): Ids {
  const values = new Map<unknown, number>();
  const texts = new Map<string, number>();
  const objects = new WeakMap<object, number>();
  const firsts: unknown[] = [undefined];
  const find = <Key>(ids: Map<Key, number>, key: Key, value: unknown): number => {
    let id = ids.get(key);
    if (id === undefined) {
      ids.set(key, (id = firsts.length));
      firsts.push(value);
    }
    return id;
  };
  const idOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return find(values, value, value);
    let id = objects.get(value);
    if (id === undefined) objects.set(value, (id = find(texts, JSON.stringify(value), value)));
    return id;
  };
  return { idOf, firstOf: <Value>(value: Value) => firsts[idOf(value)] as Value };
}

/** One for each flow that is proven: its walks share what they have in common. */
export function createSharing(): Sharing {
  const { idOf, firstOf } = createIds();
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
    if (!first) {
      first = Object.fromEntries(Object.entries(context).map(([name, value]) => [name, firstOf(value)]));
      known.set(key, first);
      firsts.set(first, first);
    }
    firsts.set(context, first);
    return first;
  };
  return { idOf, firstOf, same };
}
