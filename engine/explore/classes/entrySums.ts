import { sumAt } from '../../context/lists';
import { changesOf } from '../../definition/changes';
import { fieldSchema } from '../../rules/errors';
import { subjectOf } from '../../rules/subject';
import type { Context, FlowDefinition, JsonSchema, Path } from '../../types';
import { entryListsOf, othersIn, type EntryList } from './entryLists';

/** A sum over the entries of a list that are edited in a form, which says how much one of them may add. */
export interface EntrySum {
  readonly list: EntryList;
  readonly field: string;
  readonly least: number;
  readonly most: number;
}

/** The sum that a rule asks about, by itself or worked out by a change. Undefined where something else may add to it, or take from it. */
export function entrySumOf(flow: FlowDefinition, name: string): EntrySum | undefined {
  const [path = '', ...others] = summedBy(flow, name);
  const [, list, field = ''] = /^(.+)\.\*\.([^.]+)$/u.exec(path) ?? [];
  const one = others.length === 0 ? entryListsOf(flow).find((entryList) => entryList.list === list) : undefined;
  const share = one && shareOf(fieldSchema(one.form, [field]));
  return one && share && { list: one, field, ...share };
}
const summedBy = (flow: FlowDefinition, name: string): readonly Path[] => {
  const { word, path } = subjectOf(name);
  if (word !== undefined) return word === 'sum' ? [path] : [];
  const derived = changesOf(flow).flatMap(({ set = {} }) => set[path] ?? []);
  return derived.flatMap((from) => (typeof from === 'object' && 'sum' in from ? from.sum : []));
};
/** Of a number that is chosen from a few, or that only grows in steps, each value counts. */
function shareOf(schema: JsonSchema): Pick<EntrySum, 'least' | 'most'> | undefined {
  const numbers = (...words: readonly string[]): readonly number[] =>
    words.map((word) => schema[word as 'minimum']).filter((limit) => typeof limit === 'number');
  const [least, most] = [Math.max(...numbers('minimum', 'exclusiveMinimum')), Math.min(...numbers('maximum', 'exclusiveMaximum'))];
  const isFree = ['enum', 'const', 'multipleOf'].every((word) => !Object.hasOwn(schema, word));
  return ['number', 'integer'].includes(String(schema.type)) && isFree && least >= 0 ? { least, most } : undefined;
}

/**
 * How near a sum is to limits: whether it is beyond, or so near that each entry leads beyond, and else how many entries at least come to
 * it. Sums that are as near are led past the limits alike.
 */
export const nearnessOf = ({ least, most }: EntrySum, limits: readonly number[], sum: number): string => limits.map((limit) => {
  const left = limit - sum;
  if (left < 0) return 'beyond';
  return left < least ? 'next' : Math.ceil(left / most);
}).join();

/** What the entry in the form would have to add so that the sum comes to each of these. */
export const missingTo = ({ list, field }: EntrySum, limits: readonly number[], context: Context): readonly number[] => {
  const sum = sumAt({ others: othersIn(list, context) }, [`others.*.${field}`]);
  return limits.map((limit) => limit - sum);
};
