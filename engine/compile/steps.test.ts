import { describe, expect, it } from 'vitest';
import { compile } from '../check/checkFlow';
import { createClock } from '../clock';
import type { Context, FlowDefinition, FlowEvent, Patch } from '../types';
import { toFault } from './fault';
import { checkPatch, stepOf } from './machine';

type Part = Readonly<Record<string, unknown>>;
const text = (more: object = {}): Part => ({ type: 'string', title: 'T', examples: ['xxx'], ...more });
/** A step that asks; a name with an exclamation mark is required. */
const asks = (fields: Readonly<Record<string, Part>>, more: Part = {}): Part => {
  const named = Object.entries(fields).map(([name, field]) => [name.replace('!', ''), field] as const);
  const required = Object.keys(fields).filter((name) => name.endsWith('!')).map((name) => name.replace('!', ''));
  return { screen: 'form', title: 'S', form: { schema: { type: 'object', properties: Object.fromEntries(named), required } }, ...more };
};
const shows = (more: Part = {}): Part => ({ screen: 'form', title: 'S', content: {}, ...more });

/** A visit of such a line, whose calls are answered by hand. */
function visit(steps: Readonly<Record<string, Part>>, line: Part = {}, facts: Part = {}) {
  const open: { call: string; done: (patch: Patch) => void; fail: (error: unknown) => void }[] = [];
  const tracked: string[] = [];
  const bought: Context[] = [];
  const calls = (line.calls ?? {}) as Part;
  const adapters = Object.fromEntries(Object.keys(calls).map((call) =>
    [call, () => new Promise<Patch>((done, fail) => { open.push({ call, done, fail }); })]));
  const flow = {
    id: 'line', code: 'l', base: 'l', title: 'L', start: Object.keys(steps)[0], calls: {},
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { path: name, ...step }])), ...line,
  } as unknown as FlowDefinition;
  const run = compile(flow, {
    adapters: adapters as never, tools: {}, clock: createClock(), newId: () => 'id',
    onTrack: (event) => { tracked.push(event); }, onBought: (context) => { bought.push(context); },
  }).start({ facts });
  const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
  return {
    run, open, tracked, bought,
    sends: (...events: readonly (FlowEvent | { readonly type: string })[]): Context => {
      for (const event of events) run.send(event as FlowEvent);
      return run.view().context;
    },
    types: (data: Part): Context => { run.send({ type: 'CHANGE', data }); return run.view().context; },
    answers: async (patch: Patch): Promise<void> => { open.at(-1)?.done(patch); await settled(); },
    fails: async (): Promise<void> => { open.at(-1)?.fail(new Error('no')); await settled(); },
  };
}
const [NEXT, BACK, DISMISS, ACCEPT, REFRESH] = ['NEXT', 'BACK', 'DISMISS', 'ACCEPT', 'REFRESH'].map((type) => ({ type })) as
  [FlowEvent, FlowEvent, FlowEvent, FlowEvent, FlowEvent];
const goTo = (step: string): FlowEvent => ({ type: 'GOTO', step });

describe('a dialog over a list', () => {
  const steps = {
    list: shows({ on: { ADD: { next: 'entry' } }, next: 'end' }),
    entry: asks({ 'name!': text() }, { over: 'list', save: 'draft', next: 'list', on: { DISMISS: { next: 'list' } } }),
    end: shows(),
  };
  it('leaves nothing of what was typed behind when it is closed, saved, or left by an address', () => {
    for (const leave of [DISMISS, NEXT, goTo('list')]) {
      const { run, sends, types } = visit(steps);
      sends({ type: 'ADD' });
      expect(types({ name: 'Rex' }).draft).toEqual({ name: 'Rex' });
      expect([sends(leave).draft, run.view().step], leave.type).toEqual([undefined, 'list']);
    }
  });
});

