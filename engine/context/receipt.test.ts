import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { ownPaths } from '../definition/kept';
import { givenPaths, isReceipt, purchaseOf, receiptOf } from './receipt';

const text = { type: 'string' };
const step = (more: object = {}) => ({ path: 'p', screen: 'form', title: 'T', ...more });
const flow = {
  id: 'line', code: 'l', base: 'l', title: 'L', start: 'holder',
  changes: [{ of: 'plans', set: {
    'settings.money': { value: 'ZAR' }, 'settings.hidden': { value: 'x' }, made: 'byCode', sum: { sum: ['bill.total'] },
  } }],
  calls: { plans: { gives: ['plans'] }, checkout: { gives: ['bill', 'quote'] }, buy: { gives: ['policy'], once: 'uid' } },
  modals: {
    rhythm: { type: 'select', title: 'How often?', options: 'plans', save: 'rhythm' },
    terms: { type: 'info', title: 'Terms', save: 'agreed' },
  },
  steps: {
    holder: step({
      save: 'holder', next: 'plans', form: {
        schema: { type: 'object', properties: {
          name: text, mail: { type: 'string', format: 'email' }, cell: { type: 'string', format: 'phone' },
          street: text, born: text, flat: text, agreed: true,
        } },
        ui: {
          street: { 'ui:autocomplete': 'shipping address-line1' }, born: { 'ui:autocomplete': 'bday' }, name: { 'ui:autocomplete': 'name' },
          flat: { 'ui:autocomplete': 7 }, 'ui:order': ['name'],
        },
      },
    }),
    plans: step({ on: { CHOOSE: { save: 'chosen', next: 'more' }, ACCEPT: { next: 'more' } } }),
    more: step({ form: { schema: { type: 'object', properties: { start: text } } }, calls: ['checkout'], next: 'questions' }),
    questions: step({ survey: { form: 'bill', answers: 'answers', trail: 'trail' }, calls: ['buy'], next: 'end' }),
    end: step({
      title: 'Policy {policy.number|upper}',
      content: {
        intro: 'For {holder.name}, from {start} to {policy.until, quote.mail}', plan: 'chosen.title', count: 3, nothing: null,
        lines: ['{quote.holders}', { at: 'uid' }], total: 'bill.total', bill: 'bill', label: 'two words', mail: 'quote.mail',
        street: '{policy.street}', money: 'settings.money', made: '{made}, {sum}', rhythm: 'rhythm', agreed: 'agreed',
      },
    }),
  },
} as unknown as FlowDefinition;
const visit = {
  holder: { name: 'Ines', mail: 'ines@example.com' }, start: '2026-12-01', uid: 'key', chosen: { title: 'Gold', born: '1990-01-01' },
  bill: { total: 10 }, answers: { a: 1 }, trail: { at: 'x' }, site: { title: 'S' }, settings: { money: 'ZAR', hidden: 'x' },
  made: 'made', sum: 10, rhythm: 'monthly', agreed: true,
  policy: { number: 'P1', until: '2027-12-01', street: '48 Alder Street', notShown: 'x' },
  quote: { mail: 'ines@example.com', holders: [{ name: 'Ines', cell: '+1', mail: 'i@example.com', flat: '2B', start: 'now' }], id: 'q' },
};

describe('what is kept of a visit once something was bought (S15)', () => {
  it('is what the end shows and the partner gave or the definition sets: no answer, no key, nothing by which somebody is found', () => {
    expect(receiptOf(flow, 'end', visit)).toEqual({
      policy: { number: 'P1', until: '2027-12-01' }, chosen: { title: 'Gold' },
      quote: { holders: [{ name: 'Ines', flat: '2B', start: 'now' }] }, settings: { money: 'ZAR' }, rhythm: 'monthly',
    });
  });
  it('is, when the visitor leaves the receipt, what the purchase gave and the facts of the visit', () => {
    expect(purchaseOf(flow, 'end', visit)).toEqual({ policy: { number: 'P1', until: '2027-12-01' }, site: { title: 'S' } });
  });
  it('is shown at an end behind a purchase, and nowhere else', () => {
    const sorry = { path: 'sorry', screen: 'form', title: 'Sorry' };
    expect(isReceipt({ ...flow, steps: { ...flow.steps, sorry } }, 'sorry')).toBe(false);
    const { buy: _buy, ...calls } = flow.calls;
    expect(['end', 'more', 'plans'].map((name) => isReceipt(flow, name))).toEqual([true, false, false]);
    expect(isReceipt({ ...flow, calls }, 'end')).toBe(false);
  });
});

it('a partner gives what calls give and what is chosen from it; a step keeps the fields of its form, or its survey', () => {
  expect(givenPaths(flow)).toEqual(['plans', 'bill', 'quote', 'policy', 'chosen', 'rhythm']);
  expect(['more', 'questions', 'plans'].map((name) => ownPaths(flow.steps[name] as never)))
    .toEqual([['start'], ['answers', 'trail', 'bill'], []]);
  expect(ownPaths(flow.steps.holder as never).slice(0, 2)).toEqual(['holder.name', 'holder.mail']);
});
