import { createClock } from '#engine';
import { createDraftService } from '#api/sandbox/quotes/draft';
import { entryOf, summaryOf } from '#flows/file/entry';
import type { LineFile } from '#flows/file/lineFile';
import { productOf, ratingOf } from '#flows/file/product';
import type { CatalogueEntry } from '#flows/types';
import type { Shop } from '../../bootstrap/shop';
import { createStorage } from '../../bootstrap/storage';

const nothing = (): void => undefined;
/** Storage of this page alone. */
const inMemory = () => createStorage(() => { throw new Error('A draft is stored nowhere.'); });

/** The line of a draft, as the shop knows its own. */
export function entryOfDraft(line: LineFile): CatalogueEntry {
  const absent = async (): Promise<never> => { throw new Error('A draft is shown step by step.'); };
  return entryOf(summaryOf(line, 'draft'), { landing: absent, faq: absent, product: async () => productOf(line) });
}

/** A shop that sells one draft: its calls are answered by its own rating, and nothing of it is stored, counted or told to anybody. */
export function draftShop(shop: Shop, line: LineFile): Shop {
  const rating = ratingOf(line);
  const { site } = shop.session();
  return {
    ...shop, lines: [], embedded: false, prefill: {}, storage: inMemory(), lasting: inMemory(),
    http: rating ? createDraftService(rating, createClock(), shop.http) : shop.http,
    services: {
      ...shop.services,
      analytics: { page: nothing, track: nothing, identify: nothing }, parent: { post: nothing },
      reports: { breadcrumb: nothing, report: nothing, user: nothing },
    },
    session: () => ({ embedded: false, metadata: {}, ...(site ? { site } : {}), ...(shop.partner ? { partner: shop.partner } : {}) }),
    onSession: () => nothing, logIn: nothing, forgetToken: nothing,
  };
}
