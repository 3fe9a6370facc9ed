import { checkFlow } from '#engine/check';
import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';

type Line = Pick<CatalogueEntry, 'variants' | 'product'>;

/**
 * The mistakes in all definitions of the catalogue and their variants. The build asks for them, so
 * that the page does not carry the checker.
 */
export async function flowMistakes(lines: readonly Line[] = catalogue): Promise<readonly string[]> {
  const products =
    await Promise.all(lines.flatMap(({ variants = [], product }) => [undefined, ...variants].map((settings) => product(settings))));
  return products.flatMap(({ flow, adapters, derive, survey }) =>
    checkFlow(flow, { calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined }));
}
