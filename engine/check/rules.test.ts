import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording, type Finding } from './finding';
import type { Known } from './known';
import { checkRules } from './rules';

type Part = Readonly<Record<string, unknown>>;
const asks = (properties: Part): Part => ({ form: { schema: { properties } } });
const city = { type: 'string', enum: ['Rome', 'Paris'] };
const first = asks({
  city, yes: { type: 'boolean' }, age: { type: 'integer', maximum: 120 }, one: { const: 'only' },
    group: { properties: { inner: { enum: ['x'] } } },
});
/** What is said of a rule in a line with this first step. */
function found(needs: Part, step: Part = first, line: Part = {}, known: Known = {}): readonly Finding[] {
  const all: Finding[] = [];
  const flow = { calls: {}, ...line, steps: { a: step, ...line.steps as object, z: { needs } } } as unknown as FlowDefinition;
  checkRules(flow, known, (finding) => { all.push(finding); });
  return all;
}
const told = (...all: Parameters<typeof found>): readonly string[] =>
  found(...all).map((one) => `${one.path.slice(3).join('/')}: ${wording(one)}`);

it('a rule of every entry of a list is told, with how to look for one', () => {
  const rows = asks({ rows: { type: 'array', items: { properties: { age: { type: 'integer' } } } } });
  expect(told({ 'sum(rows.*.age)': { minimum: 7 } }, rows)).toEqual([]);
  expect(told({ 'rows.*.age': { minimum: 76 } }, rows)).toEqual([
    'rows.*.age: a rule judges one value, and `*` stands for every entry of a list: there is nothing at this path. '
    + 'To look for an entry, write `rows: { contains: { properties: { age: … }, required: [age] } }`.',
  ]);
});

it('a text that differs by a letter from an example of its field is told', () => {
  const asked = (rule: Part, more: Part = {}): readonly string[] =>
    told({ promo: rule }, asks({ promo: { type: 'string', examples: ['ENCORE', 'OTHER'], ...more } }));
  expect(asked({ const: 'ENCOR' })).toEqual(
    ['promo/const: "ENCOR" differs by a slip from an example of "promo". Did you mean "ENCORE"? '
      + 'If it is another one, add it to the `examples` of the field.']);
  expect(asked({ enum: ['ENCORE', 'ENCOER'] })).toHaveLength(1);
  for (const right of [{ const: 'ENCORE' }, { const: 'SPRING' }, { const: 'encore' }]) expect(asked(right)).toEqual([]);
  expect(asked({ const: 'ENCOR' }, { examples: ['ENCORE', 'ENCOR'] })).toEqual([]);
  expect(asked({ const: 'SAVE15' }, { examples: ['SAVE10'] })).toEqual([]);
});
it('more entries than the page of a list takes are told, and fewer are not', () => {
  const list = { screen: 'entries', content: { list: 'things', most: 5 }, on: { EDIT: { from: 'things', save: 'thing', next: 'z' } } };
  const known = { screenSpecs: { entries: { needs: [], content: 'text', list: 'list', most: 'most' } } } as const;
  const asked = (rule: Part, page: Part = list): readonly string[] => told({ things: rule }, page, {}, known);
  expect(asked({ minItems: 6 })).toEqual(['things/minItems: this never holds: the `most` of "things" is 5.']);
  for (const rule of [{ minItems: 5 }, { maxItems: 9 }]) expect(asked(rule)).toEqual([]);
  expect(asked({ minItems: 6 }, { ...list, content: { list: 'things' } })).toEqual([]);
  expect(asked({ minItems: 6 }, { ...list, content: { list: 'others', most: 5 } })).toEqual([]);
});

