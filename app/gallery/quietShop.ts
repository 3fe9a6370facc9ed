import type { Shop } from '../bootstrap/shop';
import { createStorage } from '../bootstrap/storage';

const nothing = (): void => undefined;
/** Storage of this page alone. */
const inMemory = () => createStorage(() => { throw new Error('The gallery stores no visit.'); });

/** A shop for a page of the gallery that shows a visit: nothing of it is stored, counted or told to anybody. */
export function quietShop(shop: Shop): Shop {
  const { site } = shop.session();
  return {
    ...shop, lines: [], embedded: false, prefill: {}, storage: inMemory(), lasting: inMemory(),
    services: {
      ...shop.services,
      analytics: { page: nothing, track: nothing, identify: nothing }, parent: { post: nothing },
      reports: { breadcrumb: nothing, report: nothing, user: nothing },
    },
    session: () => ({ embedded: false, metadata: {}, ...(site ? { site } : {}), ...(shop.partner ? { partner: shop.partner } : {}) }),
    onSession: () => nothing, logIn: nothing, forgetToken: nothing,
  };
}
