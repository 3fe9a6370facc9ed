/** CH-015: values travel trimmed, and a key without a value does not travel. Keys such as `__proto__` stay plain keys (S12). */
export const tidyBody = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidyBody);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, tidyBody(inner)]])));
};
