import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { failureLine, isCutOff } from '../../failureLine';
import type { Queryable } from '../database/types';
import { createLimit } from '../http/limits';
import type { ConnectionInfo } from '../http/mount';
import frameStyle from './page/frame.css?raw';
import framePage from './page/frame.html?raw';
import frameScript from './page/frame.js?raw';
import numbersScript from './page/numbers.js?raw';
import stripeScript from './page/stripe.js?raw';
import { createToken, type TokenAnswer } from './tokens';

/** Who may draw the card fields: this machine. */
const localShops = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*';

/** The card origin's own strict policy. Its script is for the shop's page, hence cross-origin. */
const headersFor = (contentType: string): Record<string, string> => ({
  'content-type': contentType,
  'content-security-policy': [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
    // Its fields have the typeface of the page around them.
    `font-src ${localShops}`, `frame-ancestors ${localShops}`,
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

export interface CardOriginOptions {
  readonly db: Pick<Queryable, 'query'>;
  readonly clock?: { now(): number };
  /** S18: of one client address; 600 when absent, as in the shop. */
  readonly writesPerMinute?: number;
  /** Where an unexpected error goes, as one line with its request id. */
  readonly log?: (line: string) => void;
}
export interface CardOrigin { fetch(request: Request, info?: ConnectionInfo): Promise<Response> }

const script = 'text/javascript; charset=utf-8';
const files: Readonly<Record<string, readonly [contentType: string, text: string]>> = {
  '/v1/stripe.js': [script, stripeScript],
  '/v1/frame.html': ['text/html; charset=utf-8', framePage],
  '/v1/frame.js': [script, frameScript],
  '/v1/numbers.js': [script, numbersScript],
  '/v1/frame.css': ['text/css; charset=utf-8', frameStyle],
};
const json = 'application/json; charset=utf-8';
const largestBody = 8_000;
const refused = (status: number, message: string): TokenAnswer => ({ status, body: { error: { type: 'invalid_request_error', message } } });

/** Only our own frames may make tokens: a page of another origin cannot send JSON here unseen. */
const isOwnFrame = (request: Request): boolean => {
  try {
    return new URL(request.headers.get('origin') ?? '').host === new URL(request.url).host;
  } catch {
    return false;
  }
};

/** The card provider's stand-in: served on an origin of its own, beside the shop. */
export const createCardOrigin = (
  { db, clock = Date, writesPerMinute = 600, log = console.error }: CardOriginOptions,
): CardOrigin => {
  const writes = createLimit(writesPerMinute);
  const answer = (status: number, contentType: string, body: string): Response =>
    new Response(body, { status, headers: headersFor(contentType) });
  const said = ({ status, body }: TokenAnswer): Response => answer(status, json, JSON.stringify(body));
  const tooMany = (seconds: number): Response => {
    const refusal = said(refused(429, 'Too many requests. Try again in a moment.'));
    refusal.headers.set('retry-after', String(seconds));
    return refusal;
  };
  const makeToken = async (request: Request): Promise<TokenAnswer> => {
    if (!isOwnFrame(request) || !request.headers.get('content-type')?.startsWith('application/json')) {
      return refused(403, 'Card tokens are made by the card frames.');
    }
    const text = await request.text();
    let input: unknown;
    try {
      input = JSON.parse(text);
    } catch {
      return refused(400, 'The request is not JSON.');
    }
    return createToken(db, input, clock.now());
  };
  const failed = (request: Request, error: unknown): Response => {
    const id = crypto.randomUUID();
    if (!isCutOff(request, error)) log(failureLine({ method: request.method, url: request.url, status: 500, request: id, error }));
    const refusal = said({ status: 500, body: { error: { type: 'api_error', message: 'Something went wrong. Try again in a moment.' } } });
    refusal.headers.set('x-request-id', id);
    return refusal;
  };
  // No more of a body is read than it may have: a larger one would be held in memory.
  const tokens = new Hono()
    .post('*', bodyLimit({ maxSize: largestBody, onError: () => said(refused(413, 'The request is too large.')) }),
      async ({ req }) => said(await makeToken(req.raw)))
    .onError((error, { req }) => failed(req.raw, error));
  return {
    async fetch(request, { remoteAddress } = {}) {
      const { pathname } = new URL(request.url);
      if (pathname === '/v1/tokens') {
        const seconds = writes.hit(remoteAddress);
        if (seconds !== undefined) return tooMany(seconds);
        return request.method === 'POST' ? tokens.fetch(request) : said(refused(405, 'Send a POST.'));
      }
      const file = Object.hasOwn(files, pathname) && (request.method === 'GET' || request.method === 'HEAD') ? files[pathname] : undefined;
      return file ? answer(200, file[0], file[1]) : said(refused(404, 'Nothing is here.'));
    },
  };
};
