import type { Clock } from '#engine';
import type { Contract } from '../../contracts/contract';
import type { Owner } from '../access/owner';
import type { Database } from '../database/types';
import type { QuoteLine } from '../quotes/line';
import type { SoldLine } from '../site/soldLines';
import type { Site } from '../site/sites';

/** What every handler may use. */
export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** How long a purchase waits for another one of the same quote before it answers 409. */
  readonly lockTimeoutMs: number;
  /** A line of the quote service by its code; refuses those that nothing rates. */
  readonly lineOf: (code: string) => QuoteLine;
  /** The lines that are files, as they are now. */
  readonly soldLines: () => readonly SoldLine[];
}
/** A request that matches its contract. */
export interface Call<Request = unknown> {
  readonly body: Request;
  readonly query: Readonly<Record<string, string>>;
  /** What stands for `{name}` in the contract's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The host name the browser used. */
  readonly host: string;
  /** Whose token came along; undefined for an anonymous call. */
  readonly site?: Site;
  readonly owner: Owner;
  readonly remoteAddress?: string;
  readonly deps: Deps;
}
/** One contract and what the sandbox does for it. */
export interface Handler {
  readonly contract: Contract;
  readonly run: (call: Call<never>) => Promise<unknown> | unknown;
  /** Another spelling of the contract's path. */
  readonly also?: string;
}
export const handle = <Request, Answer>(
  contract: Contract<Request, Answer>, run: (call: Call<Request>) => Promise<Answer> | Answer,
): Handler => ({ contract, run });
