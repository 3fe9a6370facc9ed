import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { checkAnswerable } from './answerable';
import { wording, type Finding } from './finding';
import type { Known } from './known';

type Part = Readonly<Record<string, unknown>>;
const widgetSpecs: Known['widgetSpecs'] = {
  day: { types: ['string'] }, amount: { types: ['number', 'integer'], whole: true },
  count: { types: ['number'], whole: true, usualFor: 'number' },
  cards: { types: ['string', 'boolean'], choices: 'some' },
  pair: { types: ['string', 'boolean'], choices: 'two' }, ticks: { types: ['array'], choices: 'some' },
  tick: { types: ['boolean'] }, hidden: { silent: true }, place: { types: ['string'], fills: true },
};
/** What is found when the first of two steps asks a form. */
function found(form: Part, step: Part = {}, line: Part = {}, known: Known = { widgetSpecs }): readonly string[] {
  const all: Finding[] = [];
  const flow = { calls: {}, steps: { first: { form, ...step } }, ...line } as unknown as FlowDefinition;
  checkAnswerable(flow, known, (finding) => { all.push(finding); });
  return all.map((one) => `${one.code} ${one.path.slice(3).join('/')}: ${wording(one)}`);
}
const asked = (field: Part, ui: Part, step?: Part): readonly string[] =>
  found({ schema: { properties: { a: field } }, ui: { a: ui } }, step);
const by = (widget: string, field: Part, step?: Part): readonly string[] => asked(field, { 'ui:widget': widget }, step);

describe('a widget', () => {
  const wrong = (widget: string, kind: string, fitting: string): readonly string[] =>
    [`widget-field ui/a/ui:widget: the widget "${widget}" never answers with ${kind}, which this field must be. `
      + `For ${kind} there are: ${fitting}.`];
  it('answers with the type that its field has', () => {
    expect(by('day', { type: 'integer' })).toEqual(wrong('day', 'an integer', 'amount'));
    expect(by('tick', { type: 'string', enum: ['x', 'y', 'z'] })).toEqual(wrong('tick', 'a string', 'day, cards, pair, place'));
    expect(by('tick', { enum: ['x', 'y', 'z'] })).toEqual(wrong('tick', 'a string', 'day, cards, pair, place'));
    expect(by('day', { type: 'string' })).toEqual([]);
    expect(by('amount', { type: ['null', 'integer'] })).toEqual([]);
    expect(by('tick', { const: true })).toEqual([]);
  });
  it('is not judged where the field says no type, or nobody knows the widget', () => {
    expect(by('day', { title: 'A' })).toEqual([]);
    expect(by('constructor', { type: 'integer' })).toEqual([]);
    expect(found({ schema: { properties: { a: { type: 'integer' } } }, ui: { a: { 'ui:widget': 'day' } } }, {}, {}, {})).toEqual([]);
  });
  it('is found in `ui:options`, in a group, and in the rows of a list', () => {
    const schema = { properties: { a: { type: 'integer' } } };
    expect(asked({ type: 'integer' }, { 'ui:options': { widget: 'day' } })[0]).toContain('ui/a/ui:options/widget');
    expect(asked(schema, { a: { 'ui:widget': 'day' } })[0]).toContain('ui/a/a/ui:widget');
    expect(asked({ type: 'array', items: schema }, { items: { a: { 'ui:widget': 'day' } } })[0]).toContain('ui/a/items/a/ui:widget');
  });
  it('that offers choices has some', () => {
    const none = (widget: string, what: string): readonly string[] =>
      [`widget-field ui/a/ui:widget: the widget "${widget}" offers ${what}, and this field has none.`
      + ' Name them: `enum` in a schema, `choices` in a line file.'];
    expect(by('cards', { type: 'string' })).toEqual(none('cards', 'choices'));
    expect(by('ticks', { type: 'array', items: { type: 'string' } })).toEqual(none('ticks', 'choices'));
    expect(by('pair', { type: 'string' })).toEqual(none('pair', 'two choices'));
    expect(by('cards', { type: 'boolean' })).toEqual([]);
    expect(by('cards', { type: 'string', enum: ['x'] })).toEqual([]);
    expect(by('cards', { type: 'string', oneOf: [{ const: 'x' }] })).toEqual([]);
    expect(by('ticks', { type: 'array', items: { enum: ['x'] } })).toEqual([]);
    expect(asked({ type: 'string' }, { 'ui:widget': 'cards', 'ui:choices': [{ value: 'x', title: 'X' }] })).toEqual([]);
    expect(by('cards', { type: 'string' }, { choices: { a: 'list' } })).toEqual([]);
  });
  it('that offers two choices has two, unless the answer is yes or no', () => {
    expect(by('pair', { type: 'string', enum: ['x', 'y', 'z'] }))
      .toEqual(['widget-field ui/a/ui:widget: the widget "pair" offers two choices, and this field has 3.']);
    expect(by('pair', { type: 'string', enum: ['x', 'y'] })).toEqual([]);
    expect(by('pair', { type: 'boolean' })).toEqual([]);
  });
  it('may have its choices from a condition', () => {
    const properties = { a: { type: 'string' } };
    const then = { properties: { a: { enum: ['x'] } } };
    expect(found({ schema: { properties, if: {}, then }, ui: { a: { 'ui:widget': 'cards' } } })).toEqual([]);
  });
});

