/** CH-015: texts travel trimmed, and a key without a value does not travel. Keys such as `__proto__` stay plain keys (S12). */
export const bodyText = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value));
