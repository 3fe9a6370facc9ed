import { assemble, createClock, type Context, type FlowDefinition, type FlowEvent, type FlowRun, type Rule } from '#engine';
import { createSharing } from '#engine/explore';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { naive, type State } from './naive';

/*
 * Random definitions with random visits, in the interpreter and in a naive one: after every event both are at the same step, behind the
 * same message, with the same answers kept and the same answers that count, and let the visitor enter the same steps.
 * Half of them share their walks as the prover does. `DEFINITIONS=10000` makes so many.
 */
const definitions = Number(process.env['DEFINITIONS'] ?? 1_000);
const fields = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const values = [true, false, 0, 1, 2, 'x', 'y'];
/** Where the answers of a step are kept: several steps share an object. */
const homes = [undefined, undefined, 'o'] as const;
const paths = [...fields, ...fields.map((field) => `o.${field}`)];
const anyPath = fc.constantFrom(...paths, 'pick', 'agreed', 'quote');
const anyValue = fc.constantFrom(...values);

const comparison: fc.Arbitrary<Rule> = fc.tuple(anyPath, fc.oneof(fc.boolean(), anyValue.map((value) => ({ const: value })),
  fc.constant({ minimum: 1 }), anyPath.map((path) => ({ const: { $path: path } })))).map(([path, wanted]) => ({ [path]: wanted }));
const leaf: fc.Arbitrary<Rule> = fc.oneof(comparison, fc.integer({ min: 0, max: 3 }).map((step) => ({ filled: `s${step}` })));
const rule: fc.Arbitrary<Rule> = fc.oneof({ weight: 4, arbitrary: leaf }, ...[
  leaf.map((one): Rule => ({ not: one })), fc.tuple(leaf, leaf).map(([one, other]): Rule => ({ anyOf: [one, other] })),
  fc.tuple(leaf, leaf).map(([one, other]): Rule => ({ allOf: [one, { not: other }] })),
].map((arbitrary) => ({ weight: 1, arbitrary })));
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>, weight: number) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight, arbitrary });

/** A step before its place is known: names of steps are numbers, counted from the step itself. */
const step = fc.record({
  fields: fc.uniqueArray(fc.constantFrom(...fields), { maxLength: 3 }), required: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  save: fc.constantFrom(...homes), asks: sometimes(comparison, 2), skip: sometimes(rule, 1), needs: sometimes(rule, 1),
  branches: fc.array(fc.record({
    when: rule, to: fc.constantFrom(-1, 1, 1, 2, 3), modal: sometimes(fc.constantFrom('sorry', 'agree'), 1),
  }), { maxLength: 2 }),
  otherwise: sometimes(fc.integer({ min: -1, max: 2 }), 1), isChoice: fc.boolean(), aside: sometimes(fc.integer({ min: -1, max: 3 }), 1),
  calls: sometimes(fc.constant(['ask']), 1),
});
const change = fc.record({
  of: fc.uniqueArray(fc.constantFrom(...paths, 'pick'), { minLength: 1, maxLength: 2 }), when: sometimes(rule, 1),
  clear: sometimes(fc.uniqueArray(fc.constantFrom(...paths, 'pick'), { maxLength: 2 }), 1),
  from: sometimes(fc.oneof(
    fc.uniqueArray(anyPath, { minLength: 1, maxLength: 2 }).map((first) => ({ first, else: 'none' })),
    rule.map((when) => ({ when })), anyValue.map((value) => ({ value })),
  ), 2),
});
const definition = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 5 }), changes: fc.array(change, { maxLength: 2 }),
  otherwise: sometimes(fc.integer({ min: 0, max: 2 }), 1),
}).map(({ steps, changes, otherwise }): FlowDefinition => {
  const end = steps.length;
  const name = (index: number): string => `s${Math.max(0, Math.min(end, index))}`;
  const made = steps.map((one, index) => {
    const form = one.fields.length > 0 && {
      schema: {
        type: 'object', properties: Object.fromEntries(one.fields.map((field) => [field, {}])),
        required: one.fields.filter((_, at) => one.required[at]),
      },
    };
    const last = { to: name(index + 1) };
    const next = [...one.branches.map(({ when, to, modal }) => (modal ? { when, modal } : { when, to: name(index + to) })), last];
    const on = { ...(one.isChoice && !form ? { CHOOSE: { save: 'pick', next } } : {}),
      ...(one.aside === undefined || one.isChoice ? {} : { SKIP: { next: name(index + one.aside) } }) };
    return [`s${index}`, {
      path: `p${index}`, screen: 'form', title: 'T', content: {}, ...(form ? { form, ...(one.save ? { save: one.save } : {}) } : {}),
      ...(form && one.asks ? { asks: { [one.fields[0] as string]: one.asks } } : {}), ...(one.skip ? { skip: one.skip } : {}),
      ...(index > 0 && one.needs ? { needs: one.needs } : {}),
      ...(one.otherwise === undefined ? {} : { otherwise: name(index + one.otherwise) }),
      ...('CHOOSE' in on ? {} : { next, ...(one.calls ? { calls: one.calls } : {}) }), on,
    }];
  });
  return {
    id: 'random', code: 'r', base: 'r', title: 'R', start: 's0', calls: { ask: { gives: ['quote'] } },
    ...(otherwise === undefined ? {} : { otherwise: name(otherwise) }),
    modals: { sorry: { type: 'info' }, agree: { type: 'component', save: 'agreed', next: name(2) } },
    changes: changes.map(({ of, when, clear, from }, index) => ({
      of, ...(when ? { when } : {}), ...(clear ? { clear } : {}), ...(from ? { set: { [`derived${index}`]: from } } : {}),
    })),
    steps: { ...Object.fromEntries(made), [`s${end}`]: { path: 'end', screen: 'form', title: 'E', content: {} } },
  } as unknown as FlowDefinition;
});

