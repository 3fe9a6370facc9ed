import ky from 'ky';
import type { Clock, JsonSchema } from '#engine';
import type { Contract } from './contracts/contract';
import { detectEnvironment, environmentHeader, type Environment } from './environment';
import { ApiError } from './errors';
import { addressOf } from './http/address';
import { authorization } from './http/authorization';
import { writeJson } from './http/json';
import { aborted, pause, retryAfter } from './http/pause';
import { readAnswer, type Arrived } from './http/readAnswer';
import { tidyBody } from './http/tidyBody';
import type { ErrorReports } from './services/types';
import { longestRetryAfter, patience } from './time-limits';
import type { Http, SendOptions, Session } from './types';

export interface HttpOptions {
  /** The API's host; empty is our own origin (CH-020). */
  readonly apiUrl: string;
  readonly session: () => Session;
  /** Judges an answer by its contract's schema: the engine's rules. */
  readonly validate: (schema: JsonSchema, value: unknown) => boolean;
  readonly fetch?: (input: Request) => Promise<Response>;
  readonly clock?: Pick<Clock, 'now'>;
  readonly reports?: Pick<ErrorReports, 'breadcrumb' | 'report'>;
  readonly environment?: Environment;
  /** Told once per 401, so that the session can forget the token (D3). */
  readonly onUnauthorized?: () => void;
}

type Attempt = Arrived & { readonly retryAfter: string | null };
const unanswered = [502, 503, 504];
const ours = /^\/api\//;

/** The one client: headers, time limits, retries and faults are decided here and nowhere else. */
export const createHttp = ({ apiUrl, session, validate, clock = Date, reports, environment = detectEnvironment(), onUnauthorized, ...options }: HttpOptions): Http => {
  const client = ky.create({
    retry: 0, timeout: false, throwHttpErrors: false, cache: 'no-store', stringifyJson: writeJson,
    // Read at each call, so that a test or a service worker may replace the global one.
    fetch: (input) => (options.fetch ?? globalThis.fetch)(input as Request),
  });
  let saidUnusable = false;

  const headersOf = (contract: Contract<never>, sending: SendOptions<unknown>): Record<string, string> => {
    const headers: Record<string, string> = { accept: 'application/json', ...sending.headers };
    // C-18: every call of the product API, and no other, tells the environment and carries a token.
    if (!ours.test(contract.path)) return headers;
    headers['X-Environment'] = environmentHeader(environment, sending.at);
    const { value, unusable } = authorization(session(), contract.id === 'site.site');
    if (value) headers['Authorization'] = value;
    if (unusable && !saidUnusable) {
      saidUnusable = true;
      reports?.report(new Error(`The ${unusable} token cannot be sent in a header`), { code: 'token_unusable' });
    }
    return headers;
  };

  /** One request, to the last byte of its answer. */
  const attempt = async (url: string, contract: Contract<never>, sending: SendOptions<unknown>): Promise<Attempt> => {
    const outside = sending.signal;
    if (outside?.aborted) throw aborted();
    const stop = new AbortController();
    const leave = () => stop.abort();
    outside?.addEventListener('abort', leave, { once: true });
    let late = false;
    const timer = setTimeout(() => { late = true; stop.abort(); }, patience[contract.kind].limit);
    try {
      const body = sending.body === undefined ? {} : { json: tidyBody(sending.body) };
      const response = await client(url, { method: contract.method, headers: headersOf(contract, sending), signal: stop.signal, ...body });
      const text = await response.text();
      return { status: response.status, text, request: response.headers.get('x-request-id') ?? undefined, retryAfter: response.headers.get('retry-after') };
    } catch (cause) {
      if (outside?.aborted) throw aborted();
      throw new ApiError({ code: late ? 'timeout' : 'network', outcome: 'unknown' }, { cause });
    } finally {
      clearTimeout(timer);
      outside?.removeEventListener('abort', leave);
    }
  };

  /** Sends, and sends again where that is known to be harmless. */
  const persist = async (url: string, contract: Contract<never>, sending: SendOptions<unknown>): Promise<Attempt> => {
    const { repeatsUnanswered, obeysRetryAfter, replays } = patience[contract.kind];
    const mayRepeat = repeatsUnanswered && contract.method === 'GET';
    let arrived: Attempt;
    try {
      arrived = await attempt(url, contract, sending);
    } catch (error) {
      if (!mayRepeat || (error instanceof ApiError && error.code === 'aborted')) throw error;
      return attempt(url, contract, sending);
    }
    if (mayRepeat && unanswered.includes(arrived.status)) return attempt(url, contract, sending);
    const wait = arrived.status === 429 && obeysRetryAfter ? retryAfter(arrived.retryAfter, clock.now()) : undefined;
    if (wait !== undefined && wait <= longestRetryAfter) {
      await pause(wait, sending.signal);
      return attempt(url, contract, sending);
    }
    for (const rest of replays) {
      if (arrived.status !== 409) break;
      await pause(rest, sending.signal);
      arrived = await attempt(url, contract, sending);
    }
    return arrived;
  };

  return {
    async send<Request, Answer>(contract: Contract<Request, Answer>, sending: SendOptions<Request> = {}): Promise<Answer> {
      const called = contract as Contract<never>;
      const label = `${contract.method} ${contract.path}`;
      try {
        const arrived = await persist(addressOf(apiUrl, contract, sending), called, sending);
        reports?.breadcrumb('http', `${label} ${arrived.status}`);
        return readAnswer<Answer>(arrived, contract.kind === 'purchase', (value) => validate(contract.answer, value));
      } catch (error) {
        const failure = error instanceof ApiError ? error : new ApiError({ code: 'default', outcome: 'unknown' }, { cause: error });
        if (failure.code === 'aborted') throw failure;
        if (failure.status === undefined) reports?.breadcrumb('http', `${label} ${failure.code}`);
        reports?.report(failure, { request: failure.request, code: failure.code });
        if (failure.code === 'unauthorized') onUnauthorized?.();
        throw failure;
      }
    },
  };
};
