import type { FlowDefinition, Patch, Rule } from '#engine';
import fc from 'fast-check';
import { flowsOf } from './flows';
import { answering, type Kind } from './visits';
import { createWords, given, sometimes } from './words';

/** `ask` runs on Next, `look` on entering a step, `pick` once something is chosen. */
const calls = { ask: { gives: ['told', 'offers'] }, look: { gives: ['seen'] }, pick: { gives: ['kept'] } } as const;
const paths = ['told', 'seen', 'kept', 'chosen'] as const;
const values = ['x', 'y', 1, 2] as const;

const leaf = fc.oneof<fc.Arbitrary<Rule>[]>(
  fc.constantFrom(...paths).chain((path) => fc.oneof(fc.boolean(), fc.constantFrom(...values).map((only) => ({ const: only })))
    .map((wanted) => ({ [path]: wanted }))),
  fc.boolean().map((offers) => ({ offers })), fc.constantFrom(1, 2).map((minItems) => ({ offers: { minItems } })),
  fc.constant({ told: { const: { $path: 'a' } } }), fc.constant({ 'error.code': { const: 'sorry' } }),
);
const derivation = fc.constantFrom(...paths).map((path) => ({ first: [path] }));
const words = createWords({ leaf, derivation, causes: ['told', 'seen', 'kept', 'chosen', 'offers'] });
const { rule } = words;

const value = fc.constantFrom(...values, undefined);
const failure = fc.constantFrom({ code: 'sorry', outcome: 'refused' }, { code: 'later', outcome: 'refused' }, { outcome: 'unknown' });
/** Each example of an answer gives each of the fields, or empties it. */
const examples = (patch: fc.Arbitrary<Patch>) => fc.record({
  patches: fc.array(patch, { minLength: 1, maxLength: 2 }), errors: fc.array(failure, { maxLength: 1 }),
}).map(({ patches, errors }) => [
  ...patches.map((one, index) => ({ label: `answer ${index + 1}`, patch: one })), ...errors.map((error) => ({ label: 'refused', error })),
]);
const outcomes = fc.record({
  ask: examples(fc.record({ told: value, offers: fc.option(fc.subarray([...values]), { nil: undefined }) })),
  look: examples(fc.record({ seen: value })), pick: examples(fc.record({ kept: value })),
});

const use = (call: string) => fc.record({ call: fc.constant(call), unless: sometimes(rule) }).map(given);
const branches = fc.array(fc.record({ when: rule, to: fc.constantFrom('no', 'yes') }), { maxLength: 1 });
const extra = fc.record({
  calls: sometimes(fc.tuple(use('ask')), 3), enter: sometimes(fc.record({ calls: fc.tuple(use('look')) })),
  clear: sometimes(fc.constant(['told'])),
  on: sometimes(fc.record({ calls: sometimes(fc.tuple(use('pick'))), next: branches }), 2),
});
type Extra = typeof extra extends fc.Arbitrary<infer Made> ? Made : never;
/** Steps that call, and may offer a choice, besides what they ask. */
function withCalls(flow: FlowDefinition, extras: readonly Extra[]): FlowDefinition {
  const steps = Object.entries(flow.steps).map(([name, step], index) => {
    const { on, ...more } = extras[index] ?? {};
    const next = [...on?.next ?? [], { to: index === 2 ? 'end' : `s${index + 1}` }];
    const choose = on && { on: { CHOOSE: given({ from: 'offers', save: 'chosen', calls: on.calls, next }) } };
    return [name, { ...step, ...given(more), ...choose }];
  });
  return { ...flow, calls, steps: Object.fromEntries(steps) } as unknown as FlowDefinition;
}

/** Steps that call on Next, on entering and as something is chosen. */
export const calling: Kind = {
  fields: words.fields,
  own: 'NEXT:ask',
  subjects: fc.tuple(flowsOf(words), fc.tuple(extra, extra, extra), outcomes)
    .map(([flow, extras, all]) => ({ flow: withCalls(flow, extras), answers: answering(all), examples: all })),
};
