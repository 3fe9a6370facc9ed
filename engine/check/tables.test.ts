import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording, type Finding } from './finding';
import { checkTables } from './tables';

type Part = Readonly<Record<string, unknown>>;
const asks = (properties: Part): Part => ({ form: { schema: { properties } } });
const city = { type: 'string', enum: ['Rome', 'Paris'] };
const first = asks({ city, yes: { type: 'boolean' }, age: { type: 'integer' } });
/** What is said of a change in a line that begins with this step. */
function found(change: Part | readonly Part[], step: Part = first, line: Part = {}): readonly Finding[] {
  const all: Finding[] = [];
  const flow = { calls: {}, start: 'a', changes: [change].flat(), ...line, steps: { a: { next: 'z', ...step }, z: {} } };
  checkTables(flow as unknown as FlowDefinition, (finding) => { all.push(finding); });
  return all;
}
const told = (...all: Parameters<typeof found>): readonly string[] =>
  found(...all).map((one) => `${one.path.slice(3).join('/')}: ${wording(one)}`);
const table = (lookup: string, entries: object, more: object = {}): Part =>
  ({ of: 'city', set: { code: { lookup, in: entries, ...more } } });

describe('what a table of a change cannot mean', () => {
  it('is a key that no answer is', () => {
    expect(told(table('city', { Rome: 1, Pairs: 2, 7: 3 }))).toEqual([
      'code/in/7: "city" can never be "7". There are: Rome, Paris.', 'code/in/Pairs: "city" can never be "Pairs". Did you mean "Paris"?',
    ]);
    expect(found(table('city', { Pairs: 2 }))[0]).toMatchObject({ code: 'impossible-value', key: true, fix: { rename: 'Paris' } });
    const named = { form: { schema: { properties: { city } }, ui: { city: { 'ui:enumNames': ['The eternal city', 'Paris'] } } } };
    expect(found(table('city', { 'The eternal city': 1 }, { else: 2 }), named)[0]).toMatchObject({ fix: { rename: 'Rome' } });
    expect(told(table('yes', { true: 1 }))).toEqual([]);
    expect(told(table('age', { 7: 1 }))).toEqual([]);
    expect(told(table('city', { Oslo: 1 }), first, { calls: { load: { gives: ['city'] } } })).toEqual([]);
  });
  it('is a list or a group: nothing would be found', () => {
    const looked = (field: Part, line: Part = {}): readonly string[] => told(table('city', { Rome: 'R' }), asks({ city: field }), line);
    expect(looked({ type: 'array', items: city })).toEqual(['code/lookup: "city" is a list, and no key of a table is that: '
      + 'nothing would be found. Count it (`count`), or let a text show it as it is.']);
    expect(looked({ type: 'object' })).toEqual(['code/lookup: "city" is several answers, and no key of a table is that: '
      + 'nothing would be found. Name one of its answers.']);
    expect(looked({ type: 'array', items: city, maxItems: 1 })).toEqual([]);
    expect(looked({ type: 'array', items: city }, { calls: { load: { gives: ['city'] } } })).toEqual([]);
  });
});

describe('a choice that a table of a change leaves out', () => {
  const gap = 'code/in: "city" may be "Paris", and the table has nothing for it: the value would be empty. '
    + 'Add it, or say what counts for all others: `else`, and `else: null` where none is meant.';
  it('is told at the table, all of them at once', () => {
    expect(told(table('city', { Rome: 1 }))).toEqual([gap]);
    expect(found(table('city', {}))).toMatchObject([{ code: 'table-gap', key: true, path: ['changes', '0', 'set', 'code', 'in'] }]);
    expect(told(table('city', {}))[0]).toContain('"city" may be "Rome" and "Paris", and the table has nothing for them:');
  });
  it('is none where something counts for all others, or nothing is meant', () => {
    expect(told(table('city', { Rome: 1 }, { else: 2 }))).toEqual([]);
    expect(told(table('city', { Rome: 1 }, { else: null }))).toEqual([]);
  });
  it('is none that the change leaves out itself', () => {
    expect(told({ ...table('city', { Rome: 1 }), when: { city: { const: 'Rome' } } })).toEqual([]);
    expect(told({ ...table('city', { Rome: 1 }), unless: { city: { const: 'Paris' } } })).toEqual([]);
    expect(told({ ...table('city', { Rome: 1 }), when: { age: { minimum: 3 } } })).toEqual([gap]);
  });
  it('is none with which nobody goes on', () => {
    const next = [{ when: { city: { const: 'Paris' } }, modal: 'sorry' }, { to: 'z' }];
    expect(told(table('city', { Rome: 1 }), { ...first, next }, { modals: { sorry: { type: 'info' } } })).toEqual([]);
  });
});
