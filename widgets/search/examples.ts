import { one, type Example } from '../parts/example';

const trades = ['Accountant', 'Bakery', 'Barber shop', 'Bookkeeper', 'Caterer', 'Coffee shop', 'Florist', 'Graphic designer', 'Photographer', 'Software developer', 'Tutor', 'Wholesale bakery'];
const classes = Array.from({ length: 10_000 }, (_, at) => ({ value: at, title: `${trades[at % trades.length]} ${at}` }));
export const examples: readonly Example[] = [
  one('Searchable select', { type: 'string', title: 'Business type', enum: trades }, { 'ui:widget': 'search' }),
  one('Ten thousand choices', { type: 'integer', title: 'Business class', enum: classes.map(({ value }) => value) }, { 'ui:widget': 'search', 'ui:options': { choices: classes } }, 9_000),
];
