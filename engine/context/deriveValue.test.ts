import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules } from '../rules/createRules';
import type { Context, Derivation } from '../types';
import { deriveValue } from './deriveValue';

const clock = createClock(() => 0);
const context: Context = {
  name: { first: 'Ines', middle: ' ', last: 'Vega' }, none: [], fee: 0.1, items: [{ amount: 0.2 }, { amount: 'much' }, { amount: 3 }],
  cadence: 'annual', isOld: false,
};
const derived = (from: Derivation): unknown => deriveValue(from, context, createRules({ clock }), { clock, newId: () => 'id-1' });

describe('a value derived as data', () => {
  it.each<[string, Derivation, unknown]>([
    ['the first that is not blank', { first: ['name.middle', 'none', 'name.last', 'name.first'] }, 'Vega'],
    ['false is known', { first: ['isOld', 'name.last'] }, false],
    ['nothing known', { first: ['none', 'gone'] }, undefined],
    ['nothing known, but said otherwise', { first: ['none'], else: 'monthly' }, 'monthly'],
    ['a sum of fields and of a list, without what is no number', { sum: ['fee', 'items.*.amount', 'gone', 'cadence'] }, 3.3],
    ['a sum to the cent', { sum: ['fee', 'items.0.amount'] }, 0.3],
    ['a sum of nothing', { sum: ['gone.*.amount'] }, 0],
    ['a count', { count: 'items' }, 3],
    ['a count of no list', { count: 'gone' }, 0],
    ['a text without the gap of a missing part', { text: '{name.first} {gone} {name.last}' }, 'Ines Vega'],
    ['a text of nothing', { text: '{gone} {none}' }, undefined],
    ['a look-up', { lookup: 'cadence', in: { annual: 'Yearly' } }, 'Yearly'],
    ['a look-up of false', { lookup: 'isOld', in: { false: 'young' } }, 'young'],
    ['a look-up that finds nothing', { lookup: 'cadence', in: { toString: 1 }, else: 'Other' }, 'Other'],
    ['a rule that holds', { when: { items: { minItems: 3 } } }, true],
    ['a rule that does not', { when: { items: { minItems: 4 } } }, false],
    ['a new id', { newId: true }, 'id-1'],
    ['this value', { value: 'ZA' }, 'ZA'],
  ])('is %s', (_, from, value) => expect(derived(from)).toEqual(value));
});
