import { getPath, isBlank } from '../context/paths';
import { tidy } from '../context/tidy';
import { isObject } from '../isObject';

/** The rules leave out blank rows, the page shows them: from the index among filled rows to the index on the page. */
export function onPage(path: readonly string[], data: unknown): readonly string[] {
  let at = data;
  return path.map((key) => {
    const place = Array.isArray(at) ? (filledRows(at)[Number(key)] ?? Number(key)) : key;
    at = getPath(at, String(place));
    return String(place);
  });
}
/** The indexes of the rows that hold an answer. */
export const filledRows = (rows: readonly unknown[]): readonly number[] => rows.flatMap((row, index) => (isFilledRow(row) ? [index] : []));
export const isFilledRow = (row: unknown): boolean => {
  const kept = tidy(row);
  return !isBlank(kept) && !(isObject(kept) && Object.keys(kept).length === 0);
};
