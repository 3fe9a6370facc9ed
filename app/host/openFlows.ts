import type { CatalogueEntry } from '#flows/types';
import type { Shop } from '../bootstrap/shop';
import type { FlowInUse } from './flowInUse';

/** A line is mounted twice: at the top, and for partners' pages (AS-001). */
export type Mount = '' | '/embed/v1';

/** Every flow that was opened in this page. Apart from flowInUse.ts, so that a landing page need not carry the engine to forget one. */
export const openFlows = new Map<string, Promise<FlowInUse>>();

/** Every storage key of a flow starts so. */
const prefix = 'surefoot.';
/** The storage key of a flow's answers, and its name in `openFlows`. */
export const keyOf = ({ id }: Pick<CatalogueEntry, 'id'>, mount: Mount): string => `${prefix}${id}${mount.replaceAll('/', '.')}`;

/** The item in which an order of a line stays while it is in doubt (D19). One for both mounts: the visitor is the same. */
export const orderKeyOf = ({ id }: Pick<CatalogueEntry, 'id'>): string => `${prefix}order.${id}`;
/** The item with the receipts that this browser was given. */
export const receiptsKey = `${prefix}receipts`;

function stop(key: string, onStopped: () => void): void {
  const running = openFlows.get(key);
  openFlows.delete(key);
  running?.then(({ run }) => { run.stop(); onStopped(); }).catch(() => undefined);
}

/** Forgets the answers of a line: stored ones, and those of its running machine (RN-019). Not while an order is in doubt. */
export function forgetFlow(entry: CatalogueEntry, mount: Mount, { storage, lasting }: Pick<Shop, 'storage' | 'lasting'>): void {
  if (lasting.getItem(orderKeyOf(entry)) !== null) return;
  const key = keyOf(entry, mount);
  const forget = (): void => storage.removeWhere((name) => name === key || name.startsWith(`${key}/`));
  forget();
  // A machine that is being opened just now may store its first state.
  stop(key, () => { if (!openFlows.has(key)) forget(); });
}

/** Sign-out and reset: forgets the answers of all lines, the token and its account (RN-072, RC-054). How the page is embedded stays. */
export function forgetEverything({ storage, forgetToken }: Pick<Shop, 'storage' | 'forgetToken'>): void {
  const forget = (): void => storage.removeWhere((name) => name.startsWith(prefix));
  forget();
  for (const key of openFlows.keys()) stop(key, forget);
  forgetToken();
}
