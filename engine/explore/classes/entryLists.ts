import { fieldNames } from '../../context/answers';
import { getPath, sameJson } from '../../context/paths';
import { isObject } from '../../isObject';
import { subjectOf } from '../../rules/subject';
import type { Context, FlowDefinition, JsonSchema, Path } from '../../types';
import { offeredIn } from './offered';

/** A list whose entries are edited in the form of a step. */
export interface EntryList {
  readonly list: Path;
  /** Where the form keeps the entry. */
  readonly entry: Path;
  readonly step: string;
  readonly form: JsonSchema;
}

/** What is picked into a form is an entry of its list; a form over a step answers entries of the list that the step's events take from. */
export const entryListsOf = (flow: FlowDefinition): readonly EntryList[] => {
  const picked = offeredIn(flow).filter(({ isField }) => !isField);
  return Object.entries(flow.steps).flatMap(([step, { form, save, over }]) => {
    if (!form || save === undefined) return [];
    const below = Object.values((over === undefined ? undefined : flow.steps[over]?.on) ?? {}).flatMap(({ from = [] }) => from);
    const lists = new Set([...picked.filter((one) => one.save === save).map(({ list }) => list), ...below]);
    return [...lists].map((list): EntryList => ({ list, entry: save, step, form: form.schema }));
  });
};

/** Does this part of a rule ask how many entries a list has, and nothing else of it? */
export const isOfLength = ([name, wanted]: readonly [string, unknown]): boolean =>
  subjectOf(name).word === 'count' || !isObject(wanted) || Object.keys(wanted).every((word) => ['minItems', 'maxItems'].includes(word));

/** What the form does not ask of an entry says which one it is: a new one joins the list, another takes its own place. */
export const isPicked = ({ entry, form }: EntryList, context: Context): boolean => foreignOf(form, getPath(context, entry)).length > 0;
const foreignOf = (form: JsonSchema, entry: unknown): readonly (readonly [string, unknown])[] => {
  const fields = fieldNames(form);
  return Object.entries(isObject(entry) ? entry : {}).filter(([name]) => !fields.includes(name));
};

/** The entries beside the one that the form has. */
export function othersIn(one: EntryList, context: Context): readonly unknown[] {
  const foreign = foreignOf(one.form, getPath(context, one.entry));
  const list = getPath(context, one.list);
  const isSame = (entry: unknown): boolean =>
    foreign.length > 0 && foreign.every(([name, value]) => isObject(entry) && sameJson(entry[name], value));
  return Array.isArray(list) ? list.filter((entry) => !isSame(entry)) : [];
}
/** The list with the entry that the form has, as a call that keeps the list leaves it; undefined where there is none. */
export function withEntry(one: EntryList, context: Context): readonly unknown[] | undefined {
  const entry = getPath(context, one.entry);
  if (!isObject(entry)) return undefined;
  const list = getPath(context, one.list);
  const others = othersIn(one, context);
  if (!Array.isArray(list) || others.length === list.length) return [...others, entry];
  return list.map((other: unknown) => (others.includes(other) ? other : entry));
}
