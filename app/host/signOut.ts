import type { Shop } from '../bootstrap/shop';
import { forgetEverything } from './openFlows';

/**
 * Where a signed-out visitor goes on: `/`, by a new page, so that nothing of before is left in memory. Inside another page `/` must not
 * be shown (S6): there it is the first page of the same line.
 */
export const afterSignOut = ({ path, framed }: { readonly path: string; readonly framed: boolean }): string =>
  (framed ? /^\/embed\/v1\/[^/]+/.exec(path)?.[0] : undefined) ?? '/';

/** S-15, PS-003: answers of all lines, the token and who it belongs to are forgotten. */
export function signOut(shop: Parameters<typeof forgetEverything>[0] & Pick<Shop, 'services'>, page: Window = window): void {
  forgetEverything(shop);
  shop.services.parent.post('signed-out');
  page.location.assign(afterSignOut({ path: page.location.pathname, framed: page.parent !== page }));
}
