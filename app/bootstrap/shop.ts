import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageConfig } from '#api/services/config';
import type { PartnerInfo, SiteInfo } from '#api/contracts/site';
import type { CatalogueEntry } from '#flows/types';
import type { Services } from '#api/services/types';
import type { Http, Session } from '#api/types';
import type { Entries } from '../page/history';
import type { Prefill } from './prefill';
import type { GuardedStorage } from './storage';

export type Account = NonNullable<Session['account']>;

/** What the whole page shares, made once at the start. */
export interface Shop {
  readonly config: PageConfig;
  readonly http: Http;
  readonly services: Services;
  readonly storage: GuardedStorage;
  /** Outlives the tab: orders in doubt, which receipts this browser was given (D19), and that somebody signs out. Nothing personal. */
  readonly lasting: GuardedStorage;
  /** The browser's history. */
  readonly entries: Entries;
  readonly site: SiteInfo;
  readonly partner?: PartnerInfo;
  readonly embedded: boolean;
  /** The lines whose addresses are open here: those that are code, and the files that this site sells. */
  readonly lines: readonly CatalogueEntry[];
  /** And the files that other sites sell, but none whose file is gone. */
  readonly allLines: readonly CatalogueEntry[];
  /** The session of this moment. */
  readonly session: () => Session;
  /** Told when somebody logs in, or the token is gone. */
  readonly onSession: (listener: () => void) => () => void;
  /** Who holds the token of the address (S-14); ignored without one. */
  readonly logIn: (account: Account | undefined) => void;
  /** What the first address of the page said about the visitor. */
  readonly prefill: Prefill;
  /** The token was refused, or has done its work (D3, S9). */
  readonly forgetToken: () => void;
}

export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop around a component. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('A page needs a shop around it (app/main.tsx).');
  return shop;
}

/** Who is logged in at this moment. */
export function useAccount(): Account | undefined {
  const { session, onSession } = useShop();
  return useSyncExternalStore(onSession, () => session().account, () => undefined);
}
