import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording } from './finding';
import type { Known } from './known';
import { checkSteps } from './steps';

type Part = Readonly<Record<string, unknown>>;
/** What is said of a line with these steps, the first at the start. */
function told(steps: Readonly<Record<string, Part>>, line: Part = {}, known: Known = {}): readonly string[] {
  const all: string[] = [];
  const flow = { start: Object.keys(steps)[0], calls: {}, steps, ...line } as unknown as FlowDefinition;
  checkSteps(flow, known, (one) => { all.push(`${one.path.join('/')}: ${wording(one)}`); });
  return all;
}
const to = (...names: readonly string[]): Part => ({ next: names.map((name) => ({ when: { a: true }, to: name })) });

describe('a step that nothing leads to', () => {
  const lost = (name: string): string => `steps/${name}: nothing leads to this step.`;
  it('is named, with what only it leads to', () =>
    expect(told({ a: to('b'), b: {}, c: to('d'), d: {} })).toEqual([lost('c'), lost('d')]));
  it('is reached by any branch, an event, a modal, a `back` or an `otherwise`', () => {
    expect(told({ a: to('b', 'c'), b: {}, c: {} })).toEqual([]);
    expect(told({ a: { on: { PICK: { next: 'b' }, LEAVE: {} } }, b: {} })).toEqual([]);
    expect(told({ a: { back: 'b' }, b: { otherwise: 'c' }, c: { back: false } })).toEqual([]);
    const modals = { ask: { next: [{ modal: 'sure' }, { modal: 'ask' }] }, sure: { next: 'b' }, none: {} };
    expect(told({ a: { next: [{ modal: 'none' }, { modal: 'gone' }, { modal: 'ask' }] }, b: {} }, { modals })).toEqual([]);
  });
  it('is told after the step before it that has no `next`', () => {
    const nowhere = (place: string): string => `steps/${place}: leads nowhere: it has no \`next\`. Say which step follows.`;
    expect(told({ a: { form: {} }, b: { form: {}, next: 'c' }, c: {} })).toEqual([nowhere('a'), lost('b'), lost('c')]);
    expect(told({ a: to('b'), b: { survey: {} }, c: {} })).toEqual([nowhere('b'), lost('c')]);
    const known: Known = { screenSpecs: { plans: { needs: [], content: 'text', events: ['CHOOSE'] } } };
    expect(told({ a: { screen: 'plans', on: { LEAVE: {}, CHOOSE: {} } }, b: {} }, {}, known)).toEqual([nowhere('a/on/CHOOSE'), lost('b')]);
  });
  it('is not told of a page that asks nothing, of one that leads elsewhere, or of the last', () => {
    expect(told({ a: to('b'), b: {}, c: {} })).toEqual([lost('c')]);
    expect(told({ a: { form: {}, on: { LEAVE: { next: 'd' } } }, c: {}, d: { form: {} } })).toEqual([lost('c')]);
  });
  it('is not looked for while the first step is missing', () => {
    expect(told({ a: {}, b: {} }, { start: 'x' })).toEqual([]);
    expect(told({ a: {}, b: {} }, { start: 'toString' })).toEqual([]);
  });
});

describe('steps that lead round', () => {
  const loop = (...names: readonly string[]): string => `steps/${names[0]}: ${names.join(' → ')}: no step of this loop leads out of it.`;
  it('and never out are told once, from the first of them', () => {
    expect(told({ a: to('b'), b: to('c'), c: to('b') })).toEqual([loop('b', 'c', 'b')]);
    expect(told({ a: to('a') })).toEqual([loop('a', 'a')]);
    expect(told({ a: to('b', 'd'), b: to('c'), c: to('b'), d: to('e'), e: to('d') })).toEqual([loop('b', 'c', 'b'), loop('d', 'e', 'd')]);
  });
  it('are joined by an arrow only where one leads to the next', () =>
    expect(told({ a: to('b'), b: to('c', 'd'), c: to('a'), d: to('b') }))
      .toEqual(['steps/a: a, b, c, d: no step of this loop leads out of it.']));
  it('are right when one of them leads to an end, or on', () => {
    expect(told({ a: to('b'), b: to('a', 'c'), c: {} })).toEqual([]);
    expect(told({ a: to('b'), b: { next: 'a', on: { LEAVE: { next: 'c' } } }, c: {} })).toEqual([]);
  });
});