describe('a value that a field can never have', () => {
  it('is told with the keyword that refuses it, and the nearest choice', () => {
    expect(told({ city: { const: 'Rmoe' } }))
      .toEqual(['city/const: "city" can never be "Rmoe": its `enum` refuses it. Did you mean "Rome"?']);
    expect(told({ city: { const: 7 } })).toEqual(['city/const: "city" can never be 7: its `type` refuses it. There are: Rome, Paris.']);
    expect(told({ yes: { const: 'no' } }))
      .toEqual(['yes/const: "yes" can never be "no": its `type` refuses it. Its values are true and false.']);
    expect(told({ day: { const: '24.12.2026' } }, asks({ day: { type: 'string', format: 'date', window: { from: 'today', min: 0 } } })))
      .toEqual(['day/const: "day" can never be "24.12.2026": its `format` refuses it. A date is written year, month, day: 2026-12-31.']);
    expect(told({ yes: { const: 7 } })).toEqual(['yes/const: "yes" can never be 7: its `type` refuses it.']);
    expect(told({ one: { const: 'onyl' } }))
      .toEqual(['one/const: "one" can never be "onyl": its `const` refuses it. Did you mean "only"?']);
    expect(told({ 'group.inner': { const: 'y' } })).toHaveLength(1);
  });
  it('is found of the entries of a list', () => {
    const rows = asks({ rows: { type: 'array', items: { properties: { city, age: { type: 'integer', maximum: 120 } } } } });
    expect(told({ rows: { contains: { properties: { city: { const: 'Rome' }, age: { minimum: 76 } } } } }, rows)).toEqual([]);
    expect(told({ rows: { contains: { properties: { city: { enum: ['Rmoe'] }, age: { minimum: 760 } } } } }, rows)).toEqual([
      'rows/contains/properties/city/enum/0: "rows.*.city" can never be "Rmoe": its `enum` refuses it. Did you mean "Rome"?',
      'rows/contains/properties/age/minimum: this never holds: the `maximum` of "rows.*.age" is 120.',
    ]);
  });
  it('is none that the form takes under one of its conditions', () => {
    const kinds = { properties: { kind: { enum: ['a', 'b'] } }, if: { properties: { kind: { const: 'a' } } },
      then: { properties: { worth: { type: 'integer', maximum: 5 } } }, else: { properties: { worth: { type: 'integer', maximum: 50 } } } };
    const rows = asks({ rows: { type: 'array', items: kinds } });
    const alone = { form: { schema: kinds } };
    expect(told({ worth: { minimum: 20 } }, alone)).toEqual([]);
    expect(told({ worth: { const: 20 } }, alone)).toEqual([]);
    expect(told({ rows: { contains: { properties: { worth: { minimum: 20 } } } } }, rows)).toEqual([]);
    expect(told({ worth: { minimum: 60 } }, alone)).toHaveLength(1);
    expect(told({ worth: { const: 60 } }, alone)).toHaveLength(1);
    expect(told({ rows: { contains: { properties: { worth: { minimum: 60 } } } } }, rows)).toHaveLength(1);
  });
  it('is told with the choice that reads so', () => {
    const form = (state: Part): Part =>
      ({ form: { schema: { properties: { state: { enum: ['NY', 'CA'] } } }, ui: { state } } });
    const named = form({ 'ui:enumNames': ['New York', 'California'] });
    expect(told({ state: { const: 'New York' } }, named))
      .toEqual(['state/const: "state" can never be "New York": its `enum` refuses it. Did you mean "NY"?']);
    expect(found({ state: { enum: ['california '] } }, named)[0]?.fix).toEqual({ value: 'CA' });
    const chosen = form({ 'ui:choices': [{ value: 'NY', title: 'New York' }, { value: 'CA', title: 'California' }] });
    expect(found({ state: { const: 'New York' } }, chosen)[0]?.fix).toEqual({ value: 'NY' });
    const optioned = form({ 'ui:options': { enumNames: ['New York', 'California'] } });
    expect(found({ state: { const: 'New York' } }, optioned)[0]?.fix).toEqual({ value: 'NY' });
    expect(found({ state: { const: 'Oslo' } }, named)[0]?.fix).toBeUndefined();
  });
  it('is found of the entries that a dialog edits, as its form asks them, though calls write the list', () => {
    const kind = { enum: ['bicycle', 'phone'] };
    const dialog = { ...asks({ kind, worth: { type: 'integer', maximum: 800 } }), over: 'things', save: 'thing' };
    const line = { calls: { save: { gives: ['things', 'thing'] } },
      steps: { things: { on: { EDIT: { from: 'things', save: 'thing', next: 'thing' } } }, thing: dialog } };
    const rule = (only: string): Part => ({ things: { contains: { properties: { kind: { const: only }, worth: { minimum: 8 } } } } });
    expect(told(rule('bicycle'), {}, line)).toEqual([]);
    expect(told(rule('bycicle'), {}, line)).toEqual(['things/contains/properties/kind/const: '
      + '"things.*.kind" can never be "bycicle": its `enum` refuses it. Did you mean "bicycle"?']);
    expect(told({ things: { contains: { properties: { worth: { minimum: 900 } } } } }, {}, line)).toHaveLength(1);
    expect(told(rule('bycicle'), {}, { ...line, changes: [{ of: 'a', set: { 'thing.kind': { value: 'car' } } }] })).toEqual([]);
    expect(told(rule('bycicle'), {}, { ...line, steps: { ...line.steps, things: {} } })).toEqual([]);
    const loads = (step: Part): Part => ({ calls: { ...line.calls, load: { gives: ['things'] } }, steps: { ...line.steps, b: step } });
    expect(told(rule('bycicle'), {}, loads({ calls: ['load'] }))).toEqual([]);
    expect(told(rule('bycicle'), {}, loads({ enter: { calls: [{ call: 'load', unless: { things: true } }] } }))).toEqual([]);
    expect(told(rule('bycicle'), {}, loads({ calls: [] }))).toHaveLength(1);
    expect(told(rule('bycicle'), {}, { ...line, changes: [{ of: 'a', set: { things: 'merged' } }] })).toEqual([]);
  });
  it('is found in a list of values, at its place', () => {
    expect(told({ age: { enum: [3, 130, 'x'] } })).toEqual([
      'age/enum/1: "age" can never be 130: its `maximum` refuses it.', 'age/enum/2: "age" can never be "x": its `type` refuses it.']);
    expect(found({ city: { enum: ['Rome', 'Pairs', 'zebra', 7] } }).map(({ fix }) => fix))
      .toEqual([{ value: 'Paris' }, undefined, undefined]);
  });
  it('is none that it may have, or that is compared with a path', () => {
    for (const rule of [{ city: { const: 'Rome' } }, { yes: { enum: [true] } }, { city: true }, { zebra: { const: 1 } },
      { 'city.zebra': { const: 1 } },
      { city: { const: { $path: 'x' } } }, { age: { enum: { $path: 'x' } } }]) expect(told(rule)).toEqual([]);
  });
  it('is told only when every step that asks the field refuses it', () => {
    const steps = { b: asks({ city: { type: 'string', enum: ['Oslo'] } }) };
    expect(told({ city: { const: 'Oslo' } }, first, { steps })).toEqual([]);
    expect(told({ city: { const: 'Olso' } }, first, { steps }))
      .toEqual(['city/const: "city" can never be "Olso": its `enum` refuses it. Did you mean "Oslo"?']);
    expect(told({ city: { const: 'zebra' } }, first, { steps }))
      .toEqual(['city/const: "city" can never be "zebra": its `enum` refuses it. There are: Rome, Paris, Oslo.']);
  });
  it('is looked for where the answers are kept', () => {
    const kept = { ...asks({ city }), save: 'trip' };
    expect(told({ 'trip.city': { const: 'x' } }, kept)).toHaveLength(1);
    for (const path of ['city', 'trips.city', 'trip', 'trip.zebra']) expect(told({ [path]: { const: 'x' } }, kept)).toEqual([]);
  });
  it('may be given by somebody else: a call, a change, a load or an event', () => {
    const rule = { 'trip.city': { const: 'x' } };
    const kept = { ...asks({ city }), save: 'trip' };
    expect(told(rule, kept, { calls: { find: { gives: ['trip'] } } })).toEqual([]);
    for (const path of ['trip', 'trip.city']) {
      expect(told(rule, kept, { changes: [{ of: 'a' }, { set: { [path]: 'x' } }] })).toEqual([]);
      expect(told(rule, kept, { load: [{ set: { [path]: 'x' } }] })).toEqual([]);
      expect(told(rule, { ...kept, on: { LEAVE: {}, PICK: { save: path } } })).toEqual([]);
    }
    const others = { calls: { find: { gives: ['city'] } }, changes: [{ set: { tri: 'x', 'trip.cit': 'x' } }] };
    expect(told(rule, { ...kept, on: { PICK: { save: 'trip.c' } } }, others)).toHaveLength(1);
  });
});

