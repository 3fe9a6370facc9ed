import { createHttp, type HttpOptions } from '#api/http';
import type { Http } from '#api/types';
import { matchesContract } from './matchesContract';

export type ClientOptions = Omit<HttpOptions, 'validate' | 'mismatch'>;
/** The page's client: an answer that its contract refuses is none. */
export const createClient = (options: ClientOptions): Http => createHttp({ ...options, validate: matchesContract, mismatch });

/** Fetched only for an answer that is refused; whoever works on a line reads it in the console. */
const mismatch: HttpOptions['mismatch'] = async ({ id, answer }, value) => {
  const where = (await import('./mismatch')).mismatchIn(answer, value);
  if (import.meta.env.DEV) console.warn(`${id}: ${where}: the answer is refused by its contract.`);
  return where;
};
