import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { defineFlow } from '../define';
import type { Adapters, FlowDefinition, Patch } from '../types';
import { compile, DefinitionError } from '../check/checkFlow';
import type { FlowRun } from './run';

const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
const text = (title: string, more: object = {}) => ({ type: 'string', title, examples: ['x'], ...more });

/** A line with a price that hangs on two answers, next to a card that it does not hang on. */
const priced = defineFlow({
  id: 'priced', code: 'p', base: 'p', title: 'P', start: 'cover',
  calls: { list: { gives: ['sizes', 'extras'] }, price: { gives: ['price'] } },
  changes: [{ of: ['size', 'extra'], stale: ['price'] }, { of: 'error', clear: ['price'] }],
  prefill: { name: ['query.name', 'account.name'] },
  steps: {
    cover: {
      path: 'cover', screen: 'form', title: 'C', form: { schema: { type: 'object', properties: { name: text('Name', { maxLength: 5 }) } } },
      calls: ['list', 'price'], next: 'pay'
    },
    pay: {
      path: 'pay', screen: 'form', title: 'Pay', needs: { sizes: true, price: true },
      form: {
        schema: {
          type: 'object',
          properties: {
            size: { type: 'number', title: 'Size', examples: [1] }, extra: text('Extra'), card: text('Card'),
            terms: { const: true, title: 'Terms' }
          },
          required: ['size', 'extra', 'card', 'terms']
        },
        ui: { 'ui:order': ['size', 'extra', 'card', 'terms'], extra: { 'ui:widget': 'select' } },
      },
      choices: { size: 'sizes', extra: { list: 'extras', value: 'code', title: '{name} ({code})' } },
      asks: { terms: { size: { minimum: 2 } } },
      refresh: { of: 'price', calls: ['price'] }, next: 'end',
    },
    end: { path: 'end', screen: 'form', title: 'E', needs: { card: true }, back: false },
  },
});
function visit(given: Patch = { sizes: [1, 2], extras: [{ code: 'a', name: 'First' }] }, flow: FlowDefinition = priced) {
  const open: { readonly name: string; readonly done: (patch: Patch) => void; readonly fail: (error: unknown) => void }[] = [];
  const adapter = (name: string) => () => new Promise<Patch>((done, fail) => { open.push({ name, done, fail }); });
  const run = compile(
    flow,
    {
      adapters: { list: adapter('list'), price: adapter('price') } as unknown as Adapters<never, never>, tools: {}, clock: createClock(),
      newId: () => 'id'
    }
  )
    .start({ facts: { account: { name: 'Ines Okafor' }, query: { name: '  ' } } });
  return {
    run, open, given, answer: async (patch: Patch) => { open.at(-1)?.done(patch); await settled(); },
    refuse: async () => { open.at(-1)?.fail({ code: 'no', outcome: 'refused' }); await settled(); }
  };
}
/** At a step whose price hangs on `of`, where `field` must be an object that is not empty. */
async function nested({ of, field }: { readonly of: string; readonly field: string }) {
  const cover = {
    type: 'object', title: 'Cover',
    properties: { limit: { type: 'number', title: 'Limit', examples: [1] }, excess: { type: 'number', title: 'Excess', examples: [1] } }
  };
  const properties = { cover, [field]: { ...cover, minProperties: 1 } };
  const { form: _, choices: _choices, asks: _asks, ...pay } = priced.steps.pay as unknown as Record<string, unknown>;
  const flow = {
    ...priced, changes: [{ of, stale: ['price'] }],
    steps: {
      ...priced.steps, pay: { ...pay, form: { schema: { type: 'object', properties } } },
      end: { ...priced.steps.end, needs: { price: true } }
    }
  } as unknown as FlowDefinition;
  const it = visit(undefined, flow);
  it.run.send({ type: 'NEXT' });
  await it.answer(it.given);
  await it.answer({ price: 10 });
  return { run: it.run, answer: it.answer, calls: () => it.open.filter(({ name }) => name === 'price').length };
}
async function atPay(given?: Patch) {
  const it = visit(given);
  it.run.send({ type: 'NEXT' });
  await it.answer(it.given);
  await it.answer({ price: 10 });
  return it;
}
const change = (run: FlowRun, data: Record<string, unknown>): void =>
  run.send({ type: 'CHANGE', data: { ...run.view().answers, ...data } });
const fields = (run: FlowRun): readonly string[] => Object.keys(run.view().form?.schema.properties ?? {});

