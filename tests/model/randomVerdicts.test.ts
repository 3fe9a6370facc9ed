import { assemble, createClock, type FlowDefinition, type JsonSchema, type Rule } from '#engine';
import { createSharing, createStepper, formatEvent, positionOf, prove, reload, type ModelEvent } from '#engine/explore';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/*
 * Random definitions, proven and walked: whichever way a random visit is led by Next or Back, the prover has been led as well, and no step
 * that it calls dead is come to. The visits answer with values of their own, right and wrong, and know nothing of what the prover tries.
 * `DEFINITIONS=5000` makes so many, `SEED=2` others.
 */
const definitions = Number(process.env['DEFINITIONS'] ?? 300);
const seed = Number(process.env['SEED'] ?? 20_260_310);

/** Each field with the values that visits answer it with. */
const fields: Readonly<Record<string, { readonly schema: JsonSchema; readonly values: readonly unknown[] }>> = {
  a: { schema: { type: 'string', enum: ['x', 'y', 'z'] }, values: ['x', 'y', 'z'] },
  b: { schema: { type: 'string', enum: ['x', 'y', 'z'] }, values: ['x', 'y', 'z'] },
  c: { schema: { type: 'number', enum: [0, 1, 2] }, values: [0, 1, 2] },
  d: { schema: { type: 'number', enum: [0, 1, 2] }, values: [0, 1, 2] },
  e: { schema: { type: 'boolean' }, values: [true, false] },
  f: { schema: { type: 'number', minimum: 0, maximum: 9, examples: [5] }, values: [0, 1, 3, 5, 9, 12] },
};
const names = Object.keys(fields);
const derived = ['first', 'second', 'loaded'];
const valuesOf = (name: string): readonly unknown[] => fields[name]?.values ?? ['x', 'y', 1, 2, 3, true];
const anyField = fc.constantFrom(...names);
const someFields = (from = names) => fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: 2 });
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>, weight = 1) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight, arbitrary });

const anyPath = fc.oneof({ weight: 2, arbitrary: anyField }, { weight: 3, arbitrary: fc.constantFrom(...derived) });
const comparison = anyPath.chain((path) => fc.oneof(
  fc.boolean(), fc.constantFrom(...valuesOf(path)).map((value) => ({ const: value })),
  fc.constantFrom(1, 2, 3).map((minimum) => ({ type: 'number', minimum })),
).map((wanted): Rule => ({ [path]: wanted } as Rule)));
const leaf: fc.Arbitrary<Rule> = fc.oneof({ weight: 6, arbitrary: comparison }, {
  weight: 1, arbitrary: fc.constantFrom<Rule>({ a: { const: { $path: 'b' } } }, { c: { const: { $path: 'd' } } }),
});
const rule: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: leaf.map((one): Rule => ({ not: one })) },
  { weight: 1, arbitrary: fc.tuple(leaf, leaf).map(([one, other]): Rule => ({ anyOf: [one, other] })) },
);
const derivation = fc.oneof(
  someFields().map((first) => ({ first })), someFields(['c', 'd', 'f']).map((sum) => ({ sum })),
  fc.constantFrom('a', 'b').map((lookup) => ({ lookup, in: { x: 1, y: 2, z: 3 } })),
  rule.map((when) => ({ when })), fc.constantFrom('x', 1, true).map((value) => ({ value })), fc.constant({ text: '{a}{b}' }),
);
const changeTo = (path: string) => fc.record({
  when: sometimes(rule), unless: sometimes(leaf), clear: sometimes(someFields()),
  set: sometimes(derivation.map((from) => ({ [path]: from })), 4),
}).map(given);
const changeOf = (path: string) => fc.tuple(someFields([...names, 'first']), changeTo(path)).map(([of, change]) => ({ of, ...change }));
/** Without what was not chosen. */
function given<Made extends object>(made: Made): Partial<Made> {
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as Partial<Made>;
}

