import type { Clock } from '#engine';
import type { Contract } from './contracts/contract';
import type { PartnerInfo, SiteInfo } from './contracts/site';
import type { Services } from './services/types';

/** The visit, in memory; only `embedded` and `metadata` are stored (C-53). */
export interface Session {
  /** From the page's URL, on embed routes only. Never stored. */
  readonly urlToken?: string;
  readonly site?: SiteInfo;
  readonly partner?: PartnerInfo;
  readonly embedded: boolean;
  /** utm_*, gclid and the partner's client_id (S-53). */
  readonly metadata: Readonly<Record<string, string>>;
  /** A logged-in account holder (S-14). */
  readonly account?: Account;
}
interface Account {
  readonly email: string;
  readonly id?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
}

export interface SendOptions<Request> {
  readonly body?: Request;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Fills `{name}` in the contract's path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Where the flow's address is, for X-Environment (S-54). */
  readonly at?: { readonly lat?: number; readonly lng?: number };
}
/** The one client. Resolves with an answer that matches its contract, or rejects with an ApiError. */
export interface Http {
  send<Request, Answer>(contract: Contract<Request, Answer>, options?: SendOptions<NoInfer<Request>>): Promise<Answer>;
}

/** What an adapter is given. */
export interface Tools {
  readonly http: Http;
  readonly services: Services;
  readonly session: Session;
  readonly clock: Clock;
  readonly newId: () => string;
}
