import type { QuoteService } from '#api/adapters/quoteService';
import type { Rating } from '#api/sandbox/quotes/rating';
import type { Source } from '#api/source';
import type { FlowDefinition } from '#engine';
import { choicesAt, derivedPaths, isWrittenElsewhere, meantByTitle, valueTitled, type Finding } from '#engine/check';
import { isList } from './quote';

/** What the line asks, tells the quote service and is rated by. */
export interface Rated { readonly rating: Rating; readonly quote: QuoteService; readonly flow: FlowDefinition }
/** What a name of the rating may be; `isAll`: nothing else than a form answers it. */
export interface Possible { readonly values: readonly unknown[]; readonly isAll: boolean }

/** Every value that a name of the rating may have, in a row or case of this list; undefined when they cannot be listed. */
export function possibleOf(line: Rated, name: string, each: string | undefined): Possible | undefined {
  const answers = answersOf(line, name, each);
  const values = answers && valuesOf(line, answers);
  return values && { values, isAll: !answers.paths.some((path) => isWrittenTo(line, path)) };
}
/** What is meant by the words of a choice, in place of its value. */
export function titledOf(
  line: Rated, name: string, each: string | undefined, words: unknown, wrong: 'value' | 'rename',
): Pick<Finding, 'suggestion' | 'fix'> {
  return meantByTitle(valueTitled(line.flow, answersOf(line, name, each)?.paths ?? [], words), wrong);
}
/** An entry is taken from its list to be edited, and was answered before. */
export function isWrittenTo({ quote: { entries }, flow }: Rated, path: string): boolean {
  if (entries === undefined || !path.startsWith(`${entries.entry}.`)) return isWrittenElsewhere(flow, path);
  return derivedPaths(flow).includes(path);
}

/** The paths of the forms that a name of the rating stands for, and what else it may be; undefined when that cannot be said. */
interface Answers { readonly paths: readonly string[]; readonly others: readonly unknown[] }
export function answersOf(line: Rated, name: string, each: string | undefined): Answers | undefined {
  const { rating: { inputs, plans } } = line;
  if (name === 'plan') return { paths: [], others: plans.map(({ plan_id: id }) => id) };
  const input = inputs[name];
  if (input === undefined) {
    const list = each === undefined ? undefined : inputs[each];
    const ofEntry = typeof list === 'string' ? pathOf(line, `${list}.0.${name}`) : undefined;
    return ofEntry === undefined ? undefined : { paths: [ofEntry], others: [] };
  }
  if (typeof input === 'object' && !('first' in input)) return undefined;
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
export function pathOf({ quote: { create, update, entries } }: Rated, path: string): string | undefined {
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
/** What stands at a path of the application, as the line says where it comes from. */
export function sourceAt({ quote: { create, update } }: Rated, path: string): Source | undefined {
  const within = (source: Source | undefined, [name, ...rest]: readonly string[]): Source | undefined => {
    if (name === undefined || source === undefined || typeof source === 'string') return name === undefined ? source : undefined;
    return within(isList(source) ? source[Number(name)] : source.fields?.[name], rest);
  };
  const names = path.split('.');
  return within({ fields: create }, names) ?? within({ fields: update }, names);
}
