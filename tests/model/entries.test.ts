import { expect, it } from 'vitest';
import type { LinePromise } from '#engine';
import { formatEvent } from '#engine/explore';
import { shippedFiles } from '../support/lines';
import { proveFlow } from './proveFlow';

const pet = shippedFiles.find(({ entry }) => entry.id === 'pet') as (typeof shippedFiles)[number];
it('a second entry joins the first, as its call keeps a list: a promise that there is never more than one is broken', async () => {
  const product = await pet.entry.product();
  const alone: LinePromise = { name: 'Nobody insures two pets', at: 'owner', never: { pets: { minItems: 2 } } };
  const { complete, violations } = await proveFlow(product, { ...product.flow, promises: [alone] });
  const saves = violations[0]?.trace.map(formatEvent).filter((event) => event.startsWith('saveEntry: answer')) ?? [];
  expect([complete, violations[0]?.property, saves.length]).toEqual([true, alone.name, 2]);
});