describe('a press of a step’s own', () => {
  const press = (more: Part) => visit(
    { first: asks({ a: text() }, { on: { SKIP: { clear: ['a'], track: 'skipped', next: 'end', ...more } }, next: 'end' }), end: shows() },
    more.calls ? { calls: { save: { gives: ['saved'] } } } : {},
  );
  it('empties its fields, leads on and is tracked', () => {
    const { run, sends, types, tracked } = press({});
    types({ a: 'x' });
    expect([sends({ type: 'SKIP' }).a, run.view().step, tracked]).toEqual([undefined, 'end', ['skipped']]);
  });
  it('empties them once its calls are through, and is tracked then', async () => {
    const { run, sends, types, tracked, answers, fails } = press({ calls: ['save'] });
    types({ a: 'x' });
    sends({ type: 'SKIP' });
    await fails();
    expect([sends(DISMISS).a, tracked]).toEqual(['x', []]);
    sends({ type: 'SKIP' });
    await answers({ saved: true });
    expect([run.view().context.a, run.view().step, tracked]).toEqual([undefined, 'end', ['skipped']]);
  });
});

describe('a purchase', () => {
  it('is told as one, once, with what it gave, whatever the step tracks: analytics and the partner’s page hear of it (AN-003, AN-009)', async () => {
    for (const track of [undefined, 'paid']) {
      const { sends, types, bought, tracked, answers } = visit(
        { first: asks({ 'a!': text() }, { next: 'pay' }), pay: shows({ calls: ['buy'], next: 'end', track }), end: shows() },
        { calls: { buy: { gives: ['policy'], sells: { of: 'a' } } } },
      );
      types({ a: 'x' });
      sends(NEXT, NEXT);
      expect(bought).toEqual([]);
      await answers({ policy: 'P-1' });
      expect(bought).toMatchObject([{ policy: 'P-1' }]);
      expect(tracked).toEqual(track ? [track] : []);
    }
  });
});

describe('a modal', () => {
  const opening = (modal: Part) => visit(
    { first: asks({ a: text() }, { next: [{ modal: 'said' }], on: { SKIP: { next: 'end' } } }), end: shows() },
    { modals: { said: { title: 'M', ...modal } } },
  );
  it('that only says something is closed by either button, and stays when the page’s own address is typed', () => {
    for (const close of [ACCEPT, DISMISS]) {
      const { run, sends } = opening({ type: 'info' });
      sends(NEXT, goTo('first'));
      expect(run.view().modal).toBe('said');
      sends(close);
      expect([run.view().step, run.view().modal], close.type).toEqual(['first', undefined]);
    }
  });
  it('that is to be accepted keeps the answer, leads on by its own branches, and is taken back when it is closed', () => {
    const { run, sends } = opening({ type: 'component', save: 'accepted', next: 'end' });
    expect(sends(NEXT, DISMISS)).not.toHaveProperty('accepted', true);
    expect([sends(NEXT, ACCEPT).accepted, run.view().step]).toEqual([true, 'end']);
    expect(sends(BACK, NEXT, DISMISS).accepted).toBeUndefined();
  });
});

describe('Next', () => {
  it('stores answers trimmed, without blanks, and tracks what the step says (RC-068)', () => {
    const first = asks({ 'a!': text(), b: text() }, { track: 'first done', next: 'end' });
    const { sends, types, tracked } = visit({ first, end: shows() });
    types({ a: ' x ', b: '  ' });
    expect([sends(NEXT), tracked]).toEqual([{ a: 'x' }, ['first done']]);
  });
  it('of a step that has been shut leads to its `otherwise`, else to that of the line, else to the furthest that is open', async () => {
    const shut = async (own?: string, whole?: string): Promise<string> => {
      const { run, sends, answers } = visit({
        first: shows({ next: 'second' }), second: shows({ calls: ['list'], next: 'third' }),
        third: shows({ needs: { options: true }, otherwise: own, on: { SKIP: { clear: ['options'] } }, next: 'end' }), end: shows(),
      }, { otherwise: whole, calls: { list: { gives: ['options'] } } });
      sends(NEXT, NEXT);
      await answers({ options: ['a'] });
      sends({ type: 'SKIP' });
      expect(run.view().step).toBe('third');
      sends(NEXT);
      return run.view().step;
    };
    expect(await shut('first')).toBe('first');
    expect(await shut(undefined, 'first')).toBe('first');
    expect(await shut('second', 'first')).toBe('second');
    expect(await shut()).toBe('second');
  });
});