describe('a visitor who cannot enter a step', () => {
  const round = (...names: readonly string[]): string =>
    `steps/${names[0]}/otherwise: ${names.join(' → ')}: a visitor who can enter none of these is sent round.`;
  it('is not sent round', () => {
    expect(told({ a: to('b', 'c'), b: { otherwise: 'c' }, c: { otherwise: 'b' } })).toEqual([round('b', 'c', 'b')]);
    expect(told({ a: to('b', 'c', 'd'), b: { otherwise: 'c' }, c: { otherwise: 'd' }, d: { otherwise: 'b' } }))
      .toEqual([round('b', 'c', 'd', 'b')]);
    expect(told({ a: to('b', 'c', 'd'), b: { otherwise: 'c' }, c: { otherwise: 'd' }, d: { otherwise: 'c' } }))
      .toEqual([round('c', 'd', 'c')]);
  });
  it('is sent on, to a step that exists or to one that has a finding of its own', () => {
    expect(told({ a: to('b', 'c'), b: { otherwise: 'c' }, c: { otherwise: 'a' } })).toEqual([]);
    expect(told({ a: to('b'), b: { otherwise: 'gone' } })).toEqual([]);
  });
});

it('Back, `otherwise` and a Change link lead to another step than their own', () => {
  expect(told({ a: { back: 'a', otherwise: 'a', ...to('b') }, b: { back: 'a', otherwise: 'a' } }))
    .toEqual(['steps/a/back: Back leads to its own step.', 'steps/a/otherwise: `otherwise` leads to its own step.']);
  const screenSpecs = { pay: { needs: [], content: { of: { change: 'step', word: 'icon' } } } } as const;
  expect(told({ a: { screen: 'pay', content: { change: 'a', word: 'a' }, ...to('b') }, b: { screen: 'pay', content: { change: 'a' } } },
    {}, { screenSpecs }))
    .toEqual(['steps/a/content/change: the Change link leads to its own step.']);
});

describe('the dialog of a list', () => {
  const list = { form: {}, next: 'end', on: { ADD: { next: 'one' } } };
  const one = { over: 'list', save: 'one', calls: ['keep'], next: 'list', on: { DISMISS: { next: 'list' } } };
  const dialog = (step: Part, line: Part = {}): readonly string[] => told({ list, one: { ...one, ...step }, end: {} }, { calls: { keep: {
    gives: ['all'] } }, ...line });
  const open = 'steps/one/next: Next leads to its own step: the dialog stays open with what was saved. Did you mean "list"?';
  it('is left by its Next', () => {
    expect(dialog({})).toEqual([]);
    expect(dialog({ next: 'one' })).toEqual([open]);
    expect(dialog({ next: [{ when: { a: true }, to: 'one' }, { to: 'one' }] })).toEqual([open]);
    expect(dialog({ next: [{ when: { a: true }, to: 'one' }, { to: 'list' }] })).toEqual([]);
    expect(dialog({ next: 'one', on: {} })).toEqual(['steps/one: one → one: no step of this loop leads out of it.']);
  });
  it('may stay open where it begins another entry, or where another event leaves it', () => {
    expect(dialog({ next: 'one', clear: ['one'] })).toEqual([]);
    expect(dialog({ next: 'one' }, { changes: [{ of: 'all', clear: ['one'] }] })).toEqual([]);
    expect(dialog({ next: 'one' }, { calls: { keep: { gives: ['all', 'one'] } } })).toEqual([]);
    expect(dialog({ next: 'one', on: { ...one.on, CHOOSE: { next: 'list' } } })).toEqual([]);
  });
  it('does not stand on the way: only the list does', () => {
    const leads = (next: unknown): readonly string[] => told({ first: { next }, list, one, end: {} });
    const said = (place: string, instead: string): string => `steps/${place}/next: Next leads to "one", a dialog over "list": `
      + `what it asks is gone once it is closed, and it is never complete. ${instead}`;
    expect(leads('list')).toEqual([]);
    expect(leads('one')).toEqual([said('first', 'Did you mean "list"?')]);
    // It may open for whoever has no entry yet.
    expect(leads([{ when: { all: false }, to: 'one' }, { to: 'list' }])).toEqual([]);
    expect(told({ list: { ...list, next: 'one' }, one: { ...one, next: 'end' }, end: {} }))
      .toEqual([said('list', 'Say which step follows.')]);
  });
});

