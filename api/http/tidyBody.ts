/**
 * CH-015: values travel trimmed, and a key without a value does not travel. Keys such as `__proto__` stay plain keys (S12).
 * What is so already is not copied: a long survey is sent again and again.
 */
export function tidyBody(value: unknown): unknown {
  if (isTidy(value)) return value;
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidyBody);
  return Object.fromEntries(Object.entries(value as object).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, tidyBody(inner)]])));
}

/** Says that whoever made this has trimmed every value of it, and left out what has none: to look through a thousand answers costs more than to write them. */
export function tidied<T extends object>(value: T): T {
  known.add(value);
  return value;
}
const known = new WeakSet<object>();

function isTidy(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === value;
  if (value === null || typeof value !== 'object' || known.has(value)) return true;
  const isList = Array.isArray(value);
  for (const inner of isList ? value : Object.values(value)) if (!isTidy(inner) || (inner === undefined && !isList)) return false;
  return true;
}