describe('a limit', () => {
  const step = asks({
    floor: { type: 'integer', minimum: 3, maximum: 40 }, note: { type: 'string', minLength: 2, maxLength: 9 },
    rows: { type: 'array', minItems: 1, maxItems: 8 }, any: {},
  });
  const said = (rule: Part, line: Part = {}): readonly string[] => told(rule, step, line);
  it('that the field never comes to is told, with the limit of the field', () => {
    expect(said({ floor: { minimum: 41 } })).toEqual(['floor/minimum: this never holds: the `maximum` of "floor" is 40.']);
    expect(said({ floor: { maximum: 2 } })).toEqual(['floor/maximum: this never holds: the `minimum` of "floor" is 3.']);
    expect([40, 39].flatMap((above) => said({ floor: { exclusiveMinimum: above } })))
      .toEqual(['floor/exclusiveMinimum: this never holds: the `maximum` of "floor" is 40.']);
    expect([3, 4].flatMap((below) => said({ floor: { exclusiveMaximum: below } })))
      .toEqual(['floor/exclusiveMaximum: this never holds: the `minimum` of "floor" is 3.']);
    expect(said({ note: { minLength: 10 } })).toEqual(['note/minLength: this never holds: the `maxLength` of "note" is 9.']);
    expect(said({ not: { rows: { maxItems: 0 } } })).toEqual(['not/rows/maxItems: this never holds: the `minItems` of "rows" is 1.']);
  });
  it('is one that the field may come to, in some step, or that something else may write', () => {
    for (const rule of [{ floor: { minimum: 40 } }, { floor: { maximum: 3 } }, { rows: { minItems: 8 } }, { any: { minimum: 99 } },
      { floor: { minimum: { $path: 'any' } } }]) expect(said(rule)).toEqual([]);
    expect(said({ floor: { minimum: 41 } }, { steps: { b: asks({ floor: { type: 'integer', maximum: 90 } }) } })).toEqual([]);
    expect(said({ floor: { minimum: 41 } }, { calls: { find: { gives: ['floor'] } } })).toEqual([]);
  });
  it('that a promise rules out may lie outside of the field', () => {
    const promising = (word: string): readonly string[] =>
      told({}, step, { promises: [{ name: 'x', [word]: { floor: { minimum: 41 } } }] });
    expect([promising('never').length, promising('always').length]).toEqual([0, 1]);
  });
  it('is a number', () => expect(said({ floor: { maximum: '50,000' } }))
    .toEqual(['floor/maximum: `maximum` is a number, but this is "50,000". Write the number alone: 50000.']));
  it('says something of a list that a visitor chooses from, also where calls write it, or is told what counts its entries', () => {
    const step = { on: { EDIT: { from: 'things' } } };
    const line = { calls: { save: { gives: ['things'] } } };
    expect(told({ things: { minItems: 2 } }, step, line)).toEqual([]);
    expect(told({ things: { minimum: 2 } }, step, line)).toEqual(['things/minimum: `minimum` says nothing of "things", which is a list: '
      + 'this always holds. Its entries are counted by `minItems`.']);
    expect(found({ things: { minimum: 2 } }, step, line)[0]?.fix).toEqual({ rename: 'minItems' });
    expect(found({ things: { minimum: 2, minItems: 1 } }, step, line)[0]?.fix).toBeUndefined();
  });
  it('says something of such a field', () => {
    const nothing = (word: string, name: string, what: string): string =>
      `${name}/${word}: \`${word}\` says nothing of "${name}", which is ${what}: this always holds.`;
    expect(said({ floor: { window: { from: 'today', min: 0 } } })).toEqual([nothing('window', 'floor', 'a whole number')]);
    expect(said({ note: { minimum: 3 }, rows: { minLength: 3 } }))
      .toEqual([nothing('minimum', 'note', 'a text'), nothing('minLength', 'rows', 'a list')]);
    expect(said({ any: { window: { from: 'today', min: 0 } } })).toEqual([]);
  });
});

