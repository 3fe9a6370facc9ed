import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { errorLine, failureLine } from '#api/failureLine';
import type { PageConfig } from '#api/services/config';
import { leadsToEmbed } from '../bootstrap/arrival';
import { isService } from '../lines/ownAddresses';
import { clientAddress } from './clientAddress';
import { mountLines, type WatchedLines } from './lineRoutes';
import { closedPolicy, csp } from './csp';
import embed from '../embed/embed.js?raw';
import type { Drawing } from './drawing';
import { mountHealth, type Health } from './health';
import { newVisitScript, page } from './page';
import { shownPage, type ShownPage } from './shownPage';
import type { createSites } from './sites';

/** A service behind the shop: the sandbox, or the proxy to the partner. */
export type Service = (request: Request, remoteAddress?: string) => Promise<Response>;
interface Parts {
  readonly config: PageConfig;
  readonly api: Service;
  /** What is asked at /healthz; the shop has no such address when absent. */
  readonly health?: Health;
  /** The sandbox's own pages and documents; absent with a real partner. */
  readonly sandbox?: Service;
  readonly sites: ReturnType<typeof createSites>;
  readonly html: (path: string) => Promise<string>;
  readonly assets: (path: string, acceptEncoding: string) => Response | undefined;
  /** The modules that a page needs; it finds them itself when absent. */
  readonly modules?: (shown: ShownPage) => readonly string[];
  /** The lines that are files. */
  readonly lines?: WatchedLines;
  /** Those files may be changed from the page. */
  readonly writable?: boolean;
  /** What the page shows before a script has come; nothing when absent. */
  readonly draw?: Drawing;
  /** Has a tester set a failure of the first two calls? The page then meets it itself. */
  readonly failsAtStart?: (headers: Headers) => boolean;
  /** How many proxies say whose address counts; none when absent. */
  readonly trustProxy?: number;
  /** Where an error goes, as one line. */
  readonly log?: (line: string) => void;
}
interface Bindings { readonly incoming?: IncomingMessage }
type Shop = Hono<{ Bindings: Bindings }>;

/** The gallery shows drafts and replays in a frame of our own; there is none with a real partner. */
const framedPages: ReadonlySet<string> = new Set(['/gallery/draft', '/gallery/replay/stage']);
const studioPage = (path: string): 'studio' | 'draft' | undefined =>
  (framedPages.has(path) ? 'draft' : path.startsWith('/gallery/') || path === '/gallery' ? 'studio' : undefined);
/** How long a page waits for its site settings: embed routes need `frame_ancestors`, other pages only the origin of the logo. */
const siteTimeout = (embedded: boolean): number => (embedded ? 10_000 : 1_500);

const security: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // The address may hold a partner's token until the page has read it: no request repeats it (S8).
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=()',
};

const pageHeaders = (policy: string, embedded: boolean, studio: ReturnType<typeof studioPage>): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy,
  // For browsers that do not know frame-ancestors; it cannot name partners, so embed routes go without.
  ...(embedded ? {} : { 'x-frame-options': studio === 'draft' ? 'SAMEORIGIN' : 'DENY' }),
});

/** Failures on demand: closes the socket, so that the browser sees a lost connection. */
function cut({ env }: Context<{ Bindings: Bindings }>): Response {
  env.incoming?.socket.destroy();
  return new Response(null, { status: 502 });
}

/** Hands a request on to a service behind the shop. */
const pass = (service: Service, trustProxy: number) => async (c: Context<{ Bindings: Bindings }>): Promise<Response> => {
  const incoming = c.env?.incoming;
  const answer = await service(c.req.raw, incoming && clientAddress(incoming, trustProxy));
  if (answer.headers.get('x-sandbox-cut') === '1') return cut(c);
  const headers = new Headers(answer.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  // The browser shows PDF documents in a page of its own.
  const isDocument = headers.get('content-type')?.startsWith('application/pdf');
  if (!isDocument && !headers.has('content-security-policy')) headers.set('content-security-policy', closedPolicy);
  return new Response(answer.body, { status: answer.status, headers });
};

/** Answers with the page that a path shows: what is known of its site, how it looks before a script has come, and its policy. */
function createPages(parts: Parts, log: (line: string) => void) {
  const { config, sandbox, sites, html, modules = () => [], draw = async () => ({ html: '' }), failsAtStart = () => false, lines } = parts;
  // The browser can draw the page as well.
  const drawnOrNot: Drawing = (...shown) => draw(...shown).catch((error: unknown) => {
    log(errorLine('The page could not be drawn:', error));
    return { html: '' };
  });
  return async ({ url, headers }: Request, path: string, status: number): Promise<Response> => {
    const embedded = leadsToEmbed(path);
    const studio = sandbox && studioPage(path);
    await lines?.ready;
    const nonce = randomBytes(18).toString('base64');
    const { settings, site, partner } = await sites(headers.get('host') ?? '', siteTimeout(embedded));
    const known = failsAtStart(headers) ? {} : { site, partner };
    const files = lines?.lines() ?? [];
    const shown = shownPage(path, { config, site, files });
    const drawn = await drawnOrNot(new URL(url), shown, known);
    const ahead = { ...known, lines: files.map(({ summary }) => summary), modules: modules(shown), drawn, framed: embedded };
    const policy = csp(config, settings, { nonce, embedded, ...(studio ? { studio } : {}) });
    return new Response(page(await html(path), config, nonce, ahead), { status, headers: pageHeaders(policy, embedded, studio) });
  };
}

/** Scripts that are not files of the build. */
function mountScripts(shop: Shop): void {
  // Partners load this address for ever, so it is cached for a few minutes only.
  shop.get('/embed.js', (c) => c.body(embed, 200, {
    'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*',
  }));
  shop.get(newVisitScript.path, (c) => c.body(newVisitScript.text, 200, {
    'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable',
  }));
}

/** The shop: pages, built files, and `/api`. */
export function createShop(parts: Parts): Shop {
  const { api, sandbox, assets, trustProxy = 0, lines, log = console.error } = parts;
  const shop: Shop = new Hono();
  const servePage = createPages(parts, log);

  shop.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(security)) c.header(name, value);
  });
  if (parts.health) mountHealth(shop, parts.health);
  shop.all('/api/*', pass(api, trustProxy));
  if (sandbox) for (const path of ['/sandbox', '/sandbox/*', '/documents/*']) shop.all(path, pass(sandbox, trustProxy));
  if (lines) mountLines(shop, lines, { isSandbox: sandbox !== undefined, writable: parts.writable ?? false });
  mountScripts(shop);
  shop.get('*', compress({ contentTypeFilter: /^text\/html/ }), async (c) => {
    const { path } = c.req;
    const asset = assets(path, c.req.header('accept-encoding') ?? '');
    if (asset) return asset;
    const isFile = /\.[a-z0-9]{1,8}$/i.test(path);
    // Who looks for a page gets the shop's, which leads to what the site sells (AS-004).
    const isPage = !isFile || (c.req.header('accept') ?? '').includes('text/html');
    if (!isPage || isService(path)) {
      return c.text('Not found', 404, { 'cache-control': 'no-store' });
    }
    return servePage(c.req.raw, path, isFile ? 404 : 200);
  });
  shop.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  shop.onError((error, c) => {
    const request = randomUUID();
    log(failureLine({ method: c.req.method, url: c.req.url, status: 500, request, error }));
    return c.json({ error: { code: 'default' } }, 500, { 'cache-control': 'no-store', 'x-request-id': request });
  });
  return shop;
}
