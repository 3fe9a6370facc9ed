import { expect, it } from 'vitest';
import { defineFlow } from '#engine';
import type { Product } from '#flows/types';
import { flowMistakes } from './flowMistakes';

const line = (next: string): Product => ({
  flow: defineFlow({ id: 'line', code: 'l', base: 'l', title: 'L', start: 'first', calls: {}, steps: {
    first: { path: 'first', screen: 'form', title: 'F', next: next as 'last' }, last: { path: 'last', screen: 'form', title: 'L' },
  } }),
  adapters: {}, derive: {},
});

it('every definition of the catalogue can run', async () => expect(await flowMistakes()).toEqual([]));
it('a mistake is named with its place, also when only one site’s settings choose it', async () => {
  const variants = [{ renters_start_new_york: true }];
  expect(await flowMistakes([{ variants, product: async (settings) => line(settings ? 'lasst' : 'last') }]))
    .toEqual(['line › first › next: no step is named "lasst". Did you mean "last"?']);
});
