type Fields = readonly (readonly [path: string, message: string])[];
/** PostgreSQL holds every text but the character NUL and halves of surrogate pairs, in text and in jsonb. */
const unstorable = /[\0\p{Surrogate}]/u;
const character = 'holds a character that cannot be stored';
/** No request of ours is near this depth; the database and what walks through answers have a limit. */
const deepest = 32;

/** What of a value cannot be stored, by path. A name that cannot be stored is told of the object it is in. */
export function unstorableFields(value: unknown, path: readonly string[] = []): Fields {
  const name = path.join('.') || 'body';
  if (typeof value === 'string') return unstorable.test(value) ? [[name, character]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length >= deepest) return [[name, 'is nested too deeply']];
  return Object.entries(value).flatMap(([key, inner]): Fields =>
    (unstorable.test(key) ? [[name, character]] : unstorableFields(inner, [...path, key])));
}
