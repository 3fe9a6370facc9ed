import { rulesOf, ruleEntries } from '../../definition/rules';
import { isDay } from '../../days';
import { fieldNames } from '../../context/answers';
import { getPath, isWithin } from '../../context/paths';
import { isObject } from '../../isObject';
import { fieldSchema } from '../../rules/errors';
import { comparedPaths, subjectOf, withCompared } from '../../rules/subject';
import type { Context, FlowDefinition, JsonSchema, Path } from '../../types';
import { decidingListsOf } from '../classes/decidingLists';
import { derivedOf, type Derived } from '../classes/derived';
import { groupedOf, innerOf, ofEvery } from './grouped';

/** What a flow asks of its answers. `*` in a path stands for every entry of a list, and so does a number. */
export interface Asked {
  /** What is asked of the value at a path, as schemas. Both sides of every edge in them are worth trying. */
  of(path: Path): readonly JsonSchema[];
  /** What is asked of the sum of the numbers at a path of all entries. */
  ofSum(path: Path): readonly JsonSchema[];
  /** The parts of the object at a path that one rule asks about together. */
  parts(path: Path): readonly (readonly string[])[];
  /** How many entries of the list at a path rules ask about: the first so many by their place, and so many more. */
  entries(path: Path): { readonly inOrder: number; readonly more: number };
}
const nothing = (): readonly never[] => [];
export const nothingAsked: Asked = { of: nothing, ofSum: nothing, parts: nothing, entries: () => ({ inOrder: 0, more: 0 }) };
type Add = (path: Path, schema: unknown) => void;

/** A part of a rule: what it asks about, and what it asks. */
export type Entry = readonly [name: string, wanted: unknown];

