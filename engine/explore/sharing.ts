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
