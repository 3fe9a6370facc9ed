import { expect, it } from 'vitest';
import { formatVerdict, isClean } from '#engine/explore';
import type { LineFile } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import { shippedFiles } from '../support/lines';
import { proveFlow } from './proveFlow';

const pet = shippedFiles.find(({ entry }) => entry.id === 'pet') as (typeof shippedFiles)[number];
it('a line that is rated so that nobody can buy it is not clean, although its calls answer with examples', async () => {
  const { file } = await pet.entry.product();
  const { rating, ...line } = file as LineFile & Required<Pick<LineFile, 'rating'>>;
  const verdict = await proveFlow(productOf({ ...line, rating: { ...rating, noOffers: [{ when: { state: true } }] } }));
  expect([verdict.complete, isClean(verdict)]).toEqual([true, false]);
  expect(formatVerdict(verdict, undefined, (at) => at.join('.')))
    .toMatch(/undecided price pet: none .* gets one: \d+ × “This plan is not offered for these answers\.”.* \(rating\)$/mu);
});
