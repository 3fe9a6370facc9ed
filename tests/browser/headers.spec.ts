import { beginsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf } from './support/walk';

const directives = (policy: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((policy ?? '').split(';').map((part) => part.trim()).filter(Boolean)
    .map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]));
const host = (name: string, baseURL: string
  | undefined): { readonly headers: { readonly host: string } } => ({
    headers: { host: `${name}.localhost:${new URL(baseURL ?? '').port}` } });

test('a page may run and show only what is its own: no inline code, no code from text, nobody frames it (S6, S7, S22)',
  async ({ request }) => {
  for (const address of ['/', '/rental-car-insurance/payment', '/gallery', '/nowhere']) {
    const answer = await request.get(address);
    const headers = answer.headers();
    const policy = directives(headers['content-security-policy']);
    expect(headers['content-security-policy'], address).not.toMatch(/unsafe-|\*(?![.:])|data:.*script|http:\/\/(?!localhost)/);
    expect(policy, address).toMatchObject({ 'default-src': "'none'", 'object-src': "'none'", 'base-uri': "'none'", 'form-action': "'self'",
      'frame-ancestors': "'none'", 'connect-src': "'self'", 'require-trusted-types-for': "'script'",
      'trusted-types': address === '/gallery' ? 'surefoot-html surefoot-prover default' : 'surefoot-html default',
      'worker-src': address === '/gallery' ? "'self'" : "'none'" });
    expect(policy['script-src'], address).toMatch(/^'self' 'nonce-[\w+/=]{20,}' http:\/\/localhost:\d+$/);
    expect(headers, address).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(headers['referrer-policy'], address).toBe('strict-origin');
    expect(headers, address).not.toHaveProperty('cross-origin-embedder-policy');
  }
});

test('only the studio’s own page may frame the preview of a draft, and what it shows frames nobody else (S6)', async ({ request }) => {
  const policyOf = async (address: string) => {
    const headers = (await request.get(address)).headers();
    return { ...directives(headers['content-security-policy']), framed: headers['x-frame-options'] };
  };
  const draft: Readonly<Record<string, unknown>> = await policyOf('/gallery/draft');
  expect(draft).toMatchObject({ 'frame-ancestors': "'self'", framed: 'SAMEORIGIN' });
  expect(draft['frame-src']).not.toContain("'self'");
  expect(draft['worker-src']).toBe("'none'");
  const studio: Readonly<Record<string, unknown>> = await policyOf('/gallery/flows/pet/edit');
  expect(studio).toMatchObject({ 'frame-ancestors': "'none'", framed: 'DENY' });
  expect(studio['frame-src']).toContain("'self'");
});

test('each page gets a nonce of its own, and nothing on it is inline without it (S7)', async ({ request }) => {
  const pages = await Promise.all([0, 1, 2].map(async () => {
    const answer = await request.get('/rental-car-insurance');
    return { html: await answer.text(), nonce: /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '' };
  }));
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(3);
  for (const { html, nonce } of pages) {
    expect(html).not.toContain('__CSP_NONCE__');
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<style(?![^>]*nonce)/);
    for (const [tag] of html.matchAll(/<(script|link)\b[^>]*>/g))
      if (!/application\/json|rel="icon"/.test(tag)) expect(tag).toContain(nonce);
  }
});

test('a partner’s page may be framed by the origins of its settings and by nobody else (S6, AS-024)', async ({ request, baseURL }) => {
  const ancestors = async (site: string, path: string): Promise<string | undefined> =>
    directives((await request.get(path, host(site, baseURL))).headers()['content-security-policy'])['frame-ancestors'];
  expect(await ancestors('harbor', '/embed/v1/rental-car-insurance')).toBe('http://host.localhost:*');
  expect(await ancestors('harbor', '/embed/v1/rental-car-insurance/payment')).toBe('http://host.localhost:*');
  expect(await ancestors('harbor', '/rental-car-insurance')).toBe("'none'");
  for (const other of ['/embedded', '/EMBED/v1/rental-car-insurance', '/x/embed/v1'])
    expect(await ancestors('harbor', other), other).toBe("'none'");
  expect(await ancestors('surefoot', '/embed/v1/rental-car-insurance')).toBe("'none'");
});

test('built files are kept for good, answers of the partner not at all, and neither can be framed or run (S22)', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const headers = (await request.get(asset)).headers();
    expect(headers['cache-control'], asset).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options'], asset).toBe('nosniff');
  }
  for (const call of ['/api/partner/v1/site?site=surefoot', '/api/partner/v1/nothing', '/sandbox/places/geocode?address=43215']) {
    const headers = (await request.get(call)).headers();
    expect(headers['cache-control'], call).toBe('no-store');
    expect(directives(headers['content-security-policy']), call).toMatchObject({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  }
  const missing = await request.get('/assets/nothing-12345678.js');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
});

test('the card fields come from an origin of their own that lets in only the shop (S14)', async ({ page, shop, request }) => {
  await beginsAt(shop, lineOf('rental-car'), 'payment');
  await shop.isAt('payment');
  const source = await page.locator('iframe[title*="card number"]').getAttribute('src');
  const card = new URL(source ?? '');
  expect(card.origin).not.toBe(new URL(page.url()).origin);
  const policy = (await request.get(card.origin + card.pathname)).headers()['content-security-policy'];
  expect(policy).not.toMatch(/unsafe-/);
  expect(directives(policy)['default-src']).toBe("'none'");
  expect(directives(policy)['frame-ancestors']).not.toMatch(/^\*|\s\*(\s|$)/);
});
