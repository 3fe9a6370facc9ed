import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording, type Finding } from './finding';
import type { Known } from './known';
import { checkNames } from './names';

type Part = Readonly<Record<string, unknown>>;
const text = { type: 'string' };
/** A step that asks for a start, a holder with an age, and rows with an amount. */
const asks = {
  title: 'A', form: { schema: { properties: {
    start: text, holder: { type: 'object', properties: { age: text } }, rows: { type: 'array', items: { properties: { amount: text } } },
  } } },
};
function found(step: Part, known: Known = {}, line: Part = {}): readonly Finding[] {
  const all: Finding[] = [];
  const flow = { start: 'first', calls: {}, steps: { first: { ...asks, ...step } }, ...line } as unknown as FlowDefinition;
  checkNames(flow, known, (finding) => { all.push(finding); });
  return all;
}
const told = (...all: Parameters<typeof found>): readonly string[] => found(...all).map((one) => `${one.path.join('/')}: ${wording(one)}`);
const needs = (rule: Part): readonly string[] => told({ needs: rule }).map((one) => one.replace('steps/first/needs/', ''));

it('a list that is chosen from is one', () => {
  const line = (options: string): Part => ({ modals: { ask: { options } } });
  const step = (list: string): Part => ({
    on: { CHOOSE: { from: list } }, next: [{ modal: 'ask' }],
    choices: { start: list, holder: { list, value: 'amount', title: '{amount}' } },
  });
  const said = (place: string, name: string): string => `${place}: "${name}" is no list, and its entries are offered here.`;
  expect(told(step('rows'), {}, line('rows'))).toEqual([]);
  expect(told(step('start'), {}, line('holder.age'))).toEqual([
    said('modals/ask/options', 'holder.age'), said('steps/first/choices/start', 'start'),
    said('steps/first/choices/holder/list', 'start'), said('steps/first/on/CHOOSE/from', 'start'),
  ]);
  expect(told({ on: { CHOOSE: { from: 'row' } }, form: { schema: { properties: { row: text, rows: { type: 'array', items: text } } } } }))
    .toEqual([`${said('steps/first/on/CHOOSE/from', 'row')} Did you mean "rows"?`]);
});

it('how an option of a message reads is said of an entry of its list', () => {
  const line = (option: string): Part => ({ modals: { ask: { options: 'rows', option } } });
  const next = { next: [{ modal: 'ask' }] };
  expect(told(next, {}, line('{amount}'))).toEqual([]);
  expect(told(next, {}, line('{amuont}, {start}'))).toEqual([
    'modals/ask/option: an entry of "rows" has no "amuont". Did you mean "amount"?',
    'modals/ask/option: an entry of "rows" has no "start". There are: amount.',
  ]);
});
it('what is kept and shown of a choice is said of an entry of its list', () => {
  const step = (value: string, title: string): Part => ({ choices: { start: { list: 'rows', value, title } } });
  expect(told(step('amount', '{amount} dollars'))).toEqual([]);
  expect(told(step('amuont', '{start}'))).toEqual([
    'steps/first/choices/start/value: an entry of "rows" has no "amuont". Did you mean "amount"?',
    'steps/first/choices/start/title: an entry of "rows" has no "start". There are: amount.',
  ]);
});
it('what a rule looks for in a list, and what it adds up, is there in an entry', () => {
  const looksFor = (entry: Part): Part => ({ rows: { contains: entry } });
  expect(needs(looksFor({ properties: { amount: { const: '7' } }, required: ['amount'] }))).toEqual([]);
  expect(needs({ 'sum(rows.*.amount)': { maximum: 9 } })).toEqual([]);
  const said = (name: string): string => `an entry of "rows" has no "${name}". `;
  expect(told({ needs: looksFor({ properties: { amuont: {} }, required: ['amuont'] }) }))
    .toEqual([`steps/first/needs/rows/contains/properties/amuont: ${said('amuont')}Did you mean "amount"?`]);
  expect(told({ needs: { rows: { not: { items: { required: ['start'] } } } } }))
    .toEqual([`steps/first/needs/rows/not/items/required/0: ${said('start')}There are: amount.`]);
  expect(told({ needs: { rows: { anyOf: [{ maxItems: 1 }, { contains: { required: ['amuont'] } }] } } }))
    .toEqual([`steps/first/needs/rows/anyOf/1/contains/required/0: ${said('amuont')}Did you mean "amount"?`]);
  expect(needs({ 'sum(rows.*.amuont)': { maximum: 9 } }))
    .toEqual(['sum(rows.*.amuont): nothing gives "rows.*.amuont": "rows.*" has no "amuont". Did you mean "rows.*.amount"?']);
});
it('a list that is counted is one', () => {
  const said = (place: string, name: string): string => `${place}: "${name}" is no list, and its entries are counted here.`;
  const line = (count: string): Part => ({ changes: [{ of: 'start', set: { many: { count } } }] });
  expect(told({ needs: { 'count(rows)': { minimum: 2 } } }, {}, line('rows'))).toEqual([]);
  expect(told({ needs: { 'count(holder)': { minimum: 2 } } }, {}, line('start')))
    .toEqual([said('steps/first/needs/count(holder)', 'holder'), said('changes/0/set/many/count', 'start')]);
});
it('a sum of the entries of a list without its star is told with it', () => {
  const changes = [{ of: 'start', set: { all: { sum: ['start', 'rows.amount'] } } }];
  const all = found({ needs: { 'sum(rows.amount)': { minimum: 2 } } }, {}, { changes });
  const said = '"rows" is a list: `*` says that a sum is of all its entries. Did you mean "rows.*.amount"?';
  expect(all.map((one) => `${one.path.join('/')}: ${wording(one)}`))
    .toEqual([`steps/first/needs/sum(rows.amount): ${said}`, `changes/0/set/all/sum/1: ${said}`]);
  expect(all.map(({ fix }) => fix)).toEqual([{ rename: 'sum(rows.*.amount)' }, { value: 'rows.*.amount' }]);
});

