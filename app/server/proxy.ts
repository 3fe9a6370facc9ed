import { randomUUID } from 'node:crypto';
import { failureLine } from '#api/failureLine';
import { closedPolicy } from './csp';

/** Headers that belong to one connection and are not passed on (RFC 9110 section 7.6.1). */
const connectionHeaders = [
  'connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding',
  'upgrade',
];
/**
 * fetch sets the first ones itself and sends no `expect`, which the shop has answered; the partner must not get the shop's cookies. Whose
 * address counts the shop says, and which path is asked for: a visitor could write any other into the last ones.
 */
const requestHeaders = [
  'host', 'content-length', 'accept-encoding', 'expect', 'cookie', 'x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip',
  'x-cluster-client-ip', 'true-client-ip', 'cf-connecting-ip', 'fastly-client-ip', 'x-original-url', 'x-rewrite-url',
];
/** What the page reads of an answer. Everything else a partner could tell the browser is the shop's to say. */
const responseHeaders = ['x-request-id', 'retry-after', 'content-language', 'vary'];

function without(headers: Headers, names: readonly string[]): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase()).filter(Boolean);
  const kept = new Headers(headers);
  for (const name of [...connectionHeaders, ...names, ...named]) kept.delete(name);
  return kept;
}

/** A document is saved, not shown; where a browser shows it all the same, nothing of it runs. */
const documentHeaders = {
  'content-type': 'application/pdf', 'content-disposition': 'attachment', 'content-security-policy': `${closedPolicy}; sandbox`,
};
/** Anything else counts as JSON, whatever the partner calls it: no answer becomes a page of the shop's origin. */
const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'content-security-policy': closedPolicy };
function headersOf(answer: Headers): Headers {
  const headers = new Headers();
  for (const name of responseHeaders) {
    const value = answer.get(name);
    if (value !== null) headers.set(name, value);
  }
  const isDocument = /^application\/pdf *(;|$)/i.test(answer.get('content-type') ?? '');
  for (const [name, value] of Object.entries(isDocument ? documentHeaders : jsonHeaders)) headers.set(name, value);
  headers.set('x-content-type-options', 'nosniff');
  // S22: who was quoted what is kept nowhere on the way, and the page keeps nothing either (api/http.ts).
  headers.set('cache-control', 'no-store');
  return headers;
}

/** Of our own, with a number that the visitor can be asked for. */
const refused = (code: string): Response => Response.json({ error: { code } }, { status: 502, headers: { 'x-request-id': randomUUID() } });
/** `ECONNREFUSED` and the like; fetch has it in the cause. */
const reasonOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause ?? error : undefined;
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code ?? cause.name : 'unknown';
};
/**
 * Servers differ in what they take for a step upwards: `..%2f`, `..;`. At the partner's it would lead out of the API. What every server
 * takes for one is gone: URL resolves it.
 */
const leadsUp = (path: string): boolean => /(?:\/|%2f|%5c)(?:\.|%2e){2}(?:\/|%2f|%5c|;|$)/i.test(path);
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);
/** A redirect within the partner's API becomes one within ours. Any other leads nowhere: neither the server nor the browser follows it. */
function redirected(answer: Response, asked: URL, base: string): Response {
  const location = answer.headers.get('location');
  const to = location && URL.canParse(location, asked) ? new URL(location, asked).href : '';
  const path = to.startsWith(`${base}/api/`) ? to.slice(base.length) : undefined;
  if (path === undefined) return refused('partner_redirect');
  return new Response(null, { status: answer.status, headers: { location: path } });
}

/** Sends a call on to the partner, and the whole answer back. One that cannot be reached, or breaks off, is a 502 in its error shape. */
export function createProxy(
  target: string, send: typeof fetch = fetch, log: (line: string) => void = console.error,
): (request: Request, remoteAddress?: string) => Promise<Response> {
  const base = new URL(target).href.replace(/\/$/, '');
  /** The answer, and a line of the log about it when it is one of 5xx. */
  const told = (answer: Response, { method, url }: Request, code: string): Response => {
    if (answer.status >= 500) log(failureLine({ method, url, status: answer.status, request: answer.headers.get('x-request-id'), code }));
    return answer;
  };
  return async (request, remoteAddress) => {
    const { pathname, search } = new URL(request.url);
    // fetch refuses to send it, which would look as if the partner did not answer.
    if (request.method === 'TRACE') return Response.json({ error: { code: 'method_not_allowed' } }, { status: 405 });
    if (leadsUp(pathname)) return Response.json({ error: { code: 'not_found' } }, { status: 404 });
    const address = new URL(base + pathname + search);
    const headers = without(request.headers, requestHeaders);
    if (remoteAddress) headers.set('x-forwarded-for', remoteAddress);
    headers.set('x-forwarded-host', request.headers.get('host') ?? '');
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const answer = await send(address, {
        method: request.method, headers, redirect: 'manual', signal: request.signal,
        ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
      } as RequestInit);
      if (isRedirect(answer.status)) return told(redirected(answer, address, base), request, 'partner_redirect');
      // Read before any of it is sent: half an answer could not be taken back, nor told in the log.
      const body = answer.body && await answer.arrayBuffer();
      return told(new Response(body, { status: answer.status, headers: headersOf(answer.headers) }), request, 'partner');
    } catch (error) {
      const answer = refused('partner_unreachable');
      // A visitor who has left is no failure.
      return request.signal.aborted ? answer : told(answer, request, `partner_unreachable ${reasonOf(error)}`);
    }
  };
}
