import { checkFlow } from '#engine/check';
import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';

type Line = Pick<CatalogueEntry, 'variants' | 'product'>;

/** What is wrong with the definitions of the catalogue, each variant of them: asked at build time, so that the page need not carry the checker. */
export async function mistakesInLines(lines: readonly Line[] = catalogue): Promise<readonly string[]> {
  const products = await Promise.all(lines.flatMap(({ variants = [], product }) => [undefined, ...variants].map((settings) => product(settings))));
  return products.flatMap(({ flow, adapters, derive, survey }) => checkFlow(flow, { calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined }));
}