describe('what a step asks', () => {
  it('has the choices that the world gave, as plain values or by the names the definition says', async () => {
    const { run } = await atPay();
    expect(run.view().form?.schema.properties).toMatchObject({ size: { enum: [1, 2] }, extra: { enum: ['a'] } });
    expect(run.view().form?.ui).toMatchObject(
      {
        size: { 'ui:options': { choices: [{ value: 1, title: '1' }, { value: 2, title: '2' }] } },
        extra: { 'ui:widget': 'select', 'ui:options': { choices: [{ value: 'a', title: 'First (a)' }] } }
      }
    );
  });
  it('leaves out a field without any choice, and does not miss it (RN-056)', async () => {
    const { run } = await atPay({ sizes: [1], extras: [] });
    expect(fields(run)).toEqual(['size', 'card']);
    expect(run.view().missing).toEqual([{ title: 'Size' }, { title: 'Card' }]);
  });
  it('asks a field only while its rule holds, and keeps its answer meanwhile', async () => {
    const { run, answer } = await atPay();
    change(run, { size: 2, extra: 'a' });
    await answer({ price: 20 });
    expect(fields(run)).toContain('terms');
    change(run, { terms: true });
    change(run, { size: 1 });
    await answer({ price: 10 });
    expect(fields(run)).not.toContain('terms');
    expect(run.view().context.terms).toBeUndefined();
    change(run, { size: 2 });
    expect(run.view().answers.terms).toBe(true);
  });
  it('is the same form until a list or a rule it depends on changes: the validator indexes every new schema', async () => {
    const { run, open } = await atPay();
    const form = run.view().form;
    change(run, { card: 'x' });
    expect(run.view().form).toBe(form);
    change(run, { size: 2, extra: 'a' });
    expect(fields(run)).toContain('terms');
    expect(open.at(-1)?.name).toBe('price');
    const other = visit({ sizes: [5], extras: [{ code: 'b', name: 'Other' }] });
    other.run.send({ type: 'NEXT' });
    await other.answer(other.given);
    await other.answer({ price: 1 });
    expect(other.run.view().form?.schema.properties).toMatchObject({ size: { enum: [5] }, extra: { enum: ['b'] } });
  });
  it('is a new list after the call has given another (RN-056)', async () => {
    const { run, answer } = await atPay();
    expect(fields(run)).toContain('extra');
    run.send({ type: 'GOTO', step: 'cover' });
    run.send({ type: 'NEXT' });
    await answer({ sizes: [7, 8], extras: [] });
    await answer({ price: 10 });
    expect(run.view().form?.schema.properties).toMatchObject({ size: { enum: [7, 8] } });
    expect(fields(run)).not.toContain('extra');
  });
  it('refuses an answer that is no longer offered', async () => {
    const { run, answer } = await atPay();
    change(run, { size: 3, extra: 'a', card: 'x' });
    await answer({ price: 30 });
    run.send({ type: 'NEXT' });
    expect(run.view().step).toBe('pay');
  });
  it('begins with the first fact that is known, cut to the length of the field (C-06)', () => {
    expect(visit().run.view().answers).toEqual({ name: 'Ines ' });
  });
  it('begins anew with the same facts', () => {
    const { run } = visit();
    change(run, { name: 'Jo' });
    run.send({ type: 'RESET' });
    expect(run.view().answers).toEqual({ name: 'Ines ' });
  });
});

describe('a price that follows the answers', () => {
  it('is worked out again after a change it hangs on, while the fields stay usable (RN-067)', async () => {
    const { run, open, answer } = await atPay();
    change(run, { size: 1, extra: 'a' });
    expect(run.view()).toMatchObject({ busy: true, refreshing: true, call: 'price' });
    await answer({ price: 11 });
    expect(run.view()).toMatchObject({ busy: false, refreshing: false, context: { price: 11 } });
    expect(run.view().context.stale).toEqual({});
    expect(open).toHaveLength(3);
  });
  it('is that of the last choice, however late the earlier answers come (I27)', async () => {
    const { run, open } = await atPay();
    for (const size of [1, 2, 1, 2]) change(run, { size, extra: 'a' });
    open.at(-1)?.done({ price: 22 });
    await settled();
    for (const early of open.slice(0, -1)) early.done({ price: 99 });
    await settled();
    expect(run.view()).toMatchObject({ busy: false, context: { price: 22 } });
  });
  it('goes on being worked out while another field is typed', async () => {
    const { run, open } = await atPay();
    change(run, { size: 1, extra: 'a' });
    change(run, { card: 'x' });
    change(run, { card: 'xy' });
    expect(open.filter(({ name }) => name === 'price')).toHaveLength(2);
  });
  it('is not asked for with an answer that is wrong', async () => {
    const { run } = await atPay();
    change(run, { size: 7, extra: 'a' });
    expect(run.view().busy).toBe(false);
  });
  it('is not asked for while an answer next to the one it hangs on is wrong, in the same object (RN-067)', async () => {
    const { run, calls } = await nested({ of: 'cover', field: 'cover' });
    run.send({ type: 'CHANGE', data: { cover: { limit: 2, excess: 'x' } } });
    expect([run.view().busy, calls()]).toEqual([false, 1]);
    run.send({ type: 'CHANGE', data: { cover: { limit: 2, excess: 1 } } });
    expect([run.view().refreshing, calls()]).toEqual([true, 2]);
  });
  it('is not asked for while the object around the answer it hangs on is wrong (RN-067)', async () => {
    const { run, calls, answer } = await nested({ of: 'cover.limit', field: 'cover' });
    run.send({ type: 'CHANGE', data: { cover: { limit: 1 } } });
    await answer({ price: 11 });
    run.send({ type: 'CHANGE', data: { cover: {} } });
    expect([run.view().busy, calls()]).toEqual([false, 2]);
    run.send({ type: 'CHANGE', data: { cover: { limit: 2 } } });
    expect([run.view().refreshing, calls()]).toEqual([true, 3]);
  });
  it('is asked for though a field whose name begins like its own is wrong', async () => {
    const { run, calls } = await nested({ of: 'cover.limit', field: 'coverage' });
    run.send({ type: 'CHANGE', data: { cover: { limit: 2 }, coverage: {} } });
    expect([run.view().refreshing, calls()]).toEqual([true, 2]);
  });
});

