import { expect, it } from 'vitest';
import { addOnViews } from './AddOnsScreen';

const content = { list: 'choices', currency: 'currency' };

it('an add-on shows its amount without decimals and its price with two (RS-009, WG-020)', () => {
  const choices = [{ value: 'garden_cover', title: 'Garden', amount: 7500, price: 12, document: '/documents/garden.pdf' },
    { value: 'b', title: 'B' }];
  expect(addOnViews(content, { choices, currency: 'ZAR' })).toEqual([
    { value: 'garden_cover', title: 'Garden', amount: 'R7,500', price: 'R12.00', document: '/documents/garden.pdf' },
    { value: 'b', title: 'B', amount: '', price: '', document: undefined },
  ]);
  expect(addOnViews(content, {})).toEqual([]);
});
