import { isObject } from '../isObject';
import { isBlank } from './paths';

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
