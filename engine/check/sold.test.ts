import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import type { Finding } from './finding';
import { checkSold } from './sold';

type Part = Readonly<Record<string, unknown>>;
const asks = (name: string, next: unknown, more: Part = {}): Part => ({ form: { schema: { properties: { [name]: {} } } }, next, ...more });
/** `about` leads past `work` or through it to the step that buys. */
const found = (of: string | readonly string[], work: Part = {}, more: Part = {}): readonly string[] => {
  const all: Finding[] = [];
  const flow = {
    start: 'about', calls: { buy: { gives: ['policy'], sells: { of } } },
    steps: {
      about: asks('kind', [{ when: { kind: true }, to: 'work' }, { to: 'pay' }], { save: 'about' }),
      work: asks('hours', 'pay', { save: 'work', ...work }), pay: { calls: ['buy'] },
    }, ...more,
  } as unknown as FlowDefinition;
  checkSold(flow, (finding) => { all.push(finding); });
  return all.map(({ path, code }) => `${path.join('.')} ${code}`);
};
const told = (index?: number): readonly string[] =>
  [`calls.buy.sells.of${index === undefined ? '' : `.${index}`} sold-on-some-ways`];

it('what is sold and asked on some ways only is found: there no order has a key', () => {
  expect(found(['about', 'work'])).toEqual(told(1));
  expect(found('work.hours')).toEqual(told());
});
it('a step that may be skipped is such a way', () => {
  const through = { steps: {
    about: asks('kind', 'work', { save: 'about' }), work: asks('hours', 'pay', { save: 'work', skip: { 'about.kind': true } }),
    pay: { calls: ['buy'] },
  } };
  expect(found(['about', 'work'], {}, through)).toEqual(told(1));
});
it('what every way answers, what is kept below that, and what something else gives is not', () => {
  expect(found('about')).toEqual([]);
  expect(found(['about'], { save: 'about.work' })).toEqual([]);
  expect(found('work', {}, { changes: [{ of: 'about', set: { work: { value: {} } } }] })).toEqual([]);
  expect(found('work', {}, { prefill: { 'work.hours': 'query.hours' } })).toEqual([]);
  expect(found('elsewhere')).toEqual([]);
});
