import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Whole number', { type: 'integer', title: 'Number of employees', minimum: 1, maximum: 25 }, { 'ui:widget': 'number', 'ui:options': { width: 'half' } }, 4),
];
