import { matchesSchema } from '#engine/rules';
import ky, { NetworkError } from 'ky';
import type { Contract } from './contracts/contract';
import { detectEnvironment, type Environment } from './environment';
import { ApiError } from './errors';
import { apiErrorOf, requestIdOf } from './http/apiError';
import { createHeaders } from './http/headers';
import { mismatchIn } from './http/mismatch';
import { retries } from './http/retries';
import type { ErrorReports } from './services/types';
import { timeLimits } from './timeLimits';
import type { Http, SendOptions, Session } from './types';

/** CH-015: texts travel trimmed, and a key without a value does not travel. Keys such as `__proto__` stay plain keys (S12). */
const bodyText = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value));

export interface HttpOptions {
  /** The API's host; empty is our own origin (CH-020). */
  readonly apiUrl: string;
  readonly session: () => Session;
  readonly fetch?: (input: Request) => Promise<Response>;
  readonly reports?: Pick<ErrorReports, 'breadcrumb' | 'report'>;
  readonly environment?: Environment;
  /** Where an answer that is refused differs from its contract, for whoever works on a line. */
  readonly warn?: (text: string) => void;
  /** Called once per 401, so that the session forgets the token (D3). */
  readonly onUnauthorized?: () => void;
}

/** ky clones a request that it may retry. A clone's body is a stream, which developer tools and browser tests cannot read. */
const withText = async (request: Request): Promise<Request> =>
  (request.body ? new Request(request, { method: request.method, body: await request.text() }) : request);

/** ky's time limit and retries end when the headers arrive. They must cover the body as well, so it is read here. */
const readWhole = async (fetch: (input: Request) => Promise<Response>, request: Request): Promise<Response> => {
  try {
    const response = await fetch(await withText(request));
    await response.clone().arrayBuffer();
    return response;
  } catch (cause) {
    throw new NetworkError(request, { cause: cause as Error });
  }
};

/** The one client. ky does time limits, retries and abort; every failure becomes one ApiError. */
export const createHttp = ({ apiUrl, session, reports, warn, onUnauthorized, ...options }: HttpOptions): Http => {
  const headersOf = createHeaders({ session, environment: options.environment ?? detectEnvironment(), reports });
  const client = ky.create({
    cache: 'no-store', stringifyJson: bodyText,
    // The global fetch is read at each call, because it may be replaced.
    fetch: (request) => readWhole(options.fetch ?? globalThis.fetch, request as Request),
  });

  return {
    async send<Request, Answer>(contract: Contract<Request, Answer>, sending: SendOptions<Request> = {}): Promise<Answer> {
      const { method, path, kind } = contract;
      const label = `${method} ${path}`;
      try {
        const response = await client(addressOf(apiUrl, contract, sending), {
          method, headers: headersOf(contract, sending), json: sending.body, signal: sending.signal,
          timeout: timeLimits[kind], retry: retries[kind],
        });
        const answer: unknown = await response.json().catch(() => undefined);
        // An answer that does not match its contract is not used at all (F12 to F15).
        if (!matchesSchema(contract.answer, answer)) {
          const where = answer === undefined ? 'no JSON' : mismatchIn(contract.answer, answer);
          reports?.breadcrumb('http', `${label} ${response.status}: ${where}`);
          warn?.(`${contract.id}: ${where}: the answer is refused by its contract.`);
          throw new ApiError({ code: 'malformed', outcome: 'unknown', status: response.status, request: requestIdOf(response) });
        }
        reports?.breadcrumb('http', `${label} ${response.status}`);
        return answer as Answer;
      } catch (error) {
        const failure = apiErrorOf(error, kind, sending.signal);
        if (failure.code === 'aborted') throw failure;
        reports?.breadcrumb('http', `${label} ${failure.status ?? failure.code}`);
        reports?.report(failure, { request: failure.request, code: failure.code });
        if (failure.code === 'unauthorized') onUnauthorized?.();
        throw failure;
      }
    },
  };
};

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path}: no value for {${name}}`);
    return encodeURIComponent(value);
  });

type Parameters = Pick<SendOptions<unknown>, 'params' | 'query'>;
/** The URL of a call: the API's host, the contract's path with its parameters, and the query without empty values. */
const addressOf = (apiUrl: string, contract: Pick<Contract, 'path'>, { params = {}, query: values = {} }: Parameters): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  ).toString();
  return `${apiUrl.replace(/\/+$/, '')}${fill(contract.path, params)}${query && `?${query}`}`;
};
