import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../clock';
import { defineFlow } from '../define';
import type { Adapters, Change, FlowDefinition, Patch } from '../types';
import { compile, DefinitionError } from '../check/checkFlow';
import type { FlowRun } from './run';

const form = (name: string) =>
  ({ schema: { type: 'object', properties: { [name]: { type: 'string', title: name, examples: ['x'] } }, required: [name] } });
/** A call that is answered by hand. */
function calls() {
  const open: { name: string; done: (patch: Patch) => void; fail: (error: unknown) => void; aborted: () => boolean }[] = [];
  const adapter = (name: string) => (_context: unknown, { signal }: { signal: AbortSignal }) => new Promise<Patch>(
    (done, fail) => { open.push({ name, done, fail, aborted: () => signal.aborted }); }
  );
  return { open, adapter };
}
const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });

const quote = defineFlow({
  id: 'quote-line', code: 'q', base: 'q', title: 'Q', start: 'amount',
  calls: {
    rates: { gives: ['rates'] }, checkout: { gives: ['quote', 'key'] }, buy: { gives: ['policy'], once: 'key' },
    list: { gives: ['options'] }, card: { gives: ['card'] }
  },
  changes: [{ of: 'cover', stale: ['quote'] }] as Change[],
  modals: { pick: { type: 'select', options: 'options', save: 'place', next: 'quote' }, terms: { type: 'component', save: 'accepted' } },
  steps: {
    amount: {
      path: 'amount', screen: 'form', title: 'A', form: form('amount'), calls: [{ call: 'rates', unless: { rates: true } }, 'checkout'],
      next: [{ when: { amount: { const: 'pick' } }, modal: 'pick' }, { to: 'quote' }]
    },
    quote: {
      path: 'quote', screen: 'form', title: 'Q', form: form('cover'), needs: { quote: true }, refresh: { of: 'quote', calls: ['checkout'] },
      next: 'pay', on: { ACCEPT: { next: [{ modal: 'terms' }] } }
    },
    pay: {
      path: 'pay', screen: 'form', title: 'P', needs: { quote: true }, otherwise: 'quote', enter: { calls: ['list'] },
      calls: ['card', 'buy'], next: 'end'
    },
    end: { path: 'end', screen: 'form', title: 'E', needs: { policy: true }, back: false },
  },
});
function visit(flow: FlowDefinition = quote): {
  run: FlowRun; open: ReturnType<typeof calls>['open']; answer: (patch: Patch) => Promise<void>
} {
  const { open, adapter } = calls();
  const adapters = Object.fromEntries(Object.keys(quote.calls).map((name) => [name, adapter(name)])) as unknown as Adapters<never, never>;
  const run = compile(flow, { adapters, tools: {}, clock: createClock(), newId: () => 'id' }).start();
  return { run, open, answer: async (patch) => { open.at(-1)?.done(patch); await settled(); } };
}
const type = (run: FlowRun, data: Record<string, unknown>): void => run.send({ type: 'CHANGE', data });
async function atQuote() {
  const it = visit();
  type(it.run, { amount: 'x' });
  it.run.send({ type: 'NEXT' });
  await it.answer({ rates: 1 });
  await it.answer({ quote: 1 });
  return it;
}

describe('a step that loads something when it is entered', () => {
  it('is entering until that is there, and unready when it did not come, until it is asked for again (RS-033, VC-007)', async () => {
    const { run, open, answer } = await atQuote();
    type(run, { cover: 'x' });
    await answer({ quote: 2 });
    run.send({ type: 'NEXT' });
    expect(run.view()).toMatchObject({ step: 'pay', busy: true, entering: true, unready: false });
    open.at(-1)?.fail(new Error('lost'));
    await settled();
    expect(run.view()).toMatchObject({ step: 'pay', entering: false, unready: true, fault: { call: 'list' } });
    run.send({ type: 'DISMISS' });
    expect(run.view()).toMatchObject({ busy: false, unready: true });
    run.send({ type: 'REFRESH' });
    expect(run.view()).toMatchObject({ entering: true, unready: false });
    await answer({ options: [] });
    expect(run.view()).toMatchObject({ step: 'pay', busy: false, entering: false, unready: false });
  });
});

