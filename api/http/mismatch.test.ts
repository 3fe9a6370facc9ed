import { expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { mismatchIn } from './mismatch';

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