describe('a required field that visitors cannot change', () => {
  const schema = { required: ['a'], properties: { a: { type: 'string' } } };
  const closed = { schema, ui: { a: { 'ui:widget': 'hidden' } } };
  const said = ['never-answered schema/properties/a: is required, but visitors cannot change it and nothing else writes it: '
    + 'Next never leads on. Give it a `default`, do not require it, or let a change, a call or `prefill` write it.'];
  it('is never answered when nothing else writes it', () => {
    expect(found(closed)).toEqual(said);
    expect(found({ schema, ui: { a: { 'ui:readonly': true } } })).toEqual(said);
    expect(found({ schema, ui: { a: { 'ui:options': { disabled: true } } } })).toEqual(said);
    expect(found({ schema: { ...schema, properties: { a: { type: 'string', readOnly: true } } } })).toEqual(said);
    expect(found({ schema })).toEqual([]);
  });
  it('may have a default, may be left blank, and may depend on another answer', () => {
    expect(found({ ...closed, schema: { ...schema, properties: { a: { type: 'string', default: 'x' } } } })).toEqual([]);
    expect(found({ ...closed, schema: { ...schema, required: [] } })).toEqual([]);
    expect(found({ ...closed, schema: { ...schema, then: { properties: { a: { const: 'x' } } } } })).toEqual([]);
    expect(found(closed, { asks: { a: { b: true } } })).toEqual([]);
    expect(found(closed, { choices: { a: 'list' } })).toEqual([]);
    const group = { properties: { g: schema } };
    const ui = { g: closed.ui };
    expect(found({ schema: group, ui })).toEqual([]);
    expect(found({ schema: { ...group, required: ['g'] }, ui })).toHaveLength(1);
    const rows = { required: ['g'], properties: { g: { type: 'array', items: schema } } };
    expect(found({ schema: rows, ui: { g: { items: closed.ui } } })).toEqual([]);
  });
  it.each<[string, Part, Part]>([
    ['a call', {}, { calls: { rate: { gives: ['a'] } } }],
    ['a sale', {}, { calls: { buy: { gives: ['policy'], sells: { of: 'b', consent: 'a' } } } }],
    ['a change', {}, { changes: [{ of: 'b', set: { a: 'derived' } }] }], ['a load', {}, { load: [{ set: { a: 'derived' } }] }],
    ['what is known beforehand', {}, { prefill: { a: 'query.city' } }], ['a dialog', {}, { modals: { m: { save: 'a' } } }],
    ['an event', { on: { PICK: { save: 'a' } } }, {}], ['the screen', { content: { box: { save: 'a' } } }, {}],
  ])('may be written by %s', (_what, step, line) => {
    expect(found(closed, step, line)).toEqual([]);
    expect(found(closed, JSON.parse(JSON.stringify(step).replaceAll('"a"', '"z"')) as Part,
      JSON.parse(JSON.stringify(line).replaceAll('"a"', '"z"')) as Part)).toEqual(said);
  });
  it('may be written by another step at the same path, and by a widget beside it', () => {
    const steps = (save: string): Part => ({ steps: { first: { form: closed, save: 'g' }, last: { form: { schema }, save } } });
    expect(found({}, {}, steps('g'))).toEqual([]);
    expect(found({}, {}, steps('h'))).toEqual(said);
    const both = { ...schema, properties: { ...schema.properties, street: { type: 'string' } } };
    expect(found({ schema: both, ui: { ...closed.ui, street: { 'ui:widget': 'place' } } })).toEqual([]);
  });
});

describe('a widget of whole numbers', () => {
  const whole = (widget: string, place: string, value: number): readonly string[] =>
    [`widget-field schema/properties/a/${place}: the widget "${widget}" takes whole numbers only, `
    + `without cents or other fractions: nobody can answer ${value}. Ask for a whole number.`];
  it('asks for no fraction, by the steps of the field or by its examples', () => {
    expect(by('amount', { type: 'number', multipleOf: 0.01, examples: [1.5] })).toEqual(whole('amount', 'multipleOf', 0.01));
    expect(by('amount', { type: 'number', examples: [7, 1.5] })).toEqual(whole('amount', 'examples/1', 1.5));
    expect(by('amount', { type: 'number', multipleOf: 5, examples: [5] })).toEqual([]);
  });
  it('is the usual one of a number without choices', () => {
    expect(asked({ type: 'number', examples: [1.5] }, {})).toEqual(whole('count', 'examples/0', 1.5));
    expect(asked({ type: 'number', enum: [1.5], examples: [1.5] }, {})).toEqual([]);
  });
});
