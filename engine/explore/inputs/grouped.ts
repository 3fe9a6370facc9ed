import { ruleEntries, rulesOf } from '../../check/walk';
import { overlap } from '../../context/paths';
import { isObject } from '../../isObject';
import { comparedPaths, subjectOf } from '../../rules/subject';
import type { FlowDefinition, Path, Rule } from '../../types';
import { relatedOf } from '../classes/derived';
import type { Asked } from './asked';

/** A path in which every entry of a list stands for all of them. */
export const ofEvery = (path: Path): Path => path.replaceAll(/\.\d+(?=\.|$)/gu, '.*');

/** What a schema asks of the same value in other schemas. */
export const innerOf = (schema: Readonly<Record<string, unknown>>): readonly unknown[] =>
  [schema.not, schema.if, schema.then, schema.else, ...['allOf', 'anyOf', 'oneOf'].flatMap((word) => schema[word] ?? [])]
    .filter((inner) => inner !== undefined);
/** The paths that a schema asks about; what `contains` asks of an entry has a number of its own, for it may be another one. */
function leavesOf(path: Path, schema: unknown, number: () => number): readonly Path[] {
  if (!isObject(schema)) return [path];
  const parts = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const found = [
    ...innerOf(schema).flatMap((one) => leavesOf(path, one, number)),
    ...parts.flatMap(([name, one]) => leavesOf(`${path}.${name}`, one, number)),
    ...(schema.contains === undefined ? [] : leavesOf(`${path}.${number()}`, schema.contains, number)),
    ...(schema.items === undefined ? [] : leavesOf(`${path}.*`, schema.items, number)),
  ];
  return found.length > 0 ? found : [path];
}
function pathsOf(rule: Rule): readonly Path[] {
  // Numbers that no rule writes.
  let contained = 1e6;
  return ruleEntries(rule, []).flatMap(({ name, wanted }) =>
    [...leavesOf(subjectOf(name).path, wanted, () => (contained += 1)), ...comparedPaths(wanted)]);
}

/**
 * Which parts of one object, and which entries of one list, some rule asks about together, and of which lists rules ask about entries. Not
 * of one whose very value tells states apart: there each list leads to longer ones, without an end.
 */
export function groupedOf(flow: FlowDefinition): Pick<Asked, 'parts' | 'mixes' | 'bitByBit'> {
  const parts = new Map<Path, (readonly string[])[]>();
  const mixed = new Set<Path>();
  const asked = new Set<Path>();
  const related = relatedOf(flow);
  for (const [rule] of rulesOf(flow)) {
    const children = new Map<Path, Set<string>>();
    for (const path of rule ? pathsOf(rule) : []) {
      const names = path.split('.');
      names.forEach((name, index) => {
        const owner = names.slice(0, index).join('.');
        children.set(owner, (children.get(owner) ?? new Set()).add(name));
      });
    }
    for (const [owner, names] of children) {
      const path = ofEvery(owner);
      const isList = [...names].some((name) => name === '*' || /^\d+$/u.test(name));
      if (isList && !related.some((other) => overlap(other, path))) asked.add(path);
      if (names.size > 1 && isList) mixed.add(path);
      else if (names.size > 1) parts.set(path, [...parts.get(path) ?? [], [...names]]);
    }
  }
  return {
    parts: (path) => parts.get(ofEvery(path)) ?? [], mixes: (path) => mixed.has(ofEvery(path)),
    bitByBit: (path) => asked.has(ofEvery(path)),
  };
}
