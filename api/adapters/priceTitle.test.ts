import { expect, it } from 'vitest';
import { byPriceDescending } from './priceTitle';

const ordered = (...titles: readonly (string | undefined)[]) =>
  byPriceDescending(titles.map((pricing_title) => ({ information: { pricing_title } })))
    .map(({ information }) => information.pricing_title);

it('plans come by the amount in their price title, highest first; without an amount by its text (CO-008, C-30)', () => {
  expect(ordered('$8.00/day', '$12.00/day', '$1,010/day', '$9.50/day')).toEqual(['$1,010/day', '$12.00/day', '$9.50/day', '$8.00/day']);
  expect(ordered('Basic', 'Plus')).toEqual(['Plus', 'Basic']);
});
it('plans without a price title stay in the order in which they came (CL-021)', () => {
  expect(ordered(undefined, undefined)).toEqual([undefined, undefined]);
  expect(ordered(undefined, '$9.50/day')).toEqual(['$9.50/day', undefined]);
});
