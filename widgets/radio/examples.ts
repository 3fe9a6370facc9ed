import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Yes or no', { type: 'boolean', title: 'Have you already signed the agreement?' }, { 'ui:widget': 'radio' }, false),
  one('With help', { type: 'string', title: 'What is the car for?', enum: ['personal', 'business'] }, {
    'ui:widget': 'radio', 'ui:options': { choices: [{ value: 'personal', title: 'Personal use', help: 'Holidays, visits, moving house' }, { value: 'business', title: 'Business use', help: 'Anything you are paid for' }] },
  }),
  one('Compact', { type: 'string', title: 'How would you like to pay?', enum: ['monthly', 'annual'] }, { 'ui:widget': 'radio', 'ui:options': { compact: true, enumNames: ['Monthly', 'Once a year'] } }, 'annual'),
];
