import { describe, expect, it } from 'vitest';
import { compile } from '../check/checkFlow';
import { createClock } from '../clock';
import type { KeyValueStorage } from '../context/persist';
import { defineFlow } from '../define';
import type { Context, FlowDefinition, Patch } from '../types';
import type { FlowRun } from './run';

const text = (title: string) => ({ type: 'string', title, examples: ['x'] });
const form = (...names: readonly string[]) =>
  ({ schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text(name)])), required: names } });
const line = defineFlow({
  id: 'line', code: 'l', base: 'l', title: 'L', start: 'info',
  calls: { price: { gives: ['price'] }, buy: { gives: ['policy'], sells: { of: 'plan', price: 'price' } } },
  steps: {
    info: { path: 'info', screen: 'form', title: 'I', form: form('plan'), calls: ['price'], next: 'pay' },
    pay: { path: 'pay', screen: 'form', title: 'P', form: form('card'), needs: { price: true }, calls: ['buy'], next: 'end' },
    end: { path: 'end', screen: 'form', title: 'Policy {policy.number}', content: {}, back: false },
  },
}) as unknown as FlowDefinition;

const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
function memory(): KeyValueStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
/** A browser: what it keeps for good, its tabs, and a partner who is answered by hand. */
function browser(flow = line) {
  const kept = memory();
  let [now, ids] = [1000, 0];
  const sent: { context: Context; done: (patch: Patch) => void; fail: (error: unknown) => void }[] = [];
  const compiled = compile(flow, {
    adapters: {
      price: ({ plan }: Context) => Promise.resolve({ price: plan === 'dear' ? 20 : 10 }),
      buy: (context: Context) => new Promise<Patch>((done, fail) => { sent.push({ context, done, fail }); }),
    } as never,
    tools: {}, clock: createClock(() => now), newId: () => `key-${(ids += 1)}`,
    orders: { storage: kept, key: 'order', receipts: 'receipts', totalOf: (_step, { price }) => `$${String(price)}` },
  });
  return {
    kept, sent, record: () => JSON.parse(kept.getItem('order') ?? 'null') as unknown, waits: (time: number) => { now += time; },
    opens: (storage = memory()): FlowRun => compiled.start({ storage }),
  };
}
type Browser = ReturnType<typeof browser>;
async function press(run: FlowRun, type: 'NEXT' | 'CHECK' | 'ABANDON' | 'DISMISS' | 'BACK' | 'RESET'): Promise<void> {
  run.send({ type });
  await settled();
}
async function atPayment(run: FlowRun, plan = 'usual'): Promise<FlowRun> {
  run.send({ type: 'CHANGE', data: { plan } });
  await press(run, 'NEXT');
  run.send({ type: 'CHANGE', data: { card: '42' } });
  expect(run.view().step).toBe('pay');
  return run;
}
async function lose({ sent }: Browser, error: object = {}): Promise<void> {
  sent.at(-1)?.fail(error);
  await settled();
}
/** A tab whose order was lost on its way. */
async function inDoubt(from: Browser, storage = memory()) {
  const run = await atPayment(from.opens(storage));
  await press(run, 'NEXT');
  await lose(from);
  expect(run.view().fault).toMatchObject({ call: 'buy', outcome: 'unknown' });
  await press(run, 'DISMISS');
  return run;
}
const place = (run: FlowRun) => ({ step: run.view().step, order: run.view().orderInDoubt?.key });
const refused = { outcome: 'refused', code: 'no', status: 402 };

