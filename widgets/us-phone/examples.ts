import { one, type Example } from '../parts/example';

const number = { type: 'string', title: 'Phone number', pattern: '^\\d{10}$' };
const ui = { 'ui:widget': 'usPhone', 'ui:placeholder': 'Phone Number (e.g. 555-555-5555)', 'ui:messages': { pattern: 'Phone number must have 10 digits, like 555-555-5555' } };
export const examples: readonly Example[] = [
  one('US phone', number, ui),
  one('With a number', number, ui, '6145550142'),
  one('Of another country', number, ui, '+442079460958'),
];
