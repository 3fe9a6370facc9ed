import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../types';
import { wording, type Finding } from './finding';
import { checkSchema } from './forms';

function found(schema: object): readonly Finding[] {
  const all: Finding[] = [];
  checkSchema(schema as JsonSchema, ['schema'], (finding) => { all.push(finding); });
  return all;
}
const told = (schema: object): readonly string[] => found(schema).map((one) => `${one.path.join('/')}: ${wording(one)}`);
const yes = { type: 'boolean' };

describe('a required field', () => {
  it('is one of the form, also of what is asked only sometimes', () => {
    const schema = { properties: { name: yes, age: yes }, required: ['name', 'nmae', 'zebra'] };
    expect(told(schema)).toEqual([
      'schema/required/1: no field is named "nmae". Did you mean "name"?',
        'schema/required/2: no field is named "zebra". There are: name, age.']);
    expect(found(schema).map(({ at, fix }) => [at?.join('/'), fix]))
      .toEqual([['schema/required', { value: 'name' }], ['schema/required', undefined]]);
    expect(told({ properties: {}, required: ['name'], then: { properties: { name: yes } } })).toEqual([]);
  });
  it('of a part may be one beside it, of whatever part', () => {
    const part = { properties: { more: yes }, required: ['name', 'more', 'less'] };
    for (const [path, words] of [['then', { then: part }], ['else', { else: part }], ['allOf/1', { allOf: [{}, part] }],
      ['anyOf/1', { anyOf: [{}, part] }], ['oneOf/1', { oneOf: [{}, part] }]] as const)
      expect(told({ properties: { name: yes }, ...words }))
        .toEqual([`schema/${path}/required/2: no field is named "less". There are: name, more.`]);
    expect(told({ properties: { name: yes }, then: { allOf: [part] } }))
      .toEqual(['schema/then/allOf/0/required/2: no field is named "less". There are: name, more.']);
  });
  it('of a part that has no fields of its own is one beside it', () => {
    const schema = { properties: { name: yes }, if: {}, then: { required: ['name', 'nmae'] } };
    expect(told(schema)).toEqual(['schema/then/required/1: no field is named "nmae". Did you mean "name"?']);
    expect(found(schema).map(({ fix }) => fix)).toEqual([{ value: 'name' }]);
    expect(told({ allOf: [{ required: ['zebra'] }] })).toEqual([]);
    expect(told({ properties: {}, required: ['zebra'] })).toHaveLength(1);
  });
});

describe('a field', () => {
  const none = 'has no `examples`: the prover and the gallery need at least one.';
  it('that is typed has examples, unless its values are known without', () => {
    for (const type of ['string', 'number', 'integer', ['string', 'null'], ['null', 'integer']]) {
      expect(told({ properties: { a: { type } } })).toEqual([`schema/properties/a: ${none}`]);
      for (const known of [{ examples: ['x'] }, { const: 'x' }, { enum: ['x'] }, { window: { from: 'today' } }, { properties: {} },
        { items: {} }])
        expect(told({ properties: { a: { type, ...known } } })).toEqual([]);
    }
    expect(told({ properties: { a: yes, b: { type: 'object' }, c: true } })).toEqual([]);
  });
  it('has them in a group and in a row too', () => {
    const inner = { properties: { a: { type: 'string' } } };
    expect(told({ properties: { group: inner, list: { items: inner } } }))
      .toEqual([`schema/properties/group/properties/a: ${none}`, `schema/properties/list/items/properties/a: ${none}`]);
    expect(told({ items: inner })).toEqual([`schema/items/properties/a: ${none}`]);
  });
  it('is not called like what every object has', () => {
    for (const name of ['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty'])
      expect(told({ properties: JSON.parse(`{"${name}":{"type":"boolean"}}`) as object }))
        .toEqual([`schema/properties/${name}: "${name}" is reserved.`]);
    expect(found({ properties: { prototype: yes } }).map(({ key }) => key)).toEqual([true]);
    expect(told({ properties: { constructors: yes, myprototype: yes } })).toEqual([]);
  });
  it('has no dot in its name', () => {
    const says = 'schema/properties/a.b: "a.b" has a dot, which in a path leads into an answer: nothing could be kept there.';
    expect(told({ properties: { 'a.b': yes } })).toEqual([says]);
  });
  it('that is asked only sometimes has a window that counts from one that is always asked', () => {
    const day = { type: 'string', format: 'date' };
    const then = { properties: { last: { ...day, window: { from: 'first', min: 1 } } } };
    expect(told({ properties: { first: { ...day, window: { from: 'today' } } }, if: {}, then })).toEqual([]);
  });
  it('has a pattern that is one, and a window that counts from a field beside it', () => {
    const text = { type: 'string', examples: ['x'] };
    expect(told({ properties: { a: { ...text, pattern: '(' }, b: { ...text, pattern: String.raw`^\p{L}$` } } }))
      .toEqual(['schema/properties/a/pattern: "(" is not a regular expression.']);
    expect(told({ properties: { a: { ...text, window: { from: 'b' } }, b: { ...text, window: { from: 'zebra' } } } }))
      .toEqual(['schema/properties/b/window/from: counts from "zebra", '
        + 'which is neither "today" nor a field beside it. There are: today, a, b.']);
  });
});

describe('dates that count from each other', () => {
  const from = (name: string): object => ({ type: 'string', format: 'date', window: { from: name, min: 0, max: 10 } });
  it('have no limit, and are told once, at the first of them', () => {
    expect(told({ properties: { from: from('today'), first: from('middle'), last: from('first'), middle: from('last') } })).toEqual([
      'schema/properties/first/window/from: first → middle → last → first: these count from each other, so any day is right. '
      + 'Let one of them count from `today`.',
    ]);
    expect(told({ properties: { stay: from('stay') } })).toHaveLength(1);
  });
  it('are not those of which one counts from today, or from what has no window', () => {
    expect(told({ properties: { last: from('first'), first: from('today'), setup: from('first') } })).toEqual([]);
    expect(told({ properties: { last: from('first'), first: { format: 'date', examples: ['2026-01-01'] } } })).toEqual([]);
    expect(told({ properties: { a: from('b'), b: from('c'), c: from('b') } })).toHaveLength(1);
  });
});
