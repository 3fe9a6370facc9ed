import { describe, expect, it } from 'vitest';
import { pageConfig, readSettings } from './settings';
import { createShop, type Service } from './shop';
import { createSites } from './sites';

const api: Service = async (request) => {
  const { pathname } = new URL(request.url);
  return pathname.endsWith('/site')
    ? Response.json({ title: 'Acme', settings: { frame_ancestors: ['https://partner.example'] } })
    : Response.json({ path: pathname });
};
const shopWith = (environment: Record<string, string>) => {
  const settings = readSettings(environment);
  return createShop({
    config: pageConfig(settings, 'http://localhost:4301'), api,
    ...(settings.partnerApiUrl ? {} : { sandbox: async (request: Request) => new Response(`sandbox ${new URL(request.url).pathname}`) }),
    sites: createSites({ send: (request) => api(request) }),
    html: async () => '<head><script nonce="__CSP_NONCE__"></script></head>',
    assets: () => undefined,
  });
};
const sandboxed = shopWith({});
const policy = async (shop: typeof sandboxed, path: string): Promise<string> =>
  (await shop.request(path)).headers.get('content-security-policy') ?? '';

describe('a page', () => {
  it('is never kept by the browser and carries its own nonce (S7, S22)', async () => {
    const [first, second] =
      [await sandboxed.request('/rental-car-insurance/plans'), await sandboxed.request('/rental-car-insurance/plans')];
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('referrer-policy')).toBe('strict-origin');
    const nonce = /'nonce-([^']+)'/.exec(first.headers.get('content-security-policy') ?? '')?.[1];
    expect(await first.text()).toContain(`nonce="${nonce}"`);
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);
  });
  it('is sent when it cannot be drawn: the browser draws it (AS-022)', async () => {
    const failing = createShop({
      config: pageConfig(readSettings({}), 'http://localhost:4301'), api, sites: async () => ({}), assets: () => undefined,
      html: async () => '<head></head><div id="root"><!--surefoot-page--></div>', draw: async () => { throw new Error('no words'); },
    });
    const answer = await failing.request('/rental-car-insurance');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/<div id="root"><\/div>$/)]);
  });
  it('may be framed by the site’s partners on embed routes only (S6)', async () => {
    for (const path of ['/embed/v1/rental-car-insurance', '/start']) {
      expect(await policy(sandboxed, path)).toContain('frame-ancestors https://partner.example');
    }
    const others = ['/', '/rental-car-insurance', '/embedded', '/started', '/rental-car-insurance/start', '/rental-car-insurance/embed'];
    for (const path of others) expect(await policy(sandboxed, path)).toContain("frame-ancestors 'none'");
  });
  it('is not sent for a file that does not exist', async () => {
    expect((await sandboxed.request('/assets/old-1.js')).status).toBe(404);
    expect((await sandboxed.request('/wp-login.php')).status).toBe(404);
    expect((await sandboxed.request('/', { method: 'POST' })).status).toBe(405);
  });
  it('is sent to a browser that looks for a page, with the status of what is not there (AS-004)', async () => {
    const asked = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    const answer = await sandboxed.request('/index.php', asked);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('surefoot-config');
    for (const path of ['/assets/old-1.js', '/documents/none.html']) {
      expect(await (await shopWith({ PARTNER_API_URL: 'https://partner.example' }).request(path, asked)).text()).toBe('Not found');
    }
  });
});

describe('the service behind the shop', () => {
  it('answers calls that nobody keeps', async () => {
    const answer = await sandboxed.request('/api/partner/v1/partner');
    expect(await answer.json()).toEqual({ path: '/api/partner/v1/partner' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
  it('is never answered by a page (AS-004)', async () => {
    for (const path of ['/line-files/pet', '/healthz', '/assets']) expect((await sandboxed.request(path)).status).toBe(404);
  });
  it('has a sandbox only while nothing real is bought (S17)', async () => {
    expect(await (await sandboxed.request('/sandbox')).text()).toBe('sandbox /sandbox');
    const real = shopWith({ PARTNER_API_URL: 'https://partner.example' });
    for (const path of ['/sandbox', '/sandbox/ledger', '/documents/a.pdf']) expect((await real.request(path)).status).toBe(404);
  });
});

it('an answer that the shop cannot give is one line of the log, without the query, with the number in the answer', async () => {
  const lines: string[] = [];
  const shop = createShop({
    config: pageConfig(readSettings({}), ''), api: () => Promise.reject(new Error('connect ECONNREFUSED')), sites: async () => ({}),
    html: async () => '', assets: () => undefined, log: (line) => lines.push(line),
  });
  const answer = await shop.request('/api/x%0Ay?email=ines@example.com');
  const request = answer.headers.get('x-request-id') ?? 'none';
  expect(answer.status).toBe(500);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^\\S+Z GET /api/x%0Ay 500 request ${request} Error: connect ECONNREFUSED`))]);
});