describe('a price that waits or does not come', () => {
  it('is let go when an answer becomes wrong while it is worked out, and waits for a right one', async () => {
    const { run, open } = await atPay();
    change(run, { size: 1, extra: 'a' });
    change(run, { size: 7 });
    expect(run.view()).toMatchObject({ busy: false, context: { stale: { price: true } } });
    open.at(-1)?.done({ price: 99 });
    await settled();
    expect(run.view()).toMatchObject({ step: 'pay', context: { price: 10 } });
    change(run, { size: 2 });
    expect(run.view().refreshing).toBe(true);
    expect(open.filter(({ name }) => name === 'price')).toHaveLength(3);
  });
  it('that does not come leaves the step through its door, and Next does nothing without it', async () => {
    const { run, refuse } = await atPay();
    change(run, { size: 1, extra: 'a', card: 'x' });
    await refuse();
    expect(run.view()).toMatchObject({ step: 'pay', fault: { code: 'no' } });
    run.send({ type: 'DISMISS' });
    expect(run.view().step).toBe('cover');
  });
  it('can be asked for again, and comes by itself with the next change', async () => {
    const lenient = { ...priced, steps: { ...priced.steps, pay: { ...priced.steps.pay, needs: { sizes: true } } } } as FlowDefinition;
    const it = visit(undefined, lenient);
    it.run.send({ type: 'NEXT' });
    await it.answer(it.given);
    await it.answer({ price: 10 });
    change(it.run, { size: 1, extra: 'a' });
    await it.refuse();
    it.run.send({ type: 'DISMISS' });
    expect(it.run.view()).toMatchObject({ step: 'pay', busy: false });
    it.run.send({ type: 'REFRESH' });
    expect(it.run.view().refreshing).toBe(true);
    await it.refuse();
    it.run.send({ type: 'DISMISS' });
    change(it.run, { size: 2 });
    expect(it.run.view().refreshing).toBe(true);
  });
});

describe('a view', () => {
  it('is one object until the next event, which reads the clock anew', () => {
    let now = Date.parse('2026-03-10T12:00:00Z');
    const day = { type: 'string', title: 'Day', window: { from: 'today', zone: 'UTC', min: 0 } };
    const flow = defineFlow({
      id: 'dated', code: 'd', base: 'd', title: 'D', start: 'day', calls: {},
      steps: {
        day: { path: 'day', screen: 'form', title: 'D', form: { schema: { type: 'object', properties: { day } } }, next: 'end' },
        end: { path: 'end', screen: 'form', title: 'E', needs: { day: { window: { from: 'today', zone: 'UTC', min: 0 } } }, next: 'day' },
      },
    });
    const run = compile(flow, { adapters: {}, tools: {}, clock: createClock(() => now), newId: () => 'id' }).start();
    change(run, { day: '2026-03-10' });
    const before = run.view();
    expect(run.view()).toBe(before);
    now += 86_400_000;
    expect(run.view()).toBe(before);
    run.send({ type: 'NEXT' });
    expect(run.view()).toMatchObject({ step: 'day' });
    change(run, { day: '2026-03-11' });
    expect(run.view()).not.toBe(before);
    run.send({ type: 'NEXT' });
    expect(run.view()).toMatchObject({ step: 'end' });
  });
});

describe('a definition', () => {
  it('that offers choices for a field that is not there is told so, with the nearest name', () => {
    const wrong = {
      ...priced, steps: { ...priced.steps, pay: { ...priced.steps.pay, choices: { sise: 'sizes' } } }
    } as unknown as FlowDefinition;
    expect(() => visit(undefined, wrong)).toThrow(
      new DefinitionError(['priced › pay › choices: no field of the form is named "sise". Did you mean "size"?'])
    );
  });
  it('with a survey is told when the survey kit is missing', () => {
    const { form: _, calls: _calls, ...rest } = priced.steps.cover as unknown as Record<string, unknown>;
    const wrong = {
      ...priced, prefill: {},
      steps: {
        ...priced.steps, cover: { ...rest, calls: ['list', 'price'], survey: { form: 'sizes', answers: 'answers', trail: 'trail' } }
      }
    } as unknown as FlowDefinition;
    expect(() => visit(undefined, wrong)).toThrow(
      'priced › cover › survey: the flow is compiled without `survey`: hand the survey kit to compile, next to the adapters.'
    );
  });
});
