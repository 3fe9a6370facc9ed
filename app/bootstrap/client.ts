import { createHttp, type HttpOptions } from '#api/http';
import type { Http } from '#api/types';
import { matchesContract } from './matchesContract';

export type ClientOptions = Omit<HttpOptions, 'validate'>;
/** The page's client: an answer that its contract refuses is none. */
export const createClient = (options: ClientOptions): Http => createHttp({ ...options, validate: matchesContract });
