import { entryOf, summaryOf } from '#flows/file/entry';
import type { LineFile } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import type { CatalogueEntry } from '#flows/types';

/** The line of a draft, as the shop knows its own. */
export function entryOfDraft(line: LineFile): CatalogueEntry {
  const absent = async (): Promise<never> => { throw new Error('A draft is shown step by step.'); };
  return entryOf(summaryOf(line, 'draft'), { landing: absent, faq: absent, product: async () => productOf(line) });
}
