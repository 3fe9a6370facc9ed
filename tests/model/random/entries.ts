import type { Context, Derivation, FlowDefinition, Rule } from '#engine';
import type { Environment } from '#engine/explore';
import fc from 'fast-check';
import { flowsOf, ledTo } from './flows';
import type { Kind } from './visits';
import { createWords, oneOf, type Field } from './words';

interface Thing { readonly id: number; readonly k?: string; readonly w?: number; readonly v?: number }
const thingFields: Readonly<Record<string, Field>> = {
  k: oneOf({ type: 'string', enum: ['p', 'q'] }, 'p', 'q'),
  w: oneOf({ type: 'number', enum: [1, 6] }, 1, 6),
  v: oneOf({ type: 'number', minimum: 1, maximum: 6, examples: [2] }, 1, 2, 3, 5, 6, 9),
};
const leaf = fc.oneof<fc.Arbitrary<Rule>[]>(
  fc.boolean().map((things) => ({ things })), fc.constantFrom(1, 2, 3).map((minItems) => ({ things: { minItems } })),
  fc.constantFrom({ minimum: 2 }, { const: 1 }, { maximum: 1 }).map((count) => ({ 'count(things)': count })),
  fc.constantFrom({ minimum: 10 }, { maximum: 4 }).map((sum) => ({ 'sum(things.*.w)': sum })),
  fc.constantFrom({ minimum: 10 }, { exclusiveMinimum: 7 }, { const: 8 }, { maximum: 4 }).map((sum) => ({ 'sum(things.*.v)': sum })),
  fc.constantFrom('p', 'q').map((only) => ({ things: { contains: { properties: { k: { const: only } }, required: ['k'] } } })),
  fc.constantFrom('p', 'q').map((only) => ({ 'things.0.k': { const: only } })), fc.constant({ 'thing.k': { const: 'q' } }),
);
const derivation = fc.constantFrom<Derivation>(
  { count: 'things' }, { sum: ['things.*.w'] }, { sum: ['things.*.v'] }, { first: ['things.0.k'] });
const words = createWords({ leaf, derivation, causes: ['things'] });

/** What a list keeps of a thing, whether one is needed, and whether it can be changed. */
const keeping = fc.record({
  asked: fc.subarray(Object.keys(thingFields), { minLength: 1 }), required: fc.subarray(Object.keys(thingFields)), isNeeded: fc.boolean(),
  isEdited: fc.boolean(),
});
type Keeping = typeof keeping extends fc.Arbitrary<infer Made> ? Made : never;

/** Between the first step and the second, a list whose entries are edited in a dialog. */
function withThings(flow: FlowDefinition, { asked, required, isNeeded, isEdited }: Keeping): FlowDefinition {
  const { s0, ...others } = flow.steps;
  const properties = Object.fromEntries(asked.map((name) => [name, { title: name, ...thingFields[name]?.schema }]));
  const form = { schema: { type: 'object', properties, required: asked.filter((name) => required.includes(name)) } };
  const next = [{ ...(isNeeded ? { when: { things: { minItems: 1 } } } : {}), to: 's1' }];
  const on = {
    ADD: { next: 'thing' }, ...(isEdited ? { EDIT: { from: 'things', save: 'thing', next: 'thing' } } : {}),
    REMOVE: { from: 'things', save: 'removed', calls: ['removeThing'] },
  };
  const steps = {
    s0: { ...s0, next: ledTo('list', s0?.next) }, list: { path: 'list', screen: 'entries', title: 'L', next, on },
    thing: {
      path: 'thing', screen: 'entry', over: 'list', title: 'T', form, save: 'thing',
      calls: ['saveThing'], next: 'list', on: { DISMISS: { next: 'list' } },
    },
    ...others,
  };
  const calls = { saveThing: { gives: ['things', 'thing'] }, removeThing: { gives: ['things', 'removed'] } };
  return { ...flow, calls, steps } as unknown as FlowDefinition;
}

/** What keeps the list: a new entry joins it, one that was taken from it takes its place again; the third is refused. */
const answers: Environment = async (call, { things = [], thing, removed }: Context) => {
  const all = things as readonly Thing[];
  if (call === 'removeThing') {
    const left = all.filter(({ id }) => id !== (removed as Thing | undefined)?.id);
    return [{ label: 'answer 1', patch: { things: left, removed: undefined } }];
  }
  const saved = thing as Thing | undefined;
  const isThere = all.some(({ id }) => id === saved?.id);
  if (!isThere && all.length === mostThings) return [{ label: 'refused', error: { code: 'full', outcome: 'refused' } }];
  const next = { ...saved, id: 1 + Math.max(0, ...all.map(({ id }) => id)) };
  const kept = isThere ? all.map((one) => (one.id === saved?.id ? saved : one)) : [...all, next];
  const refused = { label: 'refused', error: { code: 'sorry', outcome: 'refused' } };
  return [{ label: 'answer 1', patch: { things: kept, thing: undefined } }, refused];
};
const mostThings = 2;

/** A list to which entries are added, and of which they are removed and some are edited, by calls that keep it. */
export const entries: Kind = {
  fields: { ...words.fields, ...thingFields },
  own: 'NEXT:saveThing',
  subjects: fc.tuple(flowsOf(words, 3), keeping).map(([flow, kept]) => ({ flow: withThings(flow, kept), answers })),
};