describe('a step with calls', () => {
  it('runs them in order, is busy meanwhile and does not hear Next again (I01, I02)', async () => {
    const { run, open, answer } = visit();
    type(run, { amount: 'x' });
    for (let press = 0; press < 30; press += 1) run.send({ type: 'NEXT' });
    expect(run.view()).toMatchObject({ busy: true, call: 'rates', held: false, entering: false, refreshing: false, unready: false });
    expect(run.view()).toMatchObject({ step: 'amount', busy: true, call: 'rates' });
    expect(open).toHaveLength(1);
    await answer({ rates: 1 });
    expect(run.view()).toMatchObject({ busy: true, call: 'checkout' });
    await answer({ quote: 1 });
    expect(run.view()).toMatchObject({ step: 'quote', busy: false });
  });
  it('leaves a call out while its `unless` holds', async () => {
    const { run, open } = await atQuote();
    run.send({ type: 'BACK' });
    run.send({ type: 'NEXT' });
    expect(run.view().call).toBe('checkout');
    expect(open.map(({ name }) => name)).toEqual(['rates', 'checkout', 'checkout']);
  });
  it('keeps only the error of a call that failed, and can be used again', async () => {
    const { run, open } = visit();
    type(run, { amount: 'x' });
    run.send({ type: 'NEXT' });
    open[0]?.fail(Object.assign(new Error('secret'), { code: 'no_offers_found', outcome: 'refused' }));
    await settled();
    expect(run.view()).toMatchObject(
      { step: 'amount', busy: false, fault: { code: 'no_offers_found', outcome: 'refused', call: 'rates' } }
    );
    expect(JSON.stringify(run.view())).not.toContain('secret');
    expect(run.view().call).toBeUndefined();
    run.send({ type: 'DISMISS' });
    run.send({ type: 'NEXT' });
    expect([run.view().busy, run.view().fault]).toEqual([true, undefined]);
  });
  it('stops them when the visitor leaves', async () => {
    const { run, open } = await atQuote();
    run.send({ type: 'BACK' });
    run.send({ type: 'NEXT' });
    run.send({ type: 'GOTO', step: 'quote' });
    expect(open.at(-1)?.aborted()).toBe(true);
    await settled();
    expect(run.view()).toMatchObject({ step: 'quote', busy: false });
  });
  it('takes no answer that writes what the call does not give', async () => {
    const { run, answer } = visit();
    type(run, { amount: 'x' });
    run.send({ type: 'NEXT' });
    await answer({ policy: 'free' });
    expect(run.view()).toMatchObject({ fault: { code: 'default' } });
    expect(run.view().context.policy).toBeUndefined();
  });
});

describe('a call that happens once', () => {
  it('cannot be left while it or a call before it runs: Back, typed addresses and reset wait (I14, S-25)', async () => {
    const { run, answer } = await atQuote();
    type(run, { cover: 'x' });
    await answer({ quote: 2 });
    run.send({ type: 'NEXT' });
    await answer({ options: [] });
    run.send({ type: 'NEXT' });
    const leaves = (): void => {
      for (const event of [{ type: 'BACK' }, { type: 'GOTO', step: 'amount' }, { type: 'RESET' }] as const) run.send(event);
    };
    leaves();
    expect(run.view()).toMatchObject({ step: 'pay', busy: true, held: true, call: 'card' });
    await answer({ card: 'C' });
    leaves();
    expect(run.view()).toMatchObject({ step: 'pay', busy: true, held: true, call: 'buy' });
    await answer({ policy: 'P' });
    expect(run.view()).toMatchObject({ step: 'end', done: true, back: false, progress: 1 });
  });
});

describe('a stale value', () => {
  it('is fetched again by itself; the last of many quick changes wins and Next waits (I27, S-22)', async () => {
    const { run, open } = await atQuote();
    const before = open.length;
    for (let change = 0; change < 10; change += 1) type(run, { cover: `c${change}` });
    run.send({ type: 'NEXT' });
    expect(run.view()).toMatchObject({ step: 'quote', busy: true });
    open.slice(before).forEach(({ done }, index) => done({ quote: `q${index}` }));
    await settled();
    expect(run.view()).toMatchObject({ step: 'quote', busy: false, context: { quote: 'q9', cover: 'c9' } });
  });
  it('that Next has just fetched is not fetched a second time by the step it leads to (RN-067)', async () => {
    const { run, open, answer } = visit({ ...quote, changes: [{ of: 'amount', stale: ['quote'] }] } as FlowDefinition);
    type(run, { amount: 'x' });
    run.send({ type: 'NEXT' });
    await answer({ rates: 1 });
    await answer({ quote: 1 });
    run.send({ type: 'BACK' });
    type(run, { amount: 'y' });
    expect(run.view().context.stale).toEqual({ quote: true });
    run.send({ type: 'NEXT' });
    await answer({ quote: 2 });
    expect(run.view()).toMatchObject({ step: 'quote', busy: false, context: { quote: 2 } });
    expect(open.filter(({ name }) => name === 'checkout')).toHaveLength(2);
  });
  it('is no longer marked after a failure either (RN-066)', async () => {
    const { run, open } = await atQuote();
    type(run, { cover: 'x' });
    open.at(-1)?.fail(new Error('no'));
    await settled();
    run.send({ type: 'DISMISS' });
    expect(run.view()).toMatchObject({ step: 'quote', busy: false });
    expect(run.view().context.stale).toBeUndefined();
  });
});

