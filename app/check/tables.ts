import type { Case, Rating, Row } from '#api/sandbox/quotes/rating';
import { createClock, createRules, type Rule } from '#engine';
import { certain, hint, ruleEntries, type Finding, type Trail } from '#engine/check';
import { possibleOf, type Rated } from './possible';
import { figuresOf, rowsOf } from './ratingRules';

/** A table of numbers by answers, the row that it stands in, and where. */
interface Table { readonly lookup: string; readonly in: Readonly<Record<string, number>>; readonly row: Row; readonly at: Trail }

const rules = createRules({ clock: createClock() });

/** What a rating's tables leave out although it can be answered, and what they name although it cannot. */
export const checkTables = (line: Rated): readonly Finding[] => tablesOf(line.rating).flatMap((table): readonly Finding[] => {
  const possible = possibleOf(line, table.lookup, table.row.each);
  if (!possible) return [];
  const { values, isAll } = possible;
  const { lookup, in: numbers, at } = table;
  const isMissing = (value: unknown): boolean => !Object.hasOwn(numbers, String(value)) && isRated(line.rating, table, value);
  const strange = Object.keys(numbers).filter((key) => !values.some((value) => String(value) === key));
  const left = 'else' in table ? [] : values.filter(isMissing);
  if (left.length > 0) return left.map((value) => unrated(table, String(value), strange));
  return (isAll ? strange : []).map((key): Finding => ({
    code: 'impossible-value', path: [...at, 'in', key], key: true, message: `"${lookup}" can never be "${key}".`,
    suggestion: hint(key, values.map(String)),
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

/** What is refused, gets no offer or is left out by the row itself needs no number. */
function isRated({ refuses = [], noOffers = [], checkout }: Rating, { lookup, row }: Table, value: unknown): boolean {
  const isAbout = (rule: Rule): boolean => ruleEntries(rule, []).every(({ name }) => name === lookup);
  const holds = (rule: Rule): boolean => rules.holds(rule, { [lookup]: value });
  const ends = ({ each, when, repeats }: Case): boolean =>
    when !== undefined && !repeats && (each === undefined || each === row.each) && isAbout(when) && holds(when);
  return ![...refuses, ...noOffers, ...checkout.refuses ?? []].some(ends) && !(row.when && isAbout(row.when) && !holds(row.when));
}
