import type { CatalogueEntry } from '#flows/types';
import type { Shop } from '../bootstrap/shop';
import type { Mount } from '../router/match';
import type { FlowInUse } from './inUse';

/** Every flow that has been opened in this page. Apart from inUse.ts, so that a landing page need not carry the engine to forget one. */
export const known = new Map<string, Promise<FlowInUse>>();

/** Of everything that is stored of flows. */
const family = 'surefoot.';
/** Where a flow's answers are stored, and what it is known by. */
export const keyOf = ({ id }: Pick<CatalogueEntry, 'id'>, mount: Mount): string => `${family}${id}${mount.replaceAll('/', '.')}`;

function stop(key: string, after: () => void): void {
  const running = known.get(key);
  known.delete(key);
  running?.then(({ run }) => { run.stop(); after(); }).catch(() => undefined);
}

/** Answers of a line are gone: stored ones, and those of its running machine (RN-019). */
export function forgetFlow(entry: CatalogueEntry, mount: Mount, { storage }: Pick<Shop, 'storage'>): void {
  const key = keyOf(entry, mount);
  const forget = (): void => storage.removeWhere((name) => name === key || name.startsWith(`${key}/`));
  forget();
  // A machine that is being opened just now may store its beginning.
  stop(key, () => { if (!known.has(key)) forget(); });
}

/** Sign-out and reset: answers of all lines, the token and who it belongs to (RN-072, RC-054). How the page is embedded stays. */
export function forgetEverything({ storage, forgetToken }: Pick<Shop, 'storage' | 'forgetToken'>): void {
  const forget = (): void => storage.removeWhere((name) => name.startsWith(family));
  forget();
  for (const key of known.keys()) stop(key, forget);
  forgetToken();
}