/** Gathers what rules ask, also of values that are derived from others; with `more`, what they ask with the values of a present visit. */
export function askedOf(flow: FlowDefinition, more: readonly Entry[] = []): Asked {
  const schemas = new Map<Path, Map<string, JsonSchema>>();
  const add: Add = (place, schema) => {
    const path = ofEvery(place);
    if (!isObject(schema)) return;
    const known = schemas.get(path) ?? new Map<string, JsonSchema>();
    const own = withoutCompared(schema);
    schemas.set(path, known.set(JSON.stringify(own), own));
    for (const inner of innerOf(schema)) add(path, inner);
    for (const [name, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) add(`${path}.${name}`, inner);
    for (const inner of [schema.items, schema.contains]) add(`${path}.*`, inner);
  };
  const asked = (path: Path): readonly JsonSchema[] => [...schemas.get(ofEvery(path))?.values() ?? []];
  const [entries, derived] = [entriesIn(flow), derivedOf(flow)];
  const addAll = (all: readonly Entry[], compared: readonly (readonly [Path, Path])[]): void => {
    for (const [name, wanted] of all) addEntry(flow, name, wanted, add);
    // A derived value may be made of derived ones.
    for (let size = -1; size !== sizeOf(schemas);) {
      size = sizeOf(schemas);
      for (const one of derived) for (const schema of asked(one.path)) if (size < most) passOn(flow, one, schema, add);
      for (const pair of compared) passAcross(asked, pair, add);
    }
  };
  addAll(entries, entries.flatMap(([name, wanted]) => comparedPaths(wanted).map((other) => [subjectOf(name).path, other] as const)));
  // What a visit has now is asked on one side alone: each would move the other on for ever.
  addAll(more, []);
  return alsoOfEntries(flow, { of: asked, ofSum: (path) => asked(sumOf(path)), ...groupedOf(flow) });
}
/** What is asked of the entries of a list is asked of the one that is edited in a form. */
function alsoOfEntries(flow: FlowDefinition, asked: Asked): Asked {
  const lists = decidingListsOf(flow);
  const inLists = (path: Path): readonly Path[] =>
    lists.flatMap(({ list, entry }) => (isWithin(path, entry) ? [`${list}.*${path.slice(entry.length)}`] : []));
  return {
    ...asked,
    of: (path) => [path, ...inLists(path)].flatMap(asked.of),
    parts: (path) => [path, ...inLists(path)].flatMap(asked.parts),
  };
}
const entriesIn = (flow: FlowDefinition): readonly Entry[] =>
  rulesOf(flow).flatMap(([rule, at]) => ruleEntries(rule, at).map(({ name, wanted }): Entry => [name, wanted]));

/**
 * What rules ask with the values that they compare with now: a limit that a call gave, the day that another step asked for. Not where two
 * values are compared with each other in turn: each would move the other on for ever.
 */
export function comparedOf(flow: FlowDefinition): (context: Context) => readonly Entry[] {
  const all = entriesIn(flow).filter((entry): entry is readonly [string, JsonSchema] => othersOf(entry).length > 0);
  const behind = (path: Path, seen: readonly Path[] = []): readonly Path[] => (seen.includes(path) ? [path]
    : all.filter(([name]) => subjectOf(name).path === path).flatMap((entry) => othersOf(entry))
      .flatMap((other) => [other, ...behind(other, [...seen, path])]));
  const comparing = all.filter(([name]) => !behind(subjectOf(name).path).includes(subjectOf(name).path));
  return (context) => comparing.flatMap(([name, wanted]): readonly Entry[] => {
    const { path } = subjectOf(name);
    const beside = getPath(context, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
    const resolved = withCompared(wanted, beside, (other) => getPath(context, other));
    return resolved === undefined || resolved === wanted ? [] : [[name, resolved]];
  });
}
/** What a schema asks whatever it is compared with. */
const withoutCompared = (schema: JsonSchema): JsonSchema => (comparedPaths(schema).length === 0 ? schema
  : Object.fromEntries(Object.entries(schema).filter(([, part]) => comparedPaths(part).length === 0)));
/** The paths that a part of a rule compares with; a window counts from a field beside the judged one, or from a path of the context. */
function othersOf([name, wanted]: Entry): readonly Path[] {
  if (!isObject(wanted)) return [];
  const { window } = wanted as JsonSchema;
  const from = window && window.from !== 'today' && !isDay(window.from)
    ? [window.from, [...subjectOf(name).path.split('.').slice(0, -1), window.from].join('.')] : [];
  return [...comparedPaths(wanted), ...from];
}
/** The place of what is asked of a sum. */
const sumOf = (path: Path): Path => `sum(${path})`;
/** Derived values that are made of each other would ask for ever. */
const most = 5_000;
const sizeOf = (schemas: ReadonlyMap<string, ReadonlyMap<string, unknown>>): number =>
  [...schemas.values()].reduce((sum, { size }) => sum + size, 0);

function addEntry(flow: FlowDefinition, name: string, wanted: unknown, add: Add): void {
  const { word, path } = subjectOf(name);
  if (word === 'count') return numbersIn(wanted).forEach((size) => add(path, { minItems: size }));
  for (const { index: end, 1: number } of path.matchAll(/\.(\d+)(?=\.|$)/gu)) add(path.slice(0, end), { minItems: Number(number) + 1 });
  // Whether there is an answer is asked as well.
  add(path, typeof wanted === 'boolean' ? {} : wanted);
  if (word === 'sum') add(sumOf(path), wanted);
  for (const other of othersOf([name, wanted])) {
    for (const value of examplesAt(flow, other)) add(path, { const: value });
    for (const value of examplesAt(flow, path)) add(other, { const: value });
  }
}
export const numbersIn = (schema: unknown): readonly number[] =>
  (isObject(schema) ? Object.values(schema).filter((limit): limit is number => typeof limit === 'number') : []);

/** What is asked of a derived value is asked of what it is made of. */
function passOn(flow: FlowDefinition, { from, reads }: Derived, schema: JsonSchema, add: Add): void {
  if (typeof from === 'string') return;
  if ('first' in from) for (const path of reads) add(path, schema);
  else if ('sum' in from) passToSum(flow, reads, schema, add);
  else if ('count' in from) numbersIn(schema).forEach((size) => add(from.count, { minItems: size }));
  else if ('lookup' in from) passToTable(from.lookup, Object.keys(from.in), add);
  else if ('text' in from) passToText(from.text, schema, add);
}
/** A key of a table is a text: of a number it stands for the number. */
function passToTable(path: Path, keys: readonly string[], add: Add): void {
  for (const key of keys.flatMap((name) => [name, Number(name)])) add(path, { const: key });
}
/** What is asked of a value is asked of what it is compared with. */
function passAcross(asked: Asked['of'], [path, other]: readonly [Path, Path], add: Add): void {
  for (const [from, to] of [[path, other], [other, path]] as const) {
    for (const schema of asked(from)) if (comparedPaths(schema).length === 0 && !schema.window) add(to, schema);
  }
}
/** A limit may be met by one of the numbers alone, or by what the examples of the others leave. */
function passToSum(flow: FlowDefinition, reads: readonly Path[], schema: JsonSchema, add: Add): void {
  for (const limit of numbersIn(schema)) {
    for (const path of reads) {
      const others = reads.filter((other) => other !== path).flatMap((other) => examplesAt(flow, other))
        .filter((value) => typeof value === 'number');
      for (const value of [limit, 0, ...others.map((other) => limit - other)]) add(path, { const: value });
    }
  }
}
/** A text that is asked for is taken apart as the template puts it together. */
function passToText(template: string, { const: only, enum: choices = [] }: JsonSchema, add: Add): void {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name.trim());
  const pattern = template.split(/\{[^{}]+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+?)');
  for (const text of [only, ...choices]) {
    const parts = typeof text === 'string' ? new RegExp(`^${pattern}$`, 'u').exec(text) : null;
    names.forEach((name, index) => { if (parts) add(name, { const: parts[index + 1] }); });
  }
}

/** Right values of the fields that are stored at a path. */
export function examplesAt(flow: FlowDefinition, path: Path): readonly unknown[] {
  return Object.values(flow.steps).flatMap(({ form, save }): readonly unknown[] => {
    const inner = save && path.startsWith(`${save}.`) ? path.slice(save.length + 1) : path;
    const [name = '', ...rest] = inner.split('.');
    if (!form || !fieldNames(form.schema).includes(name)) return [];
    return valuesIn(fieldSchema(form.schema, [name, ...rest.map((part) => (part === '*' ? '0' : part))]));
  });
}
/** The values that a schema names. */
export const valuesIn = (
  { examples = [], enum: choices = [], const: only, default: blank, minimum, maximum }: JsonSchema,
): readonly unknown[] => [...examples, ...choices, only, blank, minimum, maximum].filter((value) => value !== undefined);
