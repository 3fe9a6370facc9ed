import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Dollars', { type: 'integer', title: 'Value of the collection', minimum: 1 }, { 'ui:widget': 'currency', 'ui:options': { width: 'half' } }, 12500),
  one('Not an amount', { type: 'integer', title: 'Value of the collection', minimum: 1, maximum: 5000 }, { 'ui:widget': 'currency', 'ui:options': { width: 'half' } }, '12,34'),
  one('Rand', { type: 'integer', title: 'Cover amount' }, { 'ui:widget': 'currency', 'ui:options': { currency: 'ZAR', width: 'half' } }, 7500),
];