describe('a path', () => {
  it('is a field of a form, alone, in a group, in a row, counted or summed', () =>
    expect(needs({ start: true, 'holder.age': true, 'rows.0.amount': true, 'rows.12': true, 'count(rows)': {},
      'sum(rows.*.amount)': {} })).toEqual([]));
  it('that nothing gives is told the nearest name beside it', () => {
    expect(needs({ strat: true })).toEqual(['strat: nothing gives "strat": no form field, no `save`, no call. Did you mean "start"?']);
    expect(needs({ 'holder.aeg': true }))
      .toEqual(['holder.aeg: nothing gives "holder.aeg": "holder" has no "aeg". Did you mean "holder.age"?']);
    expect(needs({ 'holdre.age': true }))
      .toEqual(['holdre.age: nothing gives "holdre": no form field, no `save`, no call. Did you mean "holder.age"?']);
    expect(needs({ 'rows.0.amonut': true }))
      .toEqual(['rows.0.amonut: nothing gives "rows.0.amonut": "rows.0" has no "amonut". Did you mean "rows.0.amount"?']);
    expect(needs({ 'rows.x': true })).toEqual(['rows.x: nothing gives "rows.x": "rows" has no "x".']);
    expect(needs({ 'zebra.x': true }))
      .toEqual(['zebra.x: nothing gives "zebra": no form field, no `save`, no call. There are: error, stale, start, holder, rows.']);
    expect(needs({ constructor: true })).toHaveLength(1);
  });
  it('is told on a line with a page that asks nothing, too', () => {
    const sorry = { title: 'Sorry', form: { schema: { type: 'object', properties: {} } } };
    expect(told({ needs: { strat: true } }, {}, { steps: { first: { ...asks, needs: { strat: true } }, sorry } })).toHaveLength(1);
  });
  it('that stands elsewhere is told where, before a name that is only like it', () => {
    expect(needs({ age: true })).toEqual(['age: nothing gives "age": no form field, no `save`, no call. Did you mean "holder.age"?']);
    expect(needs({ 'zebra.age': true, 'rows.0.age': true })).toEqual([
      'zebra.age: nothing gives "zebra": no form field, no `save`, no call. Did you mean "holder.age"?',
      'rows.0.age: nothing gives "rows.0.age": "rows.0" has no "age". Did you mean "holder.age"?',
    ]);
    expect(told({ save: 'moove.by', needs: { 'move.by.start': true } })[0]).toMatch(/Did you mean "moove\.by\.start"\?$/);
    expect(told({ needs: { 'move.by.start': true } })[0]).toMatch(/Did you mean "start"\?$/);
    expect(needs({ amount: true })[0]).toMatch(/There are: /);
    expect(found({ needs: { age: true } }).map(({ fix }) => fix)).toEqual([undefined]);
  });
  it('that stands in more than three places is not told where', () => {
    const line = (count: number): Part => ({ steps: { first: asks, ...Object.fromEntries(['a', 'b', 'c', 'd'].slice(0, count).map((save) =>
      [save, { ...asks, save, needs: save === 'a' ? { 'x.age': true } : {} }])) } });
    expect(told({}, {}, line(2))[0]).toMatch(/Did you mean "holder\.age" or "a\.holder\.age" or "b\.holder\.age"\?$/);
    expect(told({}, {}, line(3))[0]).not.toContain('holder.age');
  });
  it('is mended as a key, inside a dotted path, inside a count, as a value and inside a text', () => {
    const fixes = (step: Part): readonly unknown[] => found(step).map(({ fix }) => fix);
    expect(fixes({ needs: { strat: true, 'holdre.age': true, 'count(rosw)': {}, zebra: true } }))
      .toEqual([{ rename: 'start' }, { rename: 'holder.age' }, { rename: 'count(rows)' }, undefined]);
    expect(fixes({ clear: ['strat', 'holder.agee'] })).toEqual([{ value: 'start' }, { value: 'holder.age' }]);
    expect(fixes({ title: 'From {strat} to {strat|date}' })[0]).toEqual({ value: 'From {start} to {start|date}' });
  });
  it('is mended between the braces of a text, not in what visitors read', () => {
    const [one] = found({ title: 'Each row, row by row: {row}, {rows, row|list} {row.0.amount}' });
    expect(one?.fix).toEqual({ value: 'Each row, row by row: {rows}, {rows, rows|list} {row.0.amount}' });
  });
  it('of a rule may be compared with another path, or counted from one', () => {
    expect(needs({ start: { const: { $path: 'strat' } } }))
      .toEqual(['start/const/$path: nothing gives "strat": no form field, no `save`, no call. Did you mean "start"?']);
    expect(needs({ start: { not: { enum: [7, null, { $path: 'strat' }] } } }))
      .toEqual(['start/not/enum/2/$path: nothing gives "strat": no form field, no `save`, no call. Did you mean "start"?']);
    expect(needs({ start: { enum: ['$path', { $path: 7 }] } })).toEqual([]);
    expect(needs({ start: { window: { from: 'today' } } })).toEqual([]);
    expect(needs({ 'holder.age': { window: { from: 'strat' } } }))
      .toEqual(['holder.age/window/from: nothing gives "strat": no form field, no `save`, no call. Did you mean "start"?']);
  });
  it('that a window counts from may stand beside the judged one', () => {
    const save = { save: 'trip', title: 'A' };
    expect(told({ ...save, needs: { 'trip.holder.age': { window: { from: 'age' } },
      'trip.start': { window: { from: 'start' } } } })).toEqual([]);
    expect(told({ ...save, needs: { 'trip.holder.age': { window: { from: 'aeg' } } } })).toEqual(
      ['steps/first/needs/trip.holder.age/window/from: nothing gives "aeg": no form field, no `save`, no call. Did you mean "age"?']);
    expect(told({ ...save, needs: { 'trip.start': { window: { from: 'age' } } } })).toHaveLength(1);
  });
  it('in a text may be a word that the site fills, elsewhere it may not', () => {
    expect(told({ title: 'Call {phone}' }, { words: ['phone'] })).toEqual([]);
    expect(told({ title: 'Call {phone}' }, { words: [] })).toHaveLength(1);
    expect(told({ clear: ['phone'] }, { words: ['phone'] })).toHaveLength(1);
  });
});

