import type { Rating, Row } from '#api/sandbox/quotes/rating';
import { certain, hint, type Finding, type Trail } from '#engine/check';
import { possibleOf, titledOf, type Rated } from './possible';
import { isRated } from './rated';
import { figuresOf, rowsOf } from './ratingRules';

/** A table of numbers by answers, the row that it stands in, and where. */
interface Table { readonly lookup: string; readonly in: Readonly<Record<string, number>>; readonly row: Row; readonly at: Trail }

/** What a rating's tables leave out although it can be answered, and what they name although it cannot. */
export const checkTables = (line: Rated): readonly Finding[] => tablesOf(line.rating).flatMap((table): readonly Finding[] => {
  const possible = possibleOf(line, table.lookup, table.row.each);
  if (!possible) return [];
  const { values, isAll } = possible;
  const { lookup, in: numbers, at } = table;
  const isMissing = (value: unknown): boolean => !Object.hasOwn(numbers, String(value)) && isRated(line, table.lookup, table.row, value);
  const strange = Object.keys(numbers).filter((key) => !values.some((value) => String(value) === key));
  const left = 'else' in table ? [] : values.filter(isMissing);
  if (left.length > 0) return left.map((value) => unrated(table, String(value), strange));
  return (isAll ? strange : []).map((key): Finding => ({
    code: 'impossible-value', path: [...at, 'in', key], key: true, message: `"${lookup}" can never be "${key}".`,
    suggestion: hint(key, values.map(String)), ...titledOf(line, lookup, table.row.each, key, 'rename'),
  }));
});
function unrated({ lookup, at }: Table, value: string, strange: readonly string[]): Finding {
  const slip = certain(value, strange);
  return {
    code: 'unrated-choice', path: [...at, 'in', ...(slip === undefined ? [] : [slip])], key: true,
    message: `"${lookup}" may be "${value}", and no number stands for that: who answers so gets no price.`,
    ...(slip === undefined ? { suggestion: 'Add it, or say what counts for all others: `else`.' }
      : { suggestion: `Is "${value}" meant by "${slip}"?`, fix: { rename: value } }),
  };
}

const tablesOf = (rating: Rating): readonly Table[] => rowsOf(rating).flatMap(({ row, at }) => figuresOf(row, at)
  .flatMap(([figure, place]) => (typeof figure === 'object' && 'lookup' in figure ? [{ ...figure, row, at: place }] : [])));
