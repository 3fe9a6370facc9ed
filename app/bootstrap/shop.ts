import { createContext, useContext } from 'react';
import type { PageConfig } from '#api/services/config';
import type { PartnerInfo, SiteInfo } from '#api/contracts/site';
import type { Services } from '#api/services/types';
import type { Http, Session } from '#api/types';
import type { GuardedStorage } from './storage';

/** What the whole page shares, made once at the start. */
export interface Shop {
  readonly config: PageConfig;
  readonly http: Http;
  readonly services: Services;
  readonly storage: GuardedStorage;
  readonly site: SiteInfo;
  readonly partner?: PartnerInfo;
  readonly embedded: boolean;
  /** The session of this moment. */
  readonly session: () => Session;
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
