import { expect, it } from 'vitest';
import { kindsIn } from './preload';

it('finds the kinds of fields of a form, also inside objects and rows', () => {
  const kinds = kindsIn(
    { type: 'object', properties: { driver: { type: 'object', properties: { phoneNumber: { type: 'string' } } },
      trips: { type: 'array', items: { type: 'object', properties: { on: { type: 'string', format: 'date' } } } } } },
    { driver: { phoneNumber: { 'ui:widget': 'phone' } } },
  );
  expect([kinds.has('phone'), kinds.has('date'), kinds.has('card')]).toEqual([true, true, false]);
});
