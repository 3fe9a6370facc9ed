import { isObject } from '../isObject';
import { comparedPaths, subjectOf } from '../rules/subject';
import type { FlowDefinition, Path, Rule } from '../types';

/** A longer list is not tried, and it is said. */
export const longest = 100;

/** How long a rule wants a list to be that calls give: it may grow by an entry at a time. */
interface Grown { readonly path: Path; readonly length: number }

function grownIn({ calls }: FlowDefinition, [name, wanted]: readonly [string, unknown]): readonly Grown[] {
  const { word, path } = subjectOf(name);
  const [, list, index] = /^(.+?)\.(\d+)(?:\.|$)/u.exec(path) ?? [];
  const asked = isObject(wanted) ? wanted : {};
  const lengths = word === 'count' ? Object.values(asked) : word === undefined ? [asked.minItems, asked.maxItems] : [];
  const found = [
    ...lengths.filter((length) => typeof length === 'number').map((length) => ({ path, length })),
    ...(list === undefined ? [] : [{ path: list, length: Number(index) + 1 }]),
  ];
  const given = Object.values(calls).flatMap(({ gives }) => gives);
  const isGiven = ({ path: at }: Grown): boolean => given.some((field) => `${at}.`.startsWith(`${field}.`));
  return comparedPaths(wanted).length === 0 ? found.filter(isGiven) : [];
}

/** Every length on the way to the one that a rule asks for. */
export const lengthsBefore = (flow: FlowDefinition, entry: readonly [string, unknown]): readonly Rule[] =>
  grownIn(flow, entry).flatMap(({ path, length }) =>
    Array.from({ length: Math.min(Math.ceil(length), longest) }, (_, before) => ({ [path]: { minItems: before + 1 } })));

/** The lists that are not grown to the length that a rule asks for. */
export const tooLongIn = (flow: FlowDefinition, rules: readonly Rule[]): readonly string[] =>
  rules.flatMap((rule) => Object.entries(rule)).flatMap((entry) => grownIn(flow, entry)).filter(({ length }) => length > longest)
    .map(({ path, length }) => `lists of ${length} entries at ${path} not tried`);
