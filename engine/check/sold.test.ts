import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import type { Finding } from './finding';
import { checkSold } from './sold';

type Part = Readonly<Record<string, unknown>>;
const asks = (name: string, next: unknown, more: Part = {}): Part =>
  ({ form: { schema: { properties: { [name]: {} }, required: [name] } }, next, ...more });
/** Asks as well, and takes no answer. */
const offers = (name: string, next: unknown, more: Part = {}): Part =>
  ({ form: { schema: { properties: { [name]: {} } } }, next, ...more });
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

/** Every way leads over `more`, whose answers the purchase sells. */
const through = (more: Part, others: Part = {}): readonly string[] =>
  found(['about', 'more'], {}, { steps: { about: asks('kind', 'more', { save: 'about' }), more, pay: { calls: ['buy'] }, ...others } });

it('what may stay blank is: whoever answers none of the optional questions could not buy', () => {
  expect(through(offers('thefts', 'pay', { save: 'more' }))).toEqual(told(1));
  expect(through(offers('thefts', 'pay', { save: 'more.history' }))).toEqual(told(1));
  expect(through(offers('thefts', [{ when: { kind: true }, modal: 'sure' }, { to: 'pay' }], { save: 'more' }))).toEqual(told(1));
});
it('add-ons that SKIP leaves are, and what an event passes on another way', () => {
  const skipped = { on: { SKIP: { clear: ['more.addOns'], next: 'pay' } }, save: 'more' };
  expect(through(offers('addOns', 'pay', skipped))).toEqual(told(1));
  const passed = { on: { LATER: { next: 'other' } }, save: 'more' };
  expect(through(asks('addOns', 'pay', passed), { other: asks('reason', 'pay') })).toEqual(told(1));
});
it('what an event leads on from once it is answered is not', () => {
  expect(through(asks('addOns', undefined, { on: { CHOOSE: { next: 'pay' } }, save: 'more' }))).toEqual([]);
  expect(through(asks('addOns', 'pay', { on: { SKIP: { next: 'pay' } }, save: 'more' }))).toEqual([]);
});
it('what is required beside the optional question, on this step or on another, has a key', () => {
  const both = { form: { schema: { properties: { a: {}, b: {} }, required: ['b'] } }, save: 'more', next: 'pay' };
  expect(through(both)).toEqual([]);
  expect(through(offers('thefts', 'sure', { save: 'more.history' }), { sure: asks('other', 'pay', { save: 'more' }) })).toEqual([]);
  expect(through(asks('addOns', 'pay', { save: 'more', on: { AGAIN: { clear: ['more'], next: 'about' } } }))).toEqual([]);
});
it.each<[string, Part]>([
  ['a value from the start', { properties: { a: { default: 'none' } } }],
  ['a value that stands fast', { properties: { a: { const: 1 } } }],
  ['a row at least', { properties: { a: { type: 'array', minItems: 1 } } }],
  ['a group with a question that must be answered', { properties: { a: { type: 'object', properties: { b: {} }, required: ['b'] } } }],
  ['one answer at least', { properties: { a: {}, b: {} }, minProperties: 1 }],
  ['one of two answers', { properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] }],
])('a form that has %s leaves nothing blank', (_, schema) => {
  expect(through({ form: { schema }, save: 'more', next: 'pay' })).toEqual([]);
});
it.each<[string, Part]>([
  ['its own branch keeps back', offers('a', [{ when: { 'more.a': false }, modal: 'please' }, { to: 'pay' }], { save: 'more' })],
  ['no branch of its own lets on', offers('a', [{ when: { not: { 'more.a': false } }, to: 'pay' }], { save: 'more' })],
  ['its own branch sends elsewhere',
    offers('a', [{ when: { anyOf: [{ 'more.a': true }] }, to: 'pay' }, { to: 'sorry' }], { save: 'more' })],
  ['the count of its rows sends elsewhere',
    offers('a', [{ when: { 'count(more.a)': { minimum: 1 }, 'about.kind': true }, to: 'pay' }, { to: 'sorry' }], { save: 'more' })],
])('who leaves it blank, and %s, does not come to the purchase', (_, more) => {
  expect(through(more, { sorry: {} })).toEqual([]);
});
it('a step that needs the answer is not entered without it', () => {
  const more = offers('a', 'pay', { save: 'more' });
  expect(through(more, { pay: { calls: ['buy'], needs: { more: true, about: true } } })).toEqual([]);
  const later = asks('a', 'pay', { save: 'more', on: { LATER: { next: 'other' } } });
  expect(through(later, { other: asks('reason', 'pay'), pay: { calls: ['buy'], needs: { filled: ['more'] } } })).toEqual([]);
});