const presses = ['NEXT', 'NEXT', 'BACK', 'ACCEPT', 'DISMISS', 'SKIP', 'RESET'] as const;
const data = fc.dictionary(fc.constantFrom(...fields), anyValue, { maxKeys: 4 });
const event: fc.Arbitrary<FlowEvent> = fc.oneof(
  { weight: 5, arbitrary: data.map((answers) => ({ type: 'CHANGE' as const, data: answers })) },
  { weight: 6, arbitrary: fc.constantFrom(...presses).map((type) => ({ type })) },
  { weight: 2, arbitrary: anyValue.map((value) => ({ type: 'CHOOSE' as const, value })) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 5 }).map((index) => ({ type: 'GOTO' as const, step: `s${index}` })) },
);

it('random definitions with random visits behave alike in the interpreter and in a naive one', async () => {
  const visits = fc.array(event, { minLength: 4, maxLength: 14 });
  await fc.assert(fc.asyncProperty(definition, visits, fc.boolean(), async (flow, events, isShared) => {
    const compiled = assemble(flow, {
      adapters: { ask: () => Promise.resolve({ quote: 1 }) } as never, tools: {}, clock: createClock(() => 0), newId: () => 'id',
      ...(isShared ? { sharing: createSharing() } : {}),
    });
    const run = compiled.start();
    const other = naive(flow);
    let state = other.first;
    const seenBy = ({ step, modal, context }: State) => ({
      step, modal, kept: clean(context), counts: clean(other.active(context)),
      open: Object.keys(flow.steps).filter((name) => other.isOpen(name, state)),
    });
    const seenOf = (one: FlowRun) => {
      const { step, modal, context } = one.view();
      const kept = (one.actor.getSnapshot() as unknown as { context: Context }).context;
      const open = Object.keys(flow.steps).filter((name) => compiled.route.isOpen(name, kept));
      return { step, modal, kept: clean(kept), counts: clean(context), open };
    };
    expect(seenOf(run)).toEqual(seenBy(state));
    for (const one of events.filter((each) => each.type !== 'GOTO' || each.step in flow.steps)) {
      run.send(one);
      while (run.view().busy) await Promise.resolve();
      state = other.after(state, one);
      expect(seenOf(run), JSON.stringify(one)).toEqual(seenBy(state));
    }
    run.stop();
  }), { numRuns: definitions, seed: 20_260_310 });
}, 600_000);

/** Without what is undefined, and without the traces of calls. */
const clean = (context: Context): Context => {
  const { error: _error, stale: _stale, o, ...rest } = JSON.parse(JSON.stringify(context)) as Context;
  return { ...rest, ...(o && Object.keys(o).length > 0 ? { o } : {}) };
};