describe('a failure', () => {
  const failing = () => visit({
    first: asks({ 'a!': text() }, { next: 'second' }), second: asks({ b: text() }, { calls: ['save'], next: 'end' }), end: shows(),
  }, { calls: { save: { gives: ['saved', 'price'] } }, changes: [{ of: 'a', stale: ['price'] }] });
  it('is gone once it is dismissed, and with whatever leads elsewhere', async () => {
    for (const leave of [DISMISS, goTo('first')]) {
      const { run, sends, types, fails } = failing();
      types({ a: 'x' });
      sends(NEXT, NEXT);
      await fails();
      expect(run.view().fault).toMatchObject({ call: 'save', code: 'default', outcome: 'unknown' });
      sends(leave);
      expect(run.view().fault, leave.type).toBeUndefined();
    }
  });
  it('of a press leaves what is to be fetched anew marked as that', async () => {
    const { run, sends, types, answers, fails } = failing();
    types({ a: 'x' });
    sends(NEXT, NEXT);
    await answers({ price: 1 });
    sends(BACK, BACK);
    expect(types({ a: 'y' }).stale).toEqual({ price: true });
    sends(NEXT, NEXT);
    await fails();
    expect(run.view().context.stale).toEqual({ price: true });
  });
});

describe('a step that asks for something on entering', () => {
  const entering = () => visit(
    { first: shows({ next: 'second' }), second: shows({ enter: { calls: ['list'] }, next: 'end' }), end: shows() },
    { calls: { list: { gives: ['list'] } } },
  );
  it('can be left meanwhile, and when that did not come', async () => {
    const { run, sends, fails } = entering();
    sends(NEXT);
    expect(run.view()).toMatchObject({ step: 'second', entering: true });
    sends(BACK);
    expect(run.view().step).toBe('first');
    sends(NEXT);
    await fails();
    sends(DISMISS);
    expect([run.view().fault, run.view().unready]).toEqual([undefined, true]);
    sends(BACK);
    expect(run.view()).toMatchObject({ step: 'first', unready: false });
  });
});

describe('a price that is fetched anew', () => {
  const shop = (gives: readonly string[] = ['price']) => visit({
    first: asks({ cover: text({ enum: ['low', 'high'] }), name: text({ minLength: 3 }) }, {
      refresh: { of: 'price', calls: ['rate'] }, next: 'end',
    }),
    end: shows(),
  }, { calls: { rate: { gives } }, changes: [{ of: 'cover', stale: ['price'] }] });
  it('is asked for by any answer while it is missing, and then by those alone that it is made of', async () => {
    const { open, types, answers } = shop();
    types({ cover: 'low' });
    expect(open).toHaveLength(1);
    types({ cover: 'low', name: 'Ines' });
    expect(open).toHaveLength(2);
    await answers({ price: 1 });
    expect(types({ cover: 'low', name: 'Noor' })).toEqual({ cover: 'low', name: 'Noor', price: 1 });
    expect(open).toHaveLength(2);
    types({ cover: 'high', name: 'Noor' });
    expect(open).toHaveLength(3);
    types({ cover: 'high', name: 'Noor Aziz' });
    expect(open).toHaveLength(3);
  });
  it('waits until these answers are right, and not for others', async () => {
    const { open, types, answers } = shop();
    types({ cover: 'none', name: 'Ines' });
    expect(open).toHaveLength(0);
    types({ cover: 'low', name: 'No' });
    expect(open).toHaveLength(1);
    await answers({ price: 1 });
    types({ cover: 'none', name: 'No' });
    expect(open).toHaveLength(1);
  });
  it('must have come before Next leads on', async () => {
    const { run, sends, types, answers, fails } = shop();
    types({ cover: 'low', name: 'Ines' });
    await fails();
    sends(DISMISS, NEXT);
    expect([run.view().step, run.view().missing, run.view().fault]).toEqual(['first', [], undefined]);
    sends(REFRESH);
    await answers({ price: 1 });
    sends(NEXT);
    expect(run.view().step).toBe('end');
  });
  it('is not fetched again because its call gave something else', async () => {
    const { run, open, types, answers, sends } = shop(['rates', 'price']);
    types({ cover: 'low' });
    await answers({ price: 1 });
    types({ cover: 'high' });
    await answers({ rates: 2 });
    expect([run.view().busy, open.length]).toEqual([false, 2]);
    sends(REFRESH);
    expect(open).toHaveLength(3);
  });
});