describe('modals as states', () => {
  it('a select takes only what it offers and leads on; dismissing stores nothing (RN-039, S-17)', async () => {
    const { run, answer } = visit();
    type(run, { amount: 'pick' });
    run.send({ type: 'NEXT' });
    await answer({ rates: 1 });
    await answer({ quote: 1 });
    expect(run.view()).toMatchObject({ step: 'amount', modal: 'pick' });
    run.send({ type: 'PICK', value: { made: 'up' } });
    expect(run.view().modal).toBe('pick');
    run.send({ type: 'DISMISS' });
    expect(run.view().context.place).toBeUndefined();
  });
  it('a select stores what was picked of its list, and leads on', async () => {
    const { run, answer } = visit({ ...quote, calls: { ...quote.calls, rates: { gives: ['rates', 'options'] } } } as FlowDefinition);
    type(run, { amount: 'pick' });
    run.send({ type: 'NEXT' });
    await answer({ rates: 1, options: [{ city: 'Columbus' }, { city: 'Dublin' }] });
    await answer({ quote: 1 });
    run.send({ type: 'PICK', value: { city: 'Dayton' } });
    expect(run.view()).toMatchObject({ step: 'amount', modal: 'pick' });
    run.send({ type: 'PICK', value: { city: 'Dublin' } });
    expect(run.view()).toMatchObject({ step: 'quote', context: { place: { city: 'Dublin' } } });
    expect(run.view()).not.toHaveProperty('modal');
  });
  it('a component ticks by ACCEPT and unticks by DISMISS (RC-051, C-31)', async () => {
    const { run } = await atQuote();
    run.send({ type: 'ACCEPT' });
    expect(run.view()).toMatchObject({ modal: 'terms' });
    run.send({ type: 'ACCEPT' });
    expect(run.view().context.accepted).toBe(true);
    run.send({ type: 'ACCEPT' });
    run.send({ type: 'DISMISS' });
    expect(run.view().context.accepted).toBeUndefined();
  });
});

describe('the one door', () => {
  it('sends a typed address to `otherwise`, and from there on to the first step', () => {
    const { run } = visit();
    for (const step of ['quote', 'pay', 'end', 'nowhere']) {
      run.send({ type: 'GOTO', step });
      expect(run.view().step, step).toBe('amount');
    }
  });
  it('runs the calls of a step that is entered, each time, and again on request', async () => {
    const { run, open, answer } = await atQuote();
    type(run, { cover: 'x' });
    await answer({ quote: 2 });
    run.send({ type: 'NEXT' });
    expect(run.view()).toMatchObject({ step: 'pay', busy: true, call: 'list' });
    open.at(-1)?.fail(new Error('no'));
    await settled();
    run.send({ type: 'DISMISS' });
    run.send({ type: 'GOTO', step: 'pay' });
    expect(run.view()).toMatchObject({ step: 'pay', busy: true, call: 'list' });
  });
});

describe('a failure that takes away what its step needs', () => {
  const plain = { screen: 'form', content: {} };
  /** At the third step, whose call has failed; the furthest step that is still open is the second. */
  async function dismissed(own?: string, whole?: string): Promise<string> {
    const { run, open, answer } = visit({
      ...quote, changes: [{ of: 'error', clear: ['options'] }], modals: {}, start: 'first', otherwise: whole,
      calls: { list: { gives: ['options'] }, rates: { gives: ['rates'] } },
      steps: {
        first: { ...plain, path: 'first', title: 'F', next: 'second' },
        second: { ...plain, path: 'second', title: 'S', calls: ['list'], next: 'third' },
        third: { ...plain, path: 'third', title: 'T', needs: { options: true }, otherwise: own, calls: ['rates'], next: 'end' },
        end: { ...plain, path: 'end', title: 'E' },
      },
    } as FlowDefinition);
    run.send({ type: 'NEXT' });
    run.send({ type: 'NEXT' });
    await answer({ options: ['a'] });
    run.send({ type: 'NEXT' });
    open.at(-1)?.fail(new Error('no'));
    await settled();
    expect(run.view().step).toBe('third');
    run.send({ type: 'DISMISS' });
    return run.view().step;
  }
  it('leads to the `otherwise` of the step, else to that of the line, else to the furthest step that is open', async () => {
    expect(await dismissed('first')).toBe('first');
    expect(await dismissed(undefined, 'first')).toBe('first');
    expect(await dismissed('second', 'first')).toBe('second');
    expect(await dismissed()).toBe('second');
  });
});

