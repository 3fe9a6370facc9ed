import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Several of a list', { type: 'array', title: 'What do you own?', minItems: 1, uniqueItems: true, items: { type: 'string', enum: ['Bicycle', 'Camera', 'Jewelry'] } }, { 'ui:widget': 'checkboxes' }, ['Camera']),
];
