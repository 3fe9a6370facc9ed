import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording } from './finding';
import { checkAmount, checkSums } from './sums';

const properties = { name: { type: 'string' }, cost: { type: 'integer' }, grade: { enum: [1, 2] }, any: {} };
const rows = { type: 'array', items: { properties } };
const asks = { title: 'A', form: { schema: { properties: { rows, name: properties.name } } }, next: 'z' };
/** What is told of a sum, in a change and in a rule, with the places. */
function told(path: string, line: object = {}): readonly string[] {
  const found: string[] = [];
  const changes = [{ of: 'rows', set: { total: { sum: ['rows.*.cost', path] } } }];
  const steps = { a: asks, z: { title: 'Z', needs: { [`sum(${path})`]: { minimum: 9 } } } };
  const flow = { calls: {}, start: 'a', changes, ...line, steps };
  checkSums(flow as unknown as FlowDefinition, (finding) => { found.push(`${finding.path.join('/')}: ${wording(finding)}`); });
  return found;
}

it('a sum of texts is told, in a change and in a rule', () => {
  const said = (path: string): string => `"${path}" is a text, and only numbers are added up: it would count for nothing.`;
  expect(told('rows.*.name')).toEqual([
    `steps/z/needs/sum(rows.*.name): ${said('rows.*.name')}`, `changes/0/set/total/sum/1: ${said('rows.*.name')}`,
  ]);
  expect(told('name')).toHaveLength(2);
});
it('a sum of what may be a number is right', () => {
  for (const path of ['rows.*.cost', 'rows.*.grade', 'rows.*.any', 'rows.*.cots', 'total']) expect(told(path)).toEqual([]);
  expect(told('rows.*.name', { calls: { find: { gives: ['rows'] } } })).toEqual([]);
});
it('the amount of a list’s entries is a number', () => {
  const form = { schema: { properties } };
  const steps = { list: { on: { EDIT: { from: 'things', save: 'thing', next: 'one' } } }, one: { over: 'list', save: 'thing', form } };
  const amount = (name: string): readonly string[] => {
    const found: string[] = [];
    const mention = { kind: 'path', name, entryOf: 'things', amount: true, at: ['amount'], path: ['amount'] } as const;
    checkAmount({ calls: {}, steps } as unknown as FlowDefinition, mention, (finding) => { found.push(wording(finding)); });
    return found;
  };
  expect([amount('cost'), amount('grade'), amount('cots')].flat()).toEqual([]);
  expect(amount('name')).toEqual(['an amount is a number, but "name" is a text.']);
});
