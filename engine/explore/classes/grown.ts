import { callOf, usesOf } from '../../definition/calls';
import { changesOf } from '../../definition/changes';
import { isObject } from '../../isObject';
import { exitsOf } from '../../definition/graph';
import { comparedPaths, pathOfKey, subjectIn, subjectOf } from '../../rules/subject';
import { getPath } from '../../context/paths';
import { entrySumOf, nearnessOf, type EntrySum } from './entrySums';
import type { Context, FlowDefinition, Path, Rule, Step } from '../../types';

/** A longer list is not tried, and it is said. */
export const longest = 100;

/** How long a rule wants a list to be that may grow by an entry at a time. */
interface Grown { readonly path: Path; readonly length: number }

function grownIn(flow: FlowDefinition, [name, wanted]: readonly [string, unknown]): readonly Grown[] {
  const { word, path } = subjectOf(name);
  const [, list, index] = /^(.+?)\.(\d+)(?:\.|$)/u.exec(path) ?? [];
  const asked = isObject(wanted) ? wanted : {};
  const lengths = word === 'count' ? Object.values(asked) : word === undefined ? [asked.minItems, asked.maxItems] : [];
  // A number of entries that a change has counted.
  const counted = changesOf(flow).flatMap(({ set = {} }) => set[path] ?? []).flatMap((from) =>
    (typeof from === 'object' && 'count' in from ? [from.count] : []));
  const found = [
    ...counted.flatMap((of) => Object.values(asked).filter((length) => typeof length === 'number').map((length) => ({ path: of, length }))),
    ...lengths.filter((length) => typeof length === 'number').map((length) => ({ path, length })),
    ...(list === undefined ? [] : [{ path: list, length: Number(index) + 1 }]),
  ];
  return comparedPaths(wanted).length === 0 ? found.filter((one) => mayGrow(flow, one.path)) : [];
}

/** Calls give what is at a path: whoever goes back makes them again and again. */
const mayGrow = (flow: FlowDefinition, list: Path): boolean => Object.keys(flow.steps).some((name) => gives(flow, name, list));
function gives(flow: FlowDefinition, name: string, list: Path): boolean {
  const given = usesOf(flow.steps[name] as Step).flatMap((use) => flow.calls[callOf(use)]?.gives ?? []);
  return given.some((field) => `${list}.`.startsWith(`${field}.`));
}
function leadsBack(flow: FlowDefinition, name: string): boolean {
  const behind = new Set(exitsOf(flow, name));
  for (const step of behind) if (flow.steps[step]) for (const exit of exitsOf(flow, step)) behind.add(exit);
  return behind.has(name);
}

/** Every length on the way to the one that a rule asks for. */
export const lengthsBefore = (flow: FlowDefinition, entry: readonly [string, unknown]): readonly Rule[] =>
  grownIn(flow, entry).flatMap(({ path, length }) =>
    Array.from({ length: Math.min(Math.ceil(length), longest) }, (_, before) => ({ [path]: { minItems: before + 1 } })));

/** The lists that are not grown to the length that a rule asks for. */
export const tooLongIn = (flow: FlowDefinition, rules: readonly Rule[]): readonly string[] =>
  rules.flatMap((rule) => Object.entries(rule)).flatMap((entry) => grownIn(flow, entry)).filter(({ length }) => length > longest)
    .map(({ path, length }) => `lists of ${length} entries at ${path} not tried`);

/** A number of which a rule asks a limit, and that calls may bring nearer to it: the sum of a list, or what they count. */
export interface Climbing {
  readonly reads: Path;
  /** How far it is; above every limit, and below them and nothing, it says no more. */
  placeIn(context: Context): number | string | undefined;
  /** How far above or below that it is. */
  beyond(context: Context): number;
}
export function climbingIn(flow: FlowDefinition, rules: readonly Rule[]): readonly Climbing[] {
  return [...limitsIn(flow, rules)].map(([name, limits]): Climbing => {
    const valueIn = (context: Context): number | undefined => {
      const value = subjectIn(context, name, getPath);
      return typeof value === 'number' ? value : undefined;
    };
    const reads = pathOfKey(name);
    const entrySum = entrySumOf(flow, name);
    if (entrySum) return { reads, placeIn: (context) => nearnessOf(entrySum, limits, valueIn(context) ?? 0), beyond: () => 0 };
    const [least, most] = [Math.min(0, ...limits) - 1, Math.max(...limits) + 1];
    const within = (value: number): number => Math.min(Math.max(value, least), most);
    return {
      reads,
      placeIn: (context) => { const value = valueIn(context); return value === undefined ? undefined : within(value); },
      beyond: (context) => { const value = valueIn(context); return value === undefined ? 0 : Math.abs(value - within(value)); },
    };
  });
}
/** By what a rule asks about, the limits of it that calls may bring it nearer to. */
function limitsIn(flow: FlowDefinition, rules: readonly Rule[]): ReadonlyMap<string, readonly number[]> {
  const limits = new Map<string, readonly number[]>();
  for (const [name, wanted] of rules.flatMap((rule) => Object.entries(rule))) {
    if (!climbs(flow, name) || !isObject(wanted) || comparedPaths(wanted).length > 0) continue;
    const own = limitsOf(wanted);
    if (own.length > 0) limits.set(name, [...limits.get(name) ?? [], ...own]);
  }
  return limits;
}
/** The sums over entries that are edited in a form, with the limits that rules ask of them. */
export const entrySumsIn = (flow: FlowDefinition, rules: readonly Rule[]): readonly (readonly [EntrySum, readonly number[]])[] =>
  [...limitsIn(flow, rules)].flatMap(([name, limits]) => {
    const sum = entrySumOf(flow, name);
    return sum ? [[sum, limits] as const] : [];
  });
const limitWords = ['const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
const limitsOf = (wanted: unknown): readonly number[] =>
  (isObject(wanted) ? limitWords.map((word) => wanted[word]).filter((limit) => typeof limit === 'number') : []);
/** Is a limit asked of a number that calls go on to change while the visitor is led round? */
export const maySomeCallReach = (flow: FlowDefinition, path: Path, wanted: unknown): boolean =>
  limitsOf(wanted).length > 0 && Object.keys(flow.steps).some((name) => gives(flow, name, path) && leadsBack(flow, name));
/** A sum of its entries, in a rule or worked out by a change, or the value itself. How many there are, lengths tell. */
function climbs(flow: FlowDefinition, name: string): boolean {
  const { word, path } = subjectOf(name);
  if (word === 'count') return false;
  const summed = changesOf(flow).flatMap(({ set = {} }) => set[path] ?? [])
    .flatMap((from) => (typeof from === 'object' && 'sum' in from ? from.sum : []));
  return [path, ...summed].some((one) => mayGrow(flow, pathOfKey(one)));
}
