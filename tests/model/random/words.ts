import type { Derivation, JsonSchema, Rule } from '#engine';
import fc from 'fast-check';

/** A field, and what visits answer it with. */
export interface Field {
  readonly schema: JsonSchema;
  /** The answer behind a number: a right one, a wrong one, or none. */
  valueAt(seed: number): unknown;
  /** The values that rules name. */
  readonly named: readonly unknown[];
}
export const oneOf = (schema: JsonSchema, ...values: readonly unknown[]): Field =>
  ({ schema, named: values, valueAt: (seed) => [...values, undefined][seed % (values.length + 1)] });

/** Fields of every definition. */
export const flatFields: Readonly<Record<string, Field>> = {
  a: oneOf({ type: 'string', enum: ['x', 'y', 'z'] }, 'x', 'y', 'z'),
  b: oneOf({ type: 'string', enum: ['x', 'y', 'z'] }, 'x', 'y', 'z'),
  c: oneOf({ type: 'number', enum: [0, 1, 2] }, 0, 1, 2),
  d: oneOf({ type: 'number', enum: [0, 1, 2] }, 0, 1, 2),
  e: oneOf({ type: 'boolean' }, true, false),
  f: oneOf({ type: 'number', minimum: 0, maximum: 9, examples: [5] }, 0, 1, 3, 5, 9, 12),
};
const numbers = ['c', 'd', 'f'];
const derived = ['first', 'second', 'loaded'];

/** What definitions of one kind speak of besides the flat fields. */
export interface Vocabulary {
  readonly fields?: Readonly<Record<string, Field>>;
  /** Fields that every definition asks. */
  readonly always?: readonly string[];
  /** Paths that changes wait for, besides fields. */
  readonly causes?: readonly string[];
  readonly leaf?: fc.Arbitrary<Rule>;
  readonly derivation?: fc.Arbitrary<Derivation>;
}
export type Words = ReturnType<typeof createWords>;

export const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>, weight = 1): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight, arbitrary });
/** Without what was not chosen. */
export function given<Made extends object>(made: Made): Partial<Made> {
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as Partial<Made>;
}

/** Rules, derivations and changes at random. */
export function createWords({ fields: more = {}, always = [], causes = [], leaf: moreRules, derivation: moreDerivations }: Vocabulary) {
  const fields = { ...flatFields, ...more };
  const names = Object.keys(fields);
  const anyField = fc.constantFrom(...names);
  const some = (from: readonly string[]) => fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: 2 });
  const anyPath = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(flatFields)) }, { weight: 3, arbitrary: fc.constantFrom(...derived) });
  const comparison = anyPath.chain((path) => fc.oneof(
    fc.boolean(), fc.constantFrom(...fields[path]?.named ?? ['x', 'y', 1, 2, 3, true]).map((value) => ({ const: value })),
    fc.constantFrom(1, 2, 3).map((minimum) => ({ type: 'number', minimum })),
  ).map((wanted): Rule => ({ [path]: wanted } as Rule)));
  const leaf: fc.Arbitrary<Rule> = fc.oneof({ weight: 6, arbitrary: comparison }, {
    weight: 1, arbitrary: fc.constantFrom<Rule>({ a: { const: { $path: 'b' } } }, { c: { const: { $path: 'd' } } }),
  }, ...(moreRules ? [{ weight: 7, arbitrary: moreRules }] : []));
  const rule: fc.Arbitrary<Rule> = fc.oneof(
    { weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: leaf.map((one): Rule => ({ not: one })) },
    { weight: 1, arbitrary: fc.tuple(leaf, leaf).map(([one, other]): Rule => ({ anyOf: [one, other] })) },
  );
  const derivation = fc.oneof<fc.Arbitrary<Derivation>[]>(
    some(names).map((first) => ({ first })), some(numbers).map((sum) => ({ sum })),
    fc.constantFrom('a', 'b').map((lookup) => ({ lookup, in: { x: 1, y: 2, z: 3 } })), rule.map((when) => ({ when })),
    fc.constantFrom('x', 1, true).map((value) => ({ value })), fc.constant({ text: '{a}{b}' }),
    ...(moreDerivations ? [moreDerivations, moreDerivations] : []),
  );
  const changeTo = (path: string) => fc.record({
    when: sometimes(rule), unless: sometimes(leaf), clear: sometimes(some([...names, ...causes])),
    set: sometimes(derivation.map((from) => ({ [path]: from })), 4),
  }).map(given);
  const changeOf = (path: string) =>
    fc.tuple(some([...names, ...causes, 'first']), changeTo(path)).map(([of, change]) => ({ of, ...change }));
  return { fields, names, always, anyField, leaf, rule, changeTo, changeOf };
}