it('a definition that cannot run is refused with all its mistakes', () => {
  expect(() => compile(quote, { adapters: {}, tools: {}, clock: createClock(), newId: () => 'id' })).toThrow(DefinitionError);
  expect(() => compile(quote, { adapters: {}, tools: {}, clock: createClock(), newId: () => 'id' })).toThrow(/calls.rates: has no adapter/);
});

describe('a visit that is stored', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });
  function storing() {
    const items = new Map<string, string>();
    const writes: string[] = [];
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => { items.set(key, text); writes.push(text); },
      removeItem: (key: string) => { items.delete(key); },
    };
    const adapters = Object.fromEntries(
      Object.keys(quote.calls).map((name) => [name, async () => ({})])
    ) as unknown as Adapters<never, never>;
    const run = compile(quote, { adapters, tools: {}, clock: createClock(), newId: () => 'id' }).start({ storage, key: 'visit' });
    const stored = (): unknown => (JSON.parse(items.get('visit') ?? '{}') as { context?: unknown }).context;
    return { run, writes, stored, step: () => (JSON.parse(items.get('visit') ?? '{}') as { step?: unknown }).step };
  }
  it('is written with every letter (I05)', () => {
    const { run, stored } = storing();
    type(run, { amount: '1' });
    type(run, { amount: '12' });
    expect(stored()).toEqual({ amount: '12' });
  });
  it('is written at once by whatever is not typing, with what was typed before it (I05)', () => {
    const { run, stored } = storing();
    type(run, { amount: '12' });
    run.send({ type: 'GOTO', step: 'end' });
    run.send({ type: 'RESET' });
    expect(stored()).toEqual({});
  });
  it('is not written any more once it was stopped: what was forgotten stays forgotten (S-15)', () => {
    const { run, writes } = storing();
    type(run, { amount: '1' });
    const before = writes.length;
    run.stop();
    type(run, { amount: '12' });
    expect(writes).toHaveLength(before);
  });
});

describe('Next that empties fields', () => {
  const line = (calls: readonly string[]): FlowDefinition => ({
    ...quote, calls: calls.length > 0 ? { rates: { gives: ['rates'] } } : {}, changes: [], modals: {}, start: 'amount',
    steps: {
      amount: { path: 'amount', screen: 'form', title: 'A', form: { schema: { ...form('amount').schema, required: [] } },
        ...(calls.length > 0 ? { calls } : {}), clear: ['amount'], next: [{ when: { amount: true }, to: 'other' }, { to: 'end' }] },
      other: { path: 'other', screen: 'form', title: 'O', next: 'end' },
      end: { path: 'end', screen: 'form', title: 'E' },
    },
  });
  const started = (calls: readonly string[]) => {
    const seen: unknown[] = [];
    const ends: ((isGood: boolean) => void)[] = [];
    const rates = (context: Readonly<Record<string, unknown>>): Promise<Patch> => new Promise((done, fail) => {
      seen.push(context.amount);
      ends.push((isGood) => { if (isGood) done({ rates: 1 }); else fail(new Error('no')); });
    });
    const run = compile(line(calls), { adapters: { rates } as never, tools: {}, clock: createClock(), newId: () => 'id' }).start();
    type(run, { amount: 'x' });
    run.send({ type: 'NEXT' });
    return { run, seen, ends };
  };
  it('does so at once without calls, and its branches see them empty', () =>
    expect(started([]).run.view()).toMatchObject({ step: 'end', context: { amount: undefined } }));
  it('shows them empty to the calls, and keeps them when a call fails', async () => {
    const { run, seen, ends } = started(['rates']);
    expect(seen).toEqual([undefined]);
    ends[0]?.(false);
    await settled();
    expect(run.view()).toMatchObject({ step: 'amount', context: { amount: 'x' } });
    run.send({ type: 'DISMISS' });
    run.send({ type: 'NEXT' });
    ends[1]?.(true);
    await settled();
    expect(run.view()).toMatchObject({ step: 'end', context: { amount: undefined } });
  });
});