describe('what is known of the visitor', () => {
  const line = { prefill: { 'holder.name': ['query.name', 'account.name'], city: 'query.city' } };
  const steps = { first: asks({ name: text({ maxLength: 5 }) }, { save: 'holder', next: 'second' }), second: asks({ city: text() }) };
  it('stands in blank fields, cut to their length, the first that is known, and again after a reset (C-06)', () => {
    const { run, sends, types } = visit(steps, line, { query: { name: '', city: 'Columbus, Ohio' }, account: { name: 'Ines Okafor' } });
    expect(run.view().context).toMatchObject({ holder: { name: 'Ines ' }, city: 'Columbus, Ohio' });
    types({ name: 'Noor' });
    expect(sends({ type: 'RESET' })).toMatchObject({ holder: { name: 'Ines ' }, city: 'Columbus, Ohio' });
  });
});

describe('a visit', () => {
  it('tells who listens of each state, until they stop', () => {
    const { run, types } = visit({ first: asks({ a: text() }) });
    const seen: unknown[] = [];
    const stop = run.subscribe(({ answers }) => { seen.push(answers.a); });
    types({ a: 'x' });
    stop();
    types({ a: 'y' });
    expect(seen).toEqual(['x']);
  });
});

describe('what a call gives', () => {
  const flow = { id: 'line', calls: { rate: { gives: ['price', 'rates'] }, ping: { gives: [] } } } as unknown as FlowDefinition;
  it('is what the definition says, and below it', () => {
    expect(checkPatch(flow, 'rate', { price: 1, 'rates.first': 2 })).toEqual({ price: 1, 'rates.first': 2 });
    expect(() => checkPatch(flow, 'rate', { policy: 1 }))
      .toThrow('line › calls.rate: the adapter wrote "policy", but the call gives price, rates.');
    expect(() => checkPatch(flow, 'ping', { price: 1 })).toThrow('the adapter wrote "price", but the call gives nothing.');
  });
  it('is, when it fails, kept as plain data, without what a bug says', () => {
    expect(toFault(new TypeError('secret'), 'rate')).toEqual({ call: 'rate', code: 'default', outcome: 'unknown' });
    expect(toFault('secret', 'rate')).toEqual({ call: 'rate', code: 'default', outcome: 'unknown' });
    const said = { code: 'no', outcome: 'refused', title: 'No', fields: { zip: ['short'] }, request: 'r-1', status: 422 } as const;
    expect(toFault({ ...said, message: 'Sorry' }, 'rate')).toEqual({ ...said, call: 'rate', message: 'Sorry' });
    expect(toFault(Object.assign(new Error('secret'), { ...said, serverMessage: 'Sorry' }), 'rate'))
      .toEqual({ ...said, call: 'rate', message: 'Sorry' });
    expect(toFault({ code: '', outcome: 'odd', title: 7, message: '', fields: 'zip', request: 1, status: '422' }, 'rate'))
      .toEqual({ call: 'rate', code: 'default', outcome: 'unknown' });
  });
});

it('a state of the machine is of one step', () =>
  expect([stepOf('first'), stepOf({ first: 'open' }), stepOf(undefined)]).toEqual(['first', 'first', '']));

it('of twice as many steps the machine has twice as many transitions, not four times: Back may lead from each to every other', () => {
  const countOf = (length: number): number => {
    const steps = Object.fromEntries(Array.from({ length }, (_, index) =>
      [`s${index}`, { path: `s${index}`, ...shows(index + 1 < length ? { next: `s${index + 1}` } : {}) }]));
    const flow = { id: 'line', code: 'l', base: 'l', title: 'L', start: 's0', calls: {}, steps } as unknown as FlowDefinition;
    const { machine } = compile(flow, { adapters: {}, tools: {}, clock: createClock(), newId: () => 'id' });
    const nodes = [machine.root, ...Object.values(machine.states).flatMap((step) => [step, ...Object.values(step.states)])];
    return nodes.flatMap(({ transitions }) => [...transitions.values()].flat()).length;
  };
  expect(countOf(200) / countOf(100)).toBeLessThan(2.1);
});
