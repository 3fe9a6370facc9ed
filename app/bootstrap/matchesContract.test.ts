import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { contracts } from '#api/contracts/index';
import * as places from '#api/contracts/places';
import { partner, site } from '#api/contracts/site';
import { matchesContract } from './matchesContract';
import { mismatchIn } from './mismatch';

const interpreted = new Set(['type', 'anyOf', 'enum', 'const', 'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'items',
  'minItems', 'maxItems', 'required', 'properties', 'additionalProperties']);
/** The words of a schema and of those within it. */
function wordsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, anyOf = [], items, additionalProperties } = schema as JsonSchema;
  return [...Object.keys(schema), ...[...Object.values(properties), ...anyOf, items, additionalProperties].flatMap(wordsOf)];
}

it.each(contracts)('takes every documented answer of $id', ({ answer }) => {
  for (const example of answer.examples ?? []) expect(matchesContract(answer, example)).toBe(true);
});
it.each(contracts)('interprets every word that describes an answer of $id', ({ answer }) => {
  expect(wordsOf(answer).filter((word) => word !== 'examples' && !interpreted.has(word))).toEqual([]);
});
it('takes more than the contract asks for, and fields that are empty', () => {
  expect(matchesContract(site.answer, { title: 'A', verticals: [{ code: 'commercial' }], settings: {}, more: 1 })).toBe(true);
  expect(matchesContract(places.country.answer, { country: null })).toBe(true);
});
describe('an answer of another shape', () => {
  it('is refused (F12–F15)', () => {
    for (const wrong of [null, [], '', '<html>', {}, { title: '', verticals: [], settings: {} },
      { title: 'A', verticals: 'rental_car', settings: {} }, { title: 'A', verticals: [1], settings: {} },
      { title: 'A', verticals: [], settings: null }]) {
      expect(matchesContract(site.answer, wrong)).toBe(false);
    }
    expect(matchesContract(partner.answer, { name: 'A', client_id: 'a', email: 7 })).toBe(false);
  });
  it('is refused for what is inside lists, numbers and dates', () => {
    expect(matchesContract({ type: 'array', minItems: 1 }, [])).toBe(false);
    expect(matchesContract({ type: 'integer', minimum: 1 }, 1.5)).toBe(false);
    expect(matchesContract({ type: 'integer', minimum: 1 }, 0)).toBe(false);
    expect(matchesContract({ type: ['number', 'null'] }, null)).toBe(true);
    expect(matchesContract({ type: 'string', format: 'date' }, '11/24/2026')).toBe(false);
    expect(matchesContract({ enum: ['a'], type: 'string' }, 'b')).toBe(false);
    expect(matchesContract({ const: true }, 'true')).toBe(false);
    expect(matchesContract({ additionalProperties: { type: 'object' } }, { roof: 'slate' })).toBe(false);
    expect(matchesContract({ type: 'string', pattern: '^[A-Z]{2}$' }, 'usa')).toBe(false);
  });
});
it('where an answer differs from its contract is said by names, never by values', () => {
  const plan: JsonSchema = { type: 'object', required: ['id', 'price'], properties: { id: { type: 'string' }, price: { type: 'number' } } };
  const schema: JsonSchema = {
    type: 'object', properties: { plans: { type: 'array', minItems: 1, items: plan } }, additionalProperties: { type: 'string' },
  };
  expect(mismatchIn(schema, { plans: [{ id: 'a', price: 1 }, { id: 'b', price: '2.50' }] })).toBe('plans.1.price does not match');
  expect(mismatchIn(schema, { plans: [{ id: 'a' }] })).toBe('plans.0.price is missing');
  expect(mismatchIn(schema, { plans: [] })).toBe('plans does not match');
  expect(mismatchIn(schema, { plans: [{ id: 'a', price: 1 }], note: 7 })).toBe('note does not match');
  expect(mismatchIn(schema, '<html>')).toBe('the whole answer does not match');
});