it('a rule has the keywords of a schema, also inside `not`, and a rule that only asks for presence has none', () => {
  const text = 'no schema has the keyword "maximun". Did you mean "maximum"?';
  expect(told({ age: { maximun: 3 }, not: { age: { maximun: 3 } } })).toEqual([`age/maximun: ${text}`, `not/age/maximun: ${text}`]);
  expect(told({ age: true, city: false, filled: 'a' })).toEqual([]);
});

describe('a window of a rule', () => {
  const day = (window: Part): Part => asks({ born: { type: 'string', format: 'date', window: { from: 'today', ...window } } });
  const rule = (window: Part): Part => ({ born: { window: { from: 'today', ...window } } });
  it('that lies ahead, of a day that lies in the past, never holds: a minus was forgotten', () => {
    const [one] = found(rule({ years: 60 }), day({ years: -18 }));
    expect(one && wording(one)).toBe('this never holds: no day that "born" may have is so late. '
      + 'What lies before today is negative: write {"from":"today","years":-60}.');
    expect(one).toMatchObject({ code: 'impossible-value', fix: { value: { from: 'today', years: -60 } } });
    expect(found(rule({ min: { years: 60 } }), day({ min: { years: -100 }, max: 0 }))[0]?.fix)
      .toEqual({ value: { from: 'today', max: { years: -60 } } });
  });
  it('that begins after the last day of the field never holds; before its first it may, as stored answers grow older', () => {
    expect(found(rule({ min: { months: 2 } }), day({ min: 0, max: 30 }))).toMatchObject([{ code: 'impossible-value' }]);
    expect(found(rule({ min: { months: 2 } }), day({ min: 0, max: 30 }))[0]?.fix).toBeUndefined();
    for (const [window, own] of [[{ max: -1 }, { min: 0, max: 30 }], [{ min: 30 }, { max: { months: 1 } }], [{ min: 60 }, { min: 0 }],
      [{ years: -60 }, { years: -18 }]] as const) expect(told(rule(window), day(own))).toEqual([]);
    expect(told({ born: { window: { from: 'other', min: 60 } } }, day({ max: 0 }))).toEqual([]);
  });
});
