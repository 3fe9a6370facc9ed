import { expect, it } from 'vitest';
import { createClock, createRules, type Adapters, type Context } from '#engine';
import type { Tools } from '#api';
import { createCallOutcomes } from './callOutcomes';

/** The patches of a call that is made with each of the contexts in turn, and how often its adapter ran. */
async function patchesOf(adapter: (context: Context) => object, contexts: readonly Context[], call = () => 'ask') {
  let runs = 0;
  const run = async (context: Context): Promise<object> => { runs += 1; return adapter(context); };
  const clock = createClock(() => 0);
  const adapters = { ask: run, other: async () => ({ other: true }) } as unknown as Adapters<Tools, never>;
  const outcomesOf = createCallOutcomes({ adapters, rules: createRules({ clock }), clock });
  const patches: unknown[] = [];
  for (const context of contexts) for (const { patch } of await outcomesOf(call(), context)) patches.push(patch);
  return { patches, runs };
}

it('runs an adapter once for contexts that differ only in fields it does not read', async () => {
  const { patches, runs } = await patchesOf(({ a }) => ({ a }), [{ a: 1, b: 1 }, { a: 1, b: 2, c: 3 }, { a: 1 }]);
  expect([patches, runs]).toEqual([[{ a: 1 }, { a: 1 }, { a: 1 }], 1]);
});
it('runs it again for another value of a field that it reads, also of one that it reads with some answers only', async () => {
  const { patches, runs } = await patchesOf(({ a, b, c }) => ({ read: a === 'more' ? b : c }), [
    { a: 'less', b: 1, c: 1 }, { a: 'more', b: 1, c: 1 }, { a: 'more', b: 2, c: 1 }, { a: 'less', b: 2, c: 2 }, { a: 'less', b: 3, c: 2 },
  ]);
  expect(patches).toEqual([{ read: 1 }, { read: 1 }, { read: 2 }, { read: 2 }, { read: 2 }]);
  // Which of them a run reads is not known before: b counts from the second run on.
  expect(runs).toBe(5);
});
it.each<[string, (context: Context) => object]>([
  ['all of it', (context) => ({ ...context })], ['its names', (context) => ({ names: Object.keys(context) })],
  ['whether a field is there', (context) => ({ there: 'b' in context })],
  ['whether it has a field of its own', (context) => ({ there: Object.hasOwn(context, 'b') })],
])('tells contexts apart of which an adapter reads %s', async (_, adapter) => {
  const contexts = [{ a: 1 }, { a: 1, b: 2 }, { a: 1 }];
  expect((await patchesOf(adapter, contexts)).patches).toEqual(contexts.map(adapter));
});
it('makes ids that nothing in the visit has yet, as real ones are', async () => {
  const clock = createClock(() => 0);
  const add = async ({ all }: { readonly all: readonly object[] }, { newId }: Tools) =>
    ({ all: [...all, { id: newId() }, { id: newId() }] });
  const outcomesOf = createCallOutcomes({ adapters: { add } as unknown as Adapters<Tools, never>, rules: createRules({ clock }), clock });
  const [first] = await outcomesOf('add', { all: [] });
  const [second] = await outcomesOf('add', { all: first?.patch?.all });
  expect(second?.patch?.all).toEqual(['id-1', 'id-2', 'id-3', 'id-4'].map((id) => ({ id })));
});
it('remembers each call by itself', async () => {
  let call = 'ask';
  const both = await patchesOf(() => { call = 'other'; return { asked: true }; }, [{}, {}], () => call);
  expect(both.patches).toEqual([{ asked: true }, { other: true }]);
});
it('tells a promise that an adapter forgets by its own call, also when two are asked at once', async () => {
  const clock = createClock(() => 0);
  const adapters = {
    good: async () => ({ a: 1 }),
    careless: async () => {
      void Promise.reject(new Error('lost'));
      return { a: 1 };
    },
    late: async () => ({ a: Promise.resolve(1) }),
    failing: async () => {
      void Promise.reject(new Error('lost'));
      throw new Error('refused');
    },
  } as unknown as Adapters<Tools, never>;
  const outcomesOf = createCallOutcomes({ adapters, rules: createRules({ clock }), clock });
  const asked = ['good', 'careless', 'late', 'failing'].map(async (call) => (await outcomesOf(call, {})).map(({ fault }) => fault));
  const faults = await Promise.all(asked);
  expect(faults).toEqual([
    [undefined], ['careless: after "nothing" its adapter does not await a promise, which fails with Error: lost.'],
    ['late: after "nothing" its adapter does not await the promise that it writes to "a".'],
    ['failing: after "nothing" its adapter does not await a promise, which fails with Error: lost.'],
  ]);
});
it.each<[string, (context: Context) => void]>([
  ['a field', (context) => { (context as { a: unknown }).a = 2; }],
  ['a new field', (context) => { (context as { b: unknown }).b = 2; }],
  ['what a field holds', (context) => { (context.a as { inner: number[] }).inner.push(2); }],
])('tells an adapter that writes into %s of the context, which stays as it was', async (_, write) => {
  const clock = createClock(() => 0);
  const ask = async (context: Context): Promise<object> => {
    write(context);
    return {};
  };
  const outcomesOf = createCallOutcomes({ adapters: { ask } as unknown as Adapters<Tools, never>, rules: createRules({ clock }), clock });
  const context = { a: { inner: [1] } };
  expect((await outcomesOf('ask', context)).map(({ fault }) => fault))
    .toEqual([expect.stringMatching(/^ask: after "nothing" its adapter throws TypeError: /)]);
  expect(context).toEqual({ a: { inner: [1] } });
});
