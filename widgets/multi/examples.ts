import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Several of a list', { type: 'array', title: 'What do you own?', minItems: 1, uniqueItems: true, items: { type: 'string', enum: ['Bicycle', 'Camera', 'Jewelry'] } }, { 'ui:widget': 'checkboxes' }, ['Camera']),
  one('Two or three, with help', { type: 'array', title: 'What do you keep at home?', minItems: 2, maxItems: 3, uniqueItems: true, items: { enum: [1, 2, 3, 4] } }, {
    'ui:widget': 'checkboxes', 'ui:options': { choices: [{ value: 1, title: 'Jewelry', help: 'Watches too' }, { value: 2, title: 'Camera' }, { value: 3, title: 'Bicycle', help: 'Also electric ones' }, { value: 4, title: 'כלי נגינה' }] },
  }, [1]),
];
