import { expect, it } from 'vitest';
import { defineFlow } from '#engine';
import { catalogue } from '#flows';
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

it('a line that says nothing for a policy that waits for approval does not build (PY-026)', async () => {
  const silent = catalogue.map((entry) => ({ ...entry, product: async () => {
    const product = await entry.product();
    const { confirmation } = product.flow.steps;
    const steps = { ...product.flow.steps, confirmation: { ...confirmation, content: { ...confirmation?.content, pending: undefined } } };
    return { ...product, flow: { ...product.flow, steps } as Product['flow'] };
  } }));
  const found = await flowMistakes(silent.map(({ product }) => ({ product })));
  expect(found.filter((mistake) => mistake.includes('pending'))).toEqual(catalogue.map(({ id }) =>
    `${id} › confirmation › content: "pending" is missing: the message and the lines of a policy that waits for approval.`));
});