describe('an order whose answer was lost (D19)', () => {
  it('is kept in the browser from the moment it leaves, with its total and nothing personal, until it is answered', async () => {
    const here = browser();
    const run = await atPayment(here.opens());
    expect(here.record()).toBeNull();
    await press(run, 'NEXT');
    expect(here.record()).toEqual({ step: 'pay', call: 'buy', key: 'key-1', at: 1000, total: '$10' });
    here.sent[0]?.done({ policy: { number: 'P1' } });
    await settled();
    expect([run.view().step, here.record()]).toEqual(['end', null]);
  });
  it('is sent again as it was, at its own time, and nothing else can be done meanwhile', async () => {
    const here = browser();
    const run = await inDoubt(here);
    here.waits(60_000);
    for (const type of ['NEXT', 'BACK', 'RESET'] as const) await press(run, type);
    run.send({ type: 'GOTO', step: 'info' });
    run.send({ type: 'CHANGE', data: { card: '43' } });
    expect(place(run)).toEqual({ step: 'pay', order: 'key-1' });
    await press(run, 'CHECK');
    expect(here.sent[1]?.context).toEqual(here.sent[0]?.context);
    expect(run.view()).toMatchObject({ busy: true, held: true, orderInDoubt: { key: 'key-1', at: 1000 } });
    here.sent[1]?.done({ policy: { number: 'P1' } });
    await settled();
    expect([place(run), here.record()]).toEqual([{ step: 'end', order: undefined }, null]);
  });
  it('stays in doubt when the question about it is turned away, and is settled when it is refused', async () => {
    const here = browser();
    const run = await inDoubt(here);
    await press(run, 'CHECK');
    await lose(here, { outcome: 'refused', status: 429 });
    expect(run.view().fault?.outcome).toBe('unknown');
    await press(run, 'DISMISS');
    expect(place(run)).toEqual({ step: 'pay', order: 'key-1' });
    await press(run, 'CHECK');
    await lose(here, refused);
    await press(run, 'DISMISS');
    expect([place(run), here.record()]).toEqual([{ step: 'pay', order: undefined }, null]);
  });
  it.each([['usual', 'key-2', '$10'], ['dear', 'key-3', '$20']])(
    'given up, takes with it what calls gave and the answers of its own step; the next order (%s) has a key of its own', async (plan, key, total) => {
      const here = browser();
      const run = await inDoubt(here);
      await press(run, 'ABANDON');
      expect([run.view().step, run.view().context, here.record()]).toEqual(['info', { plan: 'usual', uid: 'key-2' }, null]);
      await atPayment(run, plan);
      await press(run, 'NEXT');
      expect(here.record()).toMatchObject({ key, total });
    });
  it('given up, leaves the answers that another choice would clear', async () => {
    const { info } = line.steps;
    const here = browser({ ...line, changes: [...line.changes ?? [], { of: 'plan', clear: ['note'] }],
      steps: { ...line.steps, info: { ...info, form: form('plan', 'note') } } as FlowDefinition['steps'] });
    const run = here.opens();
    run.send({ type: 'CHANGE', data: { plan: 'usual' } });
    run.send({ type: 'CHANGE', data: { plan: 'usual', note: 'by the gate' } });
    await press(run, 'NEXT');
    run.send({ type: 'CHANGE', data: { card: '42' } });
    await press(run, 'NEXT');
    await lose(here);
    await press(run, 'DISMISS');
    await press(run, 'ABANDON');
    expect(run.view().context).toEqual({ plan: 'usual', note: 'by the gate', uid: 'key-2' });
  });
  it('is where a loaded page goes on, with everything that was ordered', async () => {
    const here = browser();
    const tab = memory();
    const { context } = (await inDoubt(here, tab)).view();
    const again = here.opens(tab);
    expect(place(again)).toEqual({ step: 'pay', order: 'key-1' });
    expect(again.view().context).toEqual(context);
  });
  it('is where a new visit begins when the browser was closed: it is not known any more what it was, only its total', async () => {
    const here = browser();
    await inDoubt(here);
    const run = here.opens();
    expect(run.view()).toMatchObject({ step: 'pay', orderInDoubt: { key: 'key-1', total: '$10', isLost: true }, context: {} });
    await press(run, 'CHECK');
    expect(here.sent).toHaveLength(1);
    await press(run, 'ABANDON');
    expect([place(run), here.record()]).toEqual([{ step: 'info', order: undefined }, null]);
  });
});

describe('another tab of the same browser', () => {
  it('waits while an order is in doubt, and goes on when it is settled', async () => {
    const here = browser();
    const other = await atPayment(here.opens(), 'dear');
    const run = await inDoubt(here);
    other.syncOrders();
    expect(place(other)).toEqual({ step: 'pay', order: 'key-2' });
    await press(run, 'CHECK');
    here.sent[1]?.done({ policy: { number: 'P1' } });
    await settled();
    other.syncOrders();
    expect(place(other)).toEqual({ step: 'pay', order: undefined });
    expect(other.view().context).toMatchObject({ plan: 'dear', card: '42', price: 20 });
  });
  it('does not send an order of its own meanwhile', async () => {
    const here = browser();
    const other = await atPayment(here.opens(), 'dear');
    await inDoubt(here);
    await press(other, 'NEXT');
    expect([here.sent.length, place(other)]).toEqual([1, { step: 'pay', order: 'key-2' }]);
  });
  it('is not taken from its page by a letter that is typed there', async () => {
    const here = browser();
    const other = await atPayment(here.opens(), 'dear');
    await inDoubt(here);
    other.send({ type: 'CHANGE', data: { card: '43' } });
    expect(place(other)).toEqual({ step: 'pay', order: undefined });
  });
  it('that was loaded while an order was in doubt is free once that is settled', async () => {
    const here = browser();
    const tab = memory();
    await atPayment(here.opens(tab), 'dear');
    const run = await inDoubt(here);
    expect(place(here.opens(tab))).toEqual({ step: 'pay', order: 'key-2' });
    await press(run, 'ABANDON');
    expect(place(here.opens(tab))).toEqual({ step: 'pay', order: undefined });
  });
  it('that is a copy sends the same order: one that is refused leaves the other’s in doubt', async () => {
    const here = browser();
    const tab = memory();
    const first = await atPayment(here.opens(tab));
    const copy = memory();
    for (const [key, value] of tab.items) copy.setItem(key, value);
    const second = here.opens(copy);
    await press(first, 'NEXT');
    await press(second, 'NEXT');
    expect(here.record()).toMatchObject({ key: 'key-1', senders: 2 });
    await lose(here, { outcome: 'refused', status: 429 });
    // Turned away before anybody looked at the order: it may have arrived from the other tab.
    expect(second.view().fault?.outcome).toBe('unknown');
    await press(second, 'DISMISS');
    await press(second, 'CHECK');
    await lose(here, refused);
    expect(here.record()).toMatchObject({ key: 'key-1', senders: 1 });
    here.sent[0]?.fail(refused);
    await settled();
    expect(here.record()).toBeNull();
  });
});