describe('what rules read beside answers', () => {
  const next = [{ when: { 'account.email': true, size: { const: 'small' } }, to: 'pay' }, { to: 'end' }];
  const size = { schema: { type: 'object', properties: { size: { type: 'string', enum: ['small', 'big'], default: 'small' } } } };
  const asking = {
    ...quote, start: 'size', calls: {}, modals: {}, changes: [{ of: 'size', keep: ['size'] }],
    steps: {
      size: { path: 'size', screen: 'form', title: 'S', form: size, next },
      pay: { path: 'pay', screen: 'form', title: 'P', content: {}, next: 'end' },
      end: { path: 'end', screen: 'form', title: 'E', content: {} },
    },
  } as unknown as FlowDefinition;
  const start = (facts: object, items = new Map<string, string>()): FlowRun => {
    const storage = {
      getItem: (key: string) => items.get(key) ?? null, removeItem: (key: string) => { items.delete(key); },
      setItem: (key: string, text: string) => { items.set(key, text); },
    };
    return compile(asking, { adapters: {}, tools: {}, clock: createClock(), newId: () => 'id' }).start({ storage, facts: { ...facts } });
  };
  const nextOf = (run: FlowRun): string => { run.send({ type: 'NEXT' }); return run.view().step; };
  const account = { account: { email: 'ines@example.com', phone: '555' } };
  it('are the facts of the visit, and the default of a field that is blank', () => {
    expect([nextOf(start(account)), nextOf(start({}))]).toEqual(['pay', 'end']);
    const run = start(account);
    type(run, { size: 'big' });
    expect(nextOf(run)).toBe('end');
  });
  it('never stores a fact, knows those that no rule reads not at all, and keeps them when a visit begins again', () => {
    const items = new Map<string, string>();
    const run = start(account, items);
    type(run, { size: 'small' });
    run.send({ type: 'RESET' });
    expect(run.view().context.account).toEqual({ email: 'ines@example.com' });
    expect(nextOf(run)).toBe('pay');
    expect([...items.values()].join()).not.toContain('ines');
    expect(start({}, items).view().context.account).toBeUndefined();
  });
  it('stay when a change empties everything else', () => {
    const run = start(account);
    type(run, { size: 'small' });
    expect(nextOf(run)).toBe('pay');
  });
});

describe('a step that is passed over', () => {
  const skipping = {
    ...quote, start: 'who',
    steps: {
      ...quote.steps,
      who: { path: 'who', screen: 'form', title: 'W', form: form('name'), next: 'licence' },
      licence: {
        path: 'licence', screen: 'form', title: 'L', form: form('licence'), skip: { name: { const: 'known' } }, calls: ['list'],
        next: 'where',
      },
      where: { path: 'where', screen: 'form', title: 'D', next: [{ when: { name: { const: 'far' } }, to: 'quote' }, { to: 'amount' }] },
    },
  } as unknown as FlowDefinition;
  it('lets Next, Back and an address through, and runs none of its calls', () => {
    const { run, open } = visit(skipping);
    type(run, { name: 'known' });
    run.send({ type: 'NEXT' });
    expect([run.view().step, open.length]).toEqual(['amount', 0]);
    run.send({ type: 'BACK' });
    expect(run.view().step).toBe('who');
    run.send({ type: 'GOTO', step: 'licence' });
    expect([run.view().step, open.length]).toEqual(['amount', 0]);
  });
  it('is shown as soon as its rule does not hold any more; one that only decides never is', async () => {
    const { run, answer } = visit(skipping);
    type(run, { name: 'new' });
    run.send({ type: 'NEXT' });
    expect(run.view()).toMatchObject({ step: 'licence', back: 'who' });
    type(run, { licence: 'x' });
    run.send({ type: 'NEXT' });
    await answer({ options: [] });
    expect(run.view()).toMatchObject({ step: 'amount', back: 'licence' });
  });
  it('leads to the entry guard of the step behind it', () => {
    const { run } = visit(skipping);
    type(run, { name: 'far' });
    run.send({ type: 'GOTO', step: 'where' });
    expect(run.view().step).toBe('licence');
  });
});