describe('a fact of the visit', () => {
  it('is one that visits have', () => {
    const facts = ['account.email', 'query.city'];
    const step = { needs: { 'account.emial': true, start: { const: { $path: 'query.ctiy' } } } };
    expect(told({ needs: { 'account.email': true } }, { facts })).toEqual([]);
    expect(told(step, { facts })).toEqual([
      'steps/first/needs/account.emial: no visit has the fact "account.emial". Did you mean "account.email"?',
      'steps/first/needs/start/const/$path: no visit has the fact "query.ctiy". Did you mean "query.city"?',
    ]);
    expect(found(step, { facts }).map(({ fix }) => fix)).toEqual([{ rename: 'account.email' }, { value: 'query.city' }]);
    expect(told(step)).toEqual([]);
  });
});

describe('a name', () => {
  const calls = { quote: { gives: [] } };
  it('that nothing has says of what kind it is, and the nearest', () => {
    const step = { next: [{ to: 'frist' }, { modal: 'sorryy' }], calls: ['quoet'], title: '{start|daet}' };
    const line = { calls, modals: { sorry: {} }, changes: [{ of: 'start', set: { start: 'newUdi' } }] };
    expect(told(step, { derive: ['newUid'], formatters: { '': [['string']], date: [['day']] } }, line)).toEqual([
      'changes/0/set/start: no function in derive is named "newUdi". Did you mean "newUid"?',
      'steps/first/next/0/to: no step is named "frist". Did you mean "first"?',
      'steps/first/next/1/modal: no modal is named "sorryy". Did you mean "sorry"?',
      'steps/first/calls/0: no call is named "quoet". Did you mean "quote"?',
      'steps/first/title: no formatter is named "daet". Did you mean "date"?',
      'calls/quote: is never used.', 'modals/sorry: nothing opens this dialog. A branch opens it: `next: [{ modal: sorry }]`, with `when` for some visitors only.',
    ]);
    expect(told({ title: '{start|daet}' }, {}, { changes: line.changes })).toEqual([]);
  });
  it('of an icon or a drawing is one that exists', () => {
    const known: Known = { icons: ['mail'], drawings: ['car'],
      screenSpecs: { show: { needs: [], content: { of: { icon: 'icon', drawing: 'drawing' } } } } };
    expect(told({ screen: 'show', content: { icon: 'mial', drawing: 'zebra' } }, known)).toEqual([
      'steps/first/content/icon: no icon is named "mial". Did you mean "mail"?',
      'steps/first/content/drawing: no drawing is named "zebra". There are: car.',
    ]);
  });
  it('of a call has an adapter, if the call is made', () => {
    expect(told({ calls: ['quote'] }, { calls: ['quotes'] }, { calls })).toEqual(['calls/quote: has no adapter. Did you mean "quotes"?']);
    expect(told({ calls: ['quote'] }, { calls: ['quote'] }, { calls })).toEqual([]);
    expect(told({ calls: ['quote'] }, {}, { calls })).toEqual([]);
    expect(told({}, { calls: [] }, { calls })).toEqual(['calls/quote: is never used.']);
    expect(told({ calls: ['quote'] }, { calls: ['quote'] }, { calls: { ...calls, start: { gives: [] } } }))
      .toEqual(['calls/start: is never used.']);
  });
  it('of a modal that ticks a box of a page is opened by ACCEPT of that page', () => {
    const known: Known = { screenSpecs: { pay: { needs: [], content: { of: { box: 'path' } }, otherEvents: ['ACCEPT'] } } };
    const modals = { terms: { type: 'component', save: 'agreed' } };
    const step = { screen: 'pay', content: { box: 'agreed' } };
    expect(told(step, known, { modals })).toEqual(['modals/terms: nothing opens this dialog. '
      + 'The box of "first" opens it: write `on: { ACCEPT: { next: [{ modal: terms }] } }` there.']);
    expect(told({ ...step, on: { ACCEPT: { next: [{ modal: 'terms' }] } } }, known, { modals })).toEqual([]);
  });
  it('of a call or a modal is used by what speaks of a call or a modal, not by a step or a path of that name', () => {
    const line = { calls: { start: { gives: [] } }, modals: { first: {} } };
    expect(told({ next: 'first', title: '{start}' }, { calls: [] }, line))
      .toEqual(['calls/start: is never used.', expect.stringMatching(/^modals\/first: nothing opens/)]);
  });
});
