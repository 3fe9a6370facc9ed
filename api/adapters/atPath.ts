import type { Contract } from '../contracts/contract';

/** The call at the site's own path, where it has one. */
export const atPath = <Request, Answer>(contract: Contract<Request, Answer>, path: string | undefined): Contract<Request, Answer> =>
  (path?.startsWith('/') ? { ...contract, path } : contract);
