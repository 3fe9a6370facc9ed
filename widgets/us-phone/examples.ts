import { one, type Example } from '../parts/example';

const number = { type: 'string', title: 'Phone number', pattern: '^[2-9]\\d{9}$' };
const ui = { 'ui:widget': 'usPhone', 'ui:placeholder': 'Phone Number (e.g. 555-555-5555)' };
export const examples: readonly Example[] = [
  one('US phone', number, ui),
  one('With a number', number, ui, '6145550142'),
  one('Of another country', number, ui, '+442079460958'),
];
