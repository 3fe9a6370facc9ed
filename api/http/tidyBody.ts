import { Together } from './json';

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

function isTidy(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === value;
  if (value === null || typeof value !== 'object' || value instanceof Together) return true;
  const isList = Array.isArray(value);
  for (const inner of isList ? value : Object.values(value)) if (!isTidy(inner) || (inner === undefined && !isList)) return false;
  return true;
}