describe('a field that is asked only sometimes', () => {
  const hangs = (name: string, via: string): string =>
    `steps/${name}/asks: whether a field is asked hangs on \`filled: "${via}"\`, and that hangs on this form.`;
  it('hangs on no form that hangs on its own', () => {
    expect(told({ a: { asks: { x: { filled: 'a' } } } })).toEqual([hangs('a', 'a')]);
    expect(told({ a: { asks: { w: { y: true }, x: { anyOf: [{ y: true }, { filled: ['c', 'b'] }] } }, ...to('b', 'c') },
      b: { asks: { x: { allOf: [{ not: { filled: 'a' } }] } } }, c: {} })).toEqual([hangs('a', 'b'), hangs('b', 'a')]);
  });
  it('may hang on another form', () =>
    expect(told({ a: { asks: { x: { filled: 'b' }, y: { a: { enum: ['a'] } } }, ...to('b') }, b: { asks: { x: { filled: 'c' } },
      ...to('c') }, c: {} })).toEqual([]));
});

describe('a step that takes money', () => {
  const screenSpecs = { pay: { needs: [], content: 'text?', sells: true }, form: { needs: [], content: 'text?' } } as const;
  const pays = (step: Part, calls: Part = {}): readonly string[] =>
    told({ a: { screen: 'pay', ...to('end'), ...step }, end: {} }, { calls }, { screenSpecs });
  const none = 'steps/a: this step takes money, but none of its calls `sells`.';
  const give = (name: string): string => `${none} Give the call "${name}" its \`sells\`: what is sold, its price and the payment method.`;
  it('has a call that buys', () => {
    expect(pays({ calls: ['x', { call: 'buy' }] }, { x: {}, buy: { sells: { of: 'x' } } })).toEqual([]);
    expect(pays({ calls: ['buy'] }, { buy: { once: 'key' } })).toEqual([]);
    expect(told({ a: { screen: 'form' } }, {}, { screenSpecs })).toEqual([]);
    expect(told({ a: { screen: 'gone' } }, {}, { screenSpecs })).toEqual([]);
    expect(told({ a: { screen: 'pay' } })).toEqual([]);
  });
  it('is told which of its calls looks like the one that buys', () => {
    for (const name of ['purchase', 'makeOrder', 'buy', 'payNow']) expect(pays({ calls: ['x', { call: name }] }, { x: {},
      [name]: {} })).toEqual([give(name)]);
  });
  it('is told to add one where none looks so, or where that call is missing', () => {
    const add = `${none} Add the call that buys, with \`sells\` in \`calls\` of the flow.`;
    for (const step of [{}, { calls: ['x'] }, { calls: ['order'] }]) expect(pays(step, { x: {}, buy: {} })).toEqual([add]);
  });
  it('needs none when its content names another action', () => {
    expect(pays({ content: { action: 'refund' } })).toEqual([]);
    expect(pays({ content: { action: 'charge' } })).toHaveLength(1);
    expect(pays({ content: {} })).toHaveLength(1);
  });
});
