import { checkFlow } from '#engine/check';
import { catalogue } from '#flows';

/** What is wrong with the definitions of the catalogue: asked at build time, so that the page need not carry the checker. */
export async function mistakesInLines(): Promise<readonly string[]> {
  const products = await Promise.all(catalogue.map((entry) => entry.product()));
  return products.flatMap(({ flow, adapters, derive, survey }) => checkFlow(flow, { calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined }));
}
