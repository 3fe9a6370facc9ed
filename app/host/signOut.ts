import type { Shop } from '../bootstrap/shop';
import { forgetEverything } from './openFlows';

/**
 * Where a signed-out visitor goes on: `/`, by a new page, so that nothing of before is left in memory. Inside another page `/` must not
 * be shown (S6): there it is the first page of the same line.
 */
export const afterSignOut = ({ path, framed }: { readonly path: string; readonly framed: boolean }): string =>
  (framed ? /^\/embed\/v1\/[^/]+/.exec(path)?.[0] : undefined) ?? '/';

type Leaving = Parameters<typeof forgetEverything>[0] & Pick<Shop, 'services'>;

/** The item of the lasting storage by which the tabs of a browser learn that somebody signs out in one of them. */
const signedOutKey = 'surefoot.signed-out';

/** S-15, PS-003: answers of all lines, the token and who it belongs to are forgotten, here and in the other tabs. */
export function signOut(shop: Leaving & Pick<Shop, 'lasting'>, page: Window = window): void {
  shop.lasting.setItem(signedOutKey, 'now');
  shop.lasting.removeItem(signedOutKey);
  leave(shop, page);
}

/** Whoever signs out leaves nobody signed in, in no tab: the next visitor of this computer may be somebody else. */
export function followSignOut(shop: Leaving & Pick<Shop, 'session'>, page: Window = window): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === signedOutKey && newValue !== null && shop.session().account) leave(shop, page);
  });
}

function leave(shop: Leaving, page: Window): void {
  forgetEverything(shop);
  shop.services.parent.post('signed-out');
  page.location.assign(afterSignOut({ path: page.location.pathname, framed: page.parent !== page }));
}
