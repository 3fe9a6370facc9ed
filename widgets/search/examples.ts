import { one, type Example } from '../parts/example';

const trades = ['Accountant', 'Bakery', 'Barber shop', 'Bookkeeper', 'Caterer', 'Coffee shop', 'Florist', 'Graphic designer', 'Photographer', 'Software developer', 'Tutor', 'Wholesale bakery'];
export const examples: readonly Example[] = [
  one('Searchable select', { type: 'string', title: 'Business type', enum: trades }, { 'ui:widget': 'search' }),
];