it('an order that two copied tabs have sent is settled for both when it has bought for one of them', async () => {
  const here = browser();
  const tab = memory();
  const first = await atPayment(here.opens(tab));
  const second = here.opens(tab);
  await press(first, 'NEXT');
  await press(second, 'NEXT');
  expect(here.record()).toMatchObject({ key: 'key-1', senders: 2 });
  here.sent[1]?.done({ policy: { number: 'P1' } });
  await settled();
  expect([second.view().step, here.record()]).toEqual(['end', null]);
});

describe('a receipt', () => {
  async function bought(here: Browser, tab = memory(), number = 'P1'): Promise<FlowRun> {
    const run = await atPayment(here.opens(tab));
    await press(run, 'NEXT');
    here.sent.at(-1)?.done({ policy: { number } });
    await settled();
    return run;
  }
  it('is shown again after a reload, in the browser that bought, and in no other', async () => {
    const here = browser();
    const tab = memory();
    await bought(here, tab);
    const stored = memory();
    for (const [key, value] of tab.items) stored.setItem(key, value);
    expect(here.opens(tab).view()).toMatchObject({ step: 'end', context: { policy: { number: 'P1' } } });
    expect(browser().opens(stored).view()).toMatchObject({ step: 'info', context: {} });
    expect([...stored.items.values()].join()).not.toMatch('P1');
  });
  it('stays open while another tab has an order in doubt', async () => {
    const here = browser();
    const tab = memory();
    const run = await bought(here, tab);
    await inDoubt(here);
    run.syncOrders();
    expect(place(run)).toEqual({ step: 'end', order: undefined });
    expect(place(here.opens(tab))).toEqual({ step: 'end', order: undefined });
  });
  it('is remembered once, and of fifty newer ones the oldest is forgotten', async () => {
    const here = browser();
    const tab = memory();
    await bought(here, tab);
    here.opens(tab);
    const receipts = JSON.parse(here.kept.getItem('receipts') ?? '[]') as readonly string[];
    expect(receipts).toHaveLength(1);
    here.kept.setItem('receipts', JSON.stringify([...receipts, ...Array.from({ length: 49 }, (_, index) => `sum-${index}`)]));
    await bought(here, memory(), 'P2');
    expect(JSON.parse(here.kept.getItem('receipts') ?? '[]')).toHaveLength(50);
    expect(here.opens(tab).view().step).toBe('info');
  });
});

it('a browser that stores nothing sells all the same, and what somebody else wrote there is no order (S-66)', async () => {
  for (const item of ['{', '[]', '{"step":"pay"}', '{"step":"gone","call":"buy","key":"k","at":1}',
    '{"step":"pay","call":"gone","key":"k","at":1}', '{"step":"pay","call":"buy","key":1,"at":1}',
    '{"step":"pay","call":"buy","key":"k","at":"1"}', '{"step":"pay","call":"buy","key":"k","at":1,"senders":"2"}',
    '{"step":"pay","call":"buy","key":"k","at":1,"total":2}', '{"step":1,"call":"buy","key":"k","at":1}',
    '{"step":"pay","call":1,"key":"k","at":1}']) {
    const here = browser();
    here.kept.setItem('order', item);
    expect([item, place(here.opens())]).toEqual([item, { step: 'info', order: undefined }]);
  }
  const here = browser();
  const blocked = (): never => { throw new Error('blocked'); };
  Object.assign(here.kept, { getItem: blocked, setItem: blocked, removeItem: blocked });
  const run = await atPayment(here.opens());
  await press(run, 'NEXT');
  here.sent[0]?.done({ policy: { number: 'P1' } });
  await settled();
  expect(run.view().step).toBe('end');
});
