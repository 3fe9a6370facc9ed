import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Card', { type: 'object', title: 'Card', writeOnly: true, properties: { complete: { const: true }, brand: { type: 'string' } }, required: ['complete'] }, { 'ui:widget': 'card' }),
];
