import type { Derivation, JsonSchema, Rule } from '#engine';
import fc from 'fast-check';
import { flowsOf } from './flows';
import type { Kind } from './visits';
import { createWords, type Field } from './words';

/** The digits of a number, one for each choice: each call says which of so many. */
function createChoices(seed: number): (below: number) => number {
  let left = seed;
  return (below) => {
    const chosen = left % below;
    left = Math.floor(left / below);
    return chosen;
  };
}
const weights = [0, 1, 3, 5, 9, 12];
const kinds = ['p', 'q', 'r'];
/** A list of up to three entries; some are incomplete or wrong. */
const listField = (schema: JsonSchema, entry: (choose: (below: number) => number) => unknown): Field => ({
  schema: { type: 'array', ...schema }, named: [],
  valueAt: (seed) => {
    const choose = createChoices(seed);
    const size = choose(5);
    return size === 4 ? undefined : Array.from({ length: size }, () => entry(choose));
  },
});
const row: JsonSchema = {
  type: 'object', required: ['w'],
  properties: { k: { type: 'string', enum: ['p', 'q'] }, w: { type: 'number', minimum: 0, maximum: 9, examples: [5] } },
};
const fields: Readonly<Record<string, Field>> = {
  l: listField({ items: row, maxItems: 3 }, (choose) => {
    const [k, w] = [kinds[choose(3)], weights[choose(6)]];
    return { ...(k === 'r' ? {} : { k }), w };
  }),
  m: listField({ items: { type: 'string', enum: kinds }, minItems: 1, uniqueItems: true }, (choose) => kinds[choose(3)]),
};

const kind = fc.constantFrom('p', 'q').map((only): JsonSchema => ({ properties: { k: { const: only } }, required: ['k'] }));
const weight = fc.constantFrom(1, 4, 9).map((minimum): JsonSchema => ({ properties: { w: { minimum } } }));
const entry = fc.oneof(kind, weight, fc.tuple(kind, weight).map((allOf): JsonSchema => ({ allOf })));
const size = fc.constantFrom<JsonSchema>({ minItems: 2 }, { minItems: 3 }, { maxItems: 1 }, { maxItems: 2 });
const number = fc.constantFrom<JsonSchema>({ minimum: 2 }, { const: 2 }, { maximum: 1 }, { const: 3 });
const leaf = fc.oneof<fc.Arbitrary<Rule>[]>(
  fc.boolean().map((l) => ({ l })), size.map((l) => ({ l })), number.map((count) => ({ 'count(l)': count })),
  fc.constantFrom<JsonSchema>({ minimum: 10 }, { const: 12 }, { maximum: 4 }, { minimum: 20 }).map((sum) => ({ 'sum(l.*.w)': sum })),
  entry.map((contains) => ({ l: { contains } })), entry.map((items) => ({ l: { items } })),
  entry.map((contains) => ({ l: { not: { contains } } })),
  fc.constantFrom('l.0.k', 'l.1.k').chain((path) => fc.constantFrom('p', 'q').map((only) => ({ [path]: { const: only } }))),
  fc.constantFrom('l.0.w', 'l.1.w').map((path) => ({ [path]: { minimum: 4 } })), fc.constant({ l: { uniqueItems: true } }),
  fc.boolean().map((m) => ({ m })), size.map((m) => ({ m })),
  fc.constantFrom(...kinds).map((only) => ({ m: { contains: { const: only } } })),
  fc.constantFrom(...kinds).map((only) => ({ 'm.0': { const: only } })),
);
const derivation = fc.oneof<fc.Arbitrary<Derivation>[]>(
  fc.constantFrom('l', 'm').map((count) => ({ count })), fc.constant({ sum: ['l.*.w'] }),
  fc.constantFrom('l.0.k', 'm.0', 'm').map((path) => ({ first: [path] })), fc.constant({ lookup: 'l.0.k', in: { p: 1, q: 'x' } }),
);
const words = createWords({ fields, always: ['l'], leaf, derivation });

/** Fields that are lists, of which rules ask sizes, sums and entries. */
export const lists: Kind = { fields: words.fields, subjects: flowsOf(words).map((flow) => ({ flow })) };
