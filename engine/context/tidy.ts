import { isObject } from '../isObject';
import { isBlank } from './paths';

/**
 * Answers as they are judged and sent: text trimmed, blanks gone, rows without any answer gone
 * (SV-041, SV-069, RC-068, S-82). Nothing else is changed.
 */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const rows = value.map(tidy).filter((row) => !isBlank(row) && !isEmptyRow(row));
    return rows;
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, inner]) => [name, tidy(inner)] as const).filter(([, inner]) => !isBlank(inner));
    return Object.fromEntries(entries);
  }
  return value ?? undefined;
}
const isEmptyRow = (row: unknown): boolean => isObject(row) && Object.keys(row).length === 0;
