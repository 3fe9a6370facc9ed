import { isObject } from '../isObject';
import { isBlank, sameJson } from './paths';

/** What databases cannot hold: the character NUL, and halves of surrogate pairs. A pasted text may have either. */
const unstorable = /[\0\p{Surrogate}]/gu;

/**
 * Answers as they are judged and sent: text trimmed and without characters that cannot be stored, blanks gone, rows without any answer gone
 * (SV-041, SV-069, RC-068, S-82). Nothing else is changed.
 */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(unstorable, '').trim() || undefined;
  if (Array.isArray(value)) return value.map(tidy).filter((row) => !isBlank(row) && !isEmptyRow(row));
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, inner]) => [name, tidy(inner)] as const).filter(([, inner]) => !isBlank(inner));
    return Object.fromEntries(entries);
  }
  return value ?? undefined;
}
const isEmptyRow = (row: unknown): boolean => isObject(row) && Object.keys(row).length === 0;

/**
 * Does an answer say the same as another once both are tidy? A space after a name, an emptied field and a row that was only opened are no
 * change: Next puts them away. Compared field by field, as most of a long survey is the same object.
 */
export function sameAnswer(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isObject(a) && isObject(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => sameAnswer(a[name], b[name]));
  }
  const [one, other] = [tidy(a), tidy(b)];
  return sameJson(one, other) || (isBlank(one) && isBlank(other));
}
