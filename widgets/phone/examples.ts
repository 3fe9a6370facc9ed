import { one, type Example } from '../parts/example';

const number = { type: 'string', title: 'Phone', pattern: '^\\+(1\\d{10}|(?!1)\\d{8,15})$' };
export const examples: readonly Example[] = [
  one('Phone', number, { 'ui:widget': 'phone', 'ui:placeholder': 'Phone Number (e.g. 555-555-5555)' }),
  one('With a number', number, { 'ui:widget': 'phone' }, '+16145550142'),
  one('One country only', number, { 'ui:widget': 'phone', 'ui:options': { countries: ['ZA'] } }, '+27821234567'),
];
