import { createClock } from '#engine';
import { createDraftService } from '#api/sandbox/quotes/draft';
import { entryOf, summaryOf } from '#flows/file/entry';
import type { LineFile } from '#flows/file/lineFile';
import { productOf, ratingOf } from '#flows/file/product';
import type { CatalogueEntry } from '#flows/types';
import type { Shop } from '../../bootstrap/shop';
import { quietShop } from '../quietShop';

/** The line of a draft, as the shop knows its own. */
export function entryOfDraft(line: LineFile): CatalogueEntry {
  const absent = async (): Promise<never> => { throw new Error('A draft is shown step by step.'); };
  return entryOf(summaryOf(line, 'draft'), { landing: absent, faq: absent, product: async () => productOf(line) });
}

/** A shop that sells one draft: its calls are answered by its own rating. */
export function draftShop(shop: Shop, line: LineFile): Shop {
  const rating = ratingOf(line);
  return { ...quietShop(shop), http: rating ? createDraftService(rating, createClock(), shop.http) : shop.http };
}
