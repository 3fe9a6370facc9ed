import type { QuoteService } from '#api/adapters/quoteService';
import type { Case, Figure, Rating, Row } from '#api/sandbox/quotes/rating';
import type { Source } from '#api/source';
import { createClock, createRules, type FlowDefinition, type Rule } from '#engine';
import { certain, choicesAt, hint, isWrittenElsewhere, ruleEntries, type Finding, type Trail } from '#engine/check';
import { isList } from './quote';

/** A table of numbers by answers, the row that it stands in, and where. */
interface Table { readonly lookup: string; readonly in: Readonly<Record<string, number>>; readonly row: Row; readonly at: Trail }
/** What the line asks, tells the quote service and is rated by. */
export interface Rated { readonly rating: Rating; readonly quote: QuoteService; readonly flow: FlowDefinition }

const rules = createRules({ clock: createClock() });

/** What a rating's tables leave out although it can be answered, and what they name although it cannot. */
export const checkTables = (line: Rated): readonly Finding[] => tablesOf(line.rating).flatMap((table): readonly Finding[] => {
  const answers = answersOf(line, table.lookup, table.row.each);
  const values = answers && valuesOf(line, answers);
  if (!values) return [];
  const { lookup, in: numbers, at } = table;
  const isMissing = (value: unknown): boolean => !Object.hasOwn(numbers, String(value)) && isRated(line.rating, table, value);
  const strange = Object.keys(numbers).filter((key) => !values.some((value) => String(value) === key));
  const left = 'else' in table ? [] : values.filter(isMissing);
  if (left.length > 0) return left.map((value) => unrated(table, String(value), strange));
  return answers.paths.some((path) => isWrittenElsewhere(line.flow, path)) ? [] : strange.map((key): Finding => ({
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

function tablesOf({ price, amounts = {} }: Rating): readonly Table[] {
  const ofRow = (row: Row, at: Trail): readonly Table[] => {
    const figures: readonly (readonly [Figure | undefined, Trail])[] =
      [[row.add, [...at, 'add']], ...(row.times ?? []).map((figure, index) => [figure, [...at, 'times', String(index)]] as const)];
    return figures.flatMap(([figure, place]) => (typeof figure === 'object' && 'lookup' in figure ? [{ ...figure, row, at: place }] : []));
  };
  const all: readonly (readonly [Trail, readonly Row[]])[] =
    [[['price'], price], ...Object.entries(amounts).map(([path, rows]) => [['amounts', path], rows] as const)];
  return all.flatMap(([at, rows]) => rows.flatMap((row, index) => ofRow(row, ['rating', ...at, String(index)])));
}

/** What is refused, gets no offer or is left out by the row itself needs no number. */
function isRated({ refuses = [], noOffers = [], checkout }: Rating, { lookup, row }: Table, value: unknown): boolean {
  const isAbout = (rule: Rule): boolean => ruleEntries(rule, []).every(({ name }) => name === lookup);
  const holds = (rule: Rule): boolean => rules.holds(rule, { [lookup]: value });
  const ends = ({ each, when, repeats }: Case): boolean =>
    when !== undefined && !repeats && (each === undefined || each === row.each) && isAbout(when) && holds(when);
  return ![...refuses, ...noOffers, ...checkout.refuses ?? []].some(ends) && !(row.when && isAbout(row.when) && !holds(row.when));
}

/** The paths of the forms that a name of the rating stands for, and what else it may be; undefined when that cannot be said. */
interface Answers { readonly paths: readonly string[]; readonly others: readonly unknown[] }
function answersOf(line: Rated, name: string, each: string | undefined): Answers | undefined {
  const { rating: { inputs, plans } } = line;
  if (name === 'plan') return { paths: [], others: plans.map(({ plan_id: id }) => id) };
  const list = each === undefined ? undefined : inputs[each];
  // An entry is read before the inputs.
  const ofEntry = typeof list === 'string' ? pathOf(line, `${list}.0.${name}`) : undefined;
  if (ofEntry !== undefined) return { paths: [ofEntry], others: [] };
  const input = inputs[name];
  if (input === undefined || (typeof input === 'object' && !('first' in input))) return undefined;
  const sources = typeof input === 'string' ? [input] : input.first ?? [];
  const paths = sources.map((one) => (typeof one === 'string' ? pathOf(line, one) : undefined));
  const others = typeof input === 'object' && 'else' in input ? [input.else] : [];
  return paths.every((path) => path !== undefined) ? { paths, others } : undefined;
}
/** Every answer that it may be; undefined when they cannot be listed. */
function valuesOf({ flow }: Rated, { paths, others }: Answers): readonly unknown[] | undefined {
  const found = paths.map((path) => choicesAt(flow, path));
  return found.every((values) => values !== undefined) ? [...new Set([...found.flat(), ...others])] : undefined;
}

/** Path of the application → the path at which a form keeps what is sent there. */
function pathOf({ quote: { create, update, entries } }: Rated, path: string): string | undefined {
  // An entry is kept where it is edited.
  const homeOf = (list: string): string => (list === entries?.list ? entries.entry : `${list}.0`);
  const within = (source: Source | undefined, [name, ...rest]: readonly string[], home: readonly string[] = []): string | undefined => {
    if (typeof source === 'string') return [...home, source, ...(name === undefined ? [] : [name, ...rest])].join('.');
    if (source === undefined || name === undefined) return undefined;
    if (isList(source)) return within(source[Number(name)], rest, home);
    if (source.list !== undefined) return within({ fields: source.fields ?? {} }, rest, [homeOf(source.list)]);
    return within(source.fields?.[name], rest, home);
  };
  const names = path.split('.');
  return within({ fields: create }, names) ?? within({ fields: update }, names);
}