const step = fc.record({
  fields: fc.nat(2), next: fc.array(fc.record({ when: rule, to: fc.constantFrom('no', 'yes', 's1', 's2') }), { maxLength: 2 }),
  needs: sometimes(rule), skip: sometimes(rule),
});
const definition = fc.record({
  order: fc.shuffledSubarray(names, { minLength: 3, maxLength: 5 }), required: fc.subarray(names), steps: fc.tuple(step, step, step),
  asks: sometimes(fc.tuple(anyField, leaf)), first: sometimes(changeOf('first'), 6), second: sometimes(changeOf('second'), 3),
  load: sometimes(changeTo('loaded'), 2),
}).map(({ order, required, steps, asks, first, second, load }): FlowDefinition => {
  const left = [...order];
  const made = steps.map((one, index) => {
    const own = left.splice(0, index === 2 ? left.length : one.fields);
    const properties = Object.fromEntries(own.map((name) => [name, { title: name, ...fields[name]?.schema }]));
    const form = { schema: { type: 'object', properties, required: own.filter((name) => required.includes(name)) } };
    const next = [...one.next.filter(({ to }) => to !== `s${index}`), { to: index === 2 ? 'end' : `s${index + 1}` }];
    return [`s${index}`, {
      path: `s${index}`, screen: 'form', title: 'T', next, ...(own.length > 0 ? { form } : { content: {} }),
      ...(asks && own.includes(asks[0]) ? { asks: { [asks[0]]: asks[1] } } : {}),
      ...(index === 0 ? {} : given({ needs: one.needs, skip: one.skip })),
    }];
  });
  const ends = ['end', 'no', 'yes'].map((name) => [name, { path: name, screen: 'form', title: 'E', content: {} }]);
  return {
    id: 'random', code: 'r', base: 'r', title: 'R', start: 's0', calls: {},
    changes: [first, second].filter(Boolean), load: load ? [load] : [],
    steps: Object.fromEntries([...made, ...ends]),
  } as unknown as FlowDefinition;
});

/** What a visitor does. An answer is a number for each field: which of its values, or none. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.nat(419), { minLength: names.length, maxLength: names.length }) },
  { weight: 6, arbitrary: fc.constantFrom('NEXT', 'NEXT', 'NEXT', 'BACK', 'RESET', 'RELOAD') },
);
const visits = fc.array(fc.array(act, { minLength: 6, maxLength: 20 }), { minLength: 30, maxLength: 30 });
function eventOf(doing: string | readonly number[], { form }: Partial<FlowDefinition['steps'][string]>): ModelEvent {
  if (typeof doing === 'string') return doing === 'RELOAD' ? reload : { type: doing };
  const answers = Object.keys(form?.schema.properties ?? {}).map((name) => {
    const values = [...valuesOf(name), undefined];
    return [name, values[doing[names.indexOf(name)] as number % values.length]];
  });
  return { type: 'CHANGE', data: Object.fromEntries(answers.filter(([, value]) => value !== undefined)) };
}

it('wherever random visits of random definitions are led, the prover has been led', async () => {
  await fc.assert(fc.asyncProperty(definition, visits, async (flow, all) => {
    const compiled = assemble(flow, { adapters: {}, tools: {}, clock: createClock(() => 0), newId: () => 'id', sharing: createSharing() });
    const ways = new Set<string>();
    const wayOf = (from: string, { type }: ModelEvent, to: string): string => `${type} at ${from} leads to ${to}`;
    const proven = await prove(compiled, {
      environment: async () => [], most: 3_000, onMove: ({ from, event, to }) => ways.add(wayOf(from.step, event, to.step)),
    }).catch(ofChangesWithoutRest);
    if (!proven?.complete) return;
    const dead = proven.dead.filter(({ kind }) => kind === 'step').map(({ name }) => name);
    const stepper = createStepper(compiled);
    for (const visit of all) {
      let at = stepper.first();
      const trace: string[] = [];
      for (const doing of visit) {
        const { step: from } = positionOf(at);
        const event = eventOf(doing, flow.steps[from] ?? {});
        at = stepper.next(at, event);
        const { step: to } = positionOf(at);
        trace.push('data' in event ? JSON.stringify(event.data) : formatEvent(event));
        const way = wayOf(from, event, to);
        if (!['NEXT', 'BACK'].includes(event.type) || from === to || (ways.has(way) && !dead.includes(to))) continue;
        expect.fail(`${way}, which the prover ${ways.has(way) ? 'calls dead' : 'has not seen'}: ${trace.join(' › ')}`);
      }
    }
  }), { numRuns: definitions, seed });
}, 600_000);

/** Such a definition is refused where it runs. */
function ofChangesWithoutRest(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('never come to rest'))) throw error;
}
