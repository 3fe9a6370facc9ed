import { ruleEntries, rulesOf } from '../../definition/rules';
import { isObject } from '../../isObject';
import { comparedPaths, subjectOf } from '../../rules/subject';
import type { FlowDefinition, Path, Rule } from '../../types';
import { decisiveOf } from '../classes/derived';
import type { Asked } from './asked';

/** A path in which every entry of a list stands for all of them. */
export const ofEvery = (path: Path): Path => path.replaceAll(/\.\d+(?=\.|$)/gu, '.*');

/** What a schema asks of the same value in other schemas. */
export const innerOf = (schema: Readonly<Record<string, unknown>>): readonly unknown[] =>
  [schema.not, schema.if, schema.then, schema.else, ...['allOf', 'anyOf', 'oneOf'].flatMap((word) => schema[word] ?? [])]
    .filter((inner) => inner !== undefined);
/** Names a schema in paths as if it was an entry of a list; those that say the same have one name. */
type NameOf = (schema: unknown) => string;
/** The paths that a schema asks about; what `contains` and `items` ask has a name of its own, for it may be another entry. */
function leavesOf(path: Path, schema: unknown, nameOf: NameOf): readonly Path[] {
  if (!isObject(schema)) return [path];
  const parts = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const found = [
    ...innerOf(schema).flatMap((one) => leavesOf(path, one, nameOf)),
    ...parts.flatMap(([name, one]) => leavesOf(`${path}.${name}`, one, nameOf)),
    ...[schema.contains, schema.items].filter((one) => one !== undefined)
      .flatMap((one) => leavesOf(`${path}.${nameOf(one)}`, one, nameOf)),
  ];
  return found.length > 0 ? found : [path];
}
/** Numbers that no rule writes. */
const named = 1e6;
function createNames(): NameOf {
  const known = new Map<string, number>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const number = known.get(text) ?? named + known.size;
    known.set(text, number);
    return String(number);
  };
}
const pathsOf = (rule: Rule, nameOf: NameOf): readonly Path[] => ruleEntries(rule, []).flatMap(({ name, wanted }) =>
  [...leavesOf(subjectOf(name).path, wanted, nameOf), ...comparedPaths(wanted)]);
const isEntry = (name: string): boolean => name === '*' || /^\d+$/u.test(name);

/** Which parts of one object some rule asks about together, and which entries of a list rules ask about. */
export function groupedOf(flow: FlowDefinition): Pick<Asked, 'parts' | 'entries'> {
  const parts = new Map<Path, (readonly string[])[]>();
  const entries = new Map<Path, Set<string>>();
  const addEntries = (path: Path, names: readonly string[]): void => {
    entries.set(path, new Set([...entries.get(path) ?? [], ...names]));
  };
  const nameOf = createNames();
  // A value that is derived of an entry asks about it as well.
  for (const path of decisiveOf(flow).flatMap(({ reads }) => reads)) {
    for (const { index, 1: name = '' } of path.matchAll(/\.(\*|\d+)(?=\.|$)/gu)) addEntries(ofEvery(path.slice(0, index)), [name]);
  }
  for (const [rule] of rulesOf(flow)) {
    const children = new Map<Path, Set<string>>();
    for (const path of rule ? pathsOf(rule, nameOf) : []) {
      const names = path.split('.');
      names.forEach((name, index) => {
        const owner = names.slice(0, index).join('.');
        children.set(owner, (children.get(owner) ?? new Set()).add(name));
      });
    }
    for (const [owner, names] of children) {
      const path = ofEvery(owner);
      if ([...names].some(isEntry)) addEntries(path, [...names].filter(isEntry));
      else if (names.size > 1) parts.set(path, [...parts.get(path) ?? [], [...names]]);
    }
  }
  return {
    parts: (path) => parts.get(ofEvery(path)) ?? [],
    entries: (path) => {
      const names = [...entries.get(ofEvery(path)) ?? []];
      const places = names.map(Number).filter((place) => place < named);
      return { inOrder: Math.max(0, ...places.map((place) => place + 1)), more: names.length - places.length };
    },
  };
}
