import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { closedPolicy } from './csp';
import { createProxy } from './proxy';

const listens = async (answer: RequestListener): Promise<Server> => {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
/** A partner that answers with the request it got. */
const asked: Request[] = [];
const partner: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  asked.push(request);
  return new Response('{"plans":[]}', {
    status: 201, headers: { 'x-request-id': 'r1', connection: 'x-inner', 'x-inner': '1', 'content-encoding': 'gzip', 'set-cookie': 'a=b' },
  });
};
const quiet = (): void => undefined;
const proxy = createProxy('https://partner.example/base/', partner);

it('passes path, query, token and body on, and the answer back', async () => {
  const answer = await proxy(new Request('http://shop.localhost:4300/api/partner/v1/site?site=a', {
    method: 'POST', body: '{"a":1}', headers: { authorization: 'Token t', 'x-unique-key': 'u', cookie: 'c=1', host: 'shop.localhost:4300' },
  }), '10.0.0.1');
  const call = asked.at(-1);
  expect(call?.url).toBe('https://partner.example/base/api/partner/v1/site?site=a');
  expect(await call?.text()).toBe('{"a":1}');
  expect(call?.headers.get('authorization')).toBe('Token t');
  expect(call?.headers.get('x-forwarded-for')).toBe('10.0.0.1');
  expect(call?.headers.get('cookie')).toBeNull();
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-request-id')).toBe('r1');
  expect([...answer.headers.keys()]).not.toContain('x-inner');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('{"plans":[]}');
});
it('says alone from which address the visitor came', async () => {
  const claims = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6' };
  await proxy(new Request('http://shop/api/x', { headers: claims }), '10.0.0.1');
  const claimed = (): readonly (string | null | undefined)[] => Object.keys(claims).map((name) => asked.at(-1)?.headers.get(name));
  expect(claimed()).toEqual(['10.0.0.1', null, null]);
  await proxy(new Request('http://shop/api/x', { headers: claims }));
  expect(claimed()).toEqual([null, null, null]);
});
it.each([
  'x-client-ip', 'x-cluster-client-ip', 'true-client-ip', 'cf-connecting-ip', 'fastly-client-ip', 'x-original-url', 'x-rewrite-url',
])('lets no visitor claim another address or path in %s, which some servers believe', async (name) => {
  await proxy(new Request('http://shop/api/x', { headers: { [name]: '6.6.6.6' } }), '10.0.0.1');
  expect(asked.at(-1)?.headers.get(name)).toBeNull();
});
it.each([
  '/api/..;/admin', '/api/..;x=1/admin', '/api/..%2fadmin', '/api/%2e%2E%2Fadmin', '/api/x%2f../admin', '/api/x%5C..', '/api/..%5cadmin',
])('hands on nothing that a server could read as a way out of the API: %s', async (path) => {
  const before = asked.length;
  const answer = await proxy(new Request(`http://shop${path}`));
  expect([answer.status, asked.length]).toEqual([404, before]);
});
it.each(['/api/v1/quotes/a..b', '/api/v1/quotes/..a', '/api/v1/quotes/a%2Fb', '/api/v1/quotes/q..'])('and %s as it is', async (path) => {
  await proxy(new Request(`http://shop${path}`));
  expect(asked.at(-1)?.url).toBe(`https://partner.example/base${path}`);
});
it('says so in the partner’s error shape when nobody answers', async () => {
  const dead = createProxy('https://partner.example', () => Promise.reject(new TypeError('fetch failed')), quiet);
  const answer = await dead(new Request('http://shop/api/x'));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: { code: 'partner_unreachable' } });
});

describe('an answer of the partner', () => {
  const answering = (headers: Readonly<Record<string, string>>, status = 200, body: string | null = '<script>alert(1)</script>') =>
    createProxy('https://partner.example/base', async () => new Response(body, { status, headers }), quiet)(
      new Request('http://shop/api/x'));

  it.each(['text/html', 'text/html; charset=utf-8', 'image/svg+xml', 'text/javascript', 'application/xhtml+xml', 'application/pdfx', ''])(
    'called %s is JSON to the browser, under the shop’s own policy (S7)', async (type) => {
      const answer = await answering({ 'content-type': type, 'content-security-policy': 'script-src *; connect-src *' });
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe(closedPolicy);
    });
  it('that is a document is saved, and runs nothing where it is shown', async () => {
    const { headers } = await answering({ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="x.html"' });
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(['application/pdf', 'attachment']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
  });
  it('is kept by nobody, whatever the partner says (S22)', async () => {
    for (const type of ['application/json', 'application/pdf']) {
      const { headers } = await answering({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
  it('tells the browser nothing else', async () => {
    const { headers } = await answering({
      'content-type': 'application/json', 'retry-after': '2', 'x-request-id': 'r1', 'cache-control': 'no-store',
      'access-control-allow-origin': '*', refresh: '0; url=https://evil.example', link: '<https://evil.example/x>; rel=preload',
      'clear-site-data': '"*"', 'set-cookie': 'a=b', 'strict-transport-security': 'max-age=1', 'x-frame-options': 'ALLOWALL',
    });
    expect([...headers.keys()].sort())
      .toEqual(['cache-control', 'content-security-policy', 'content-type', 'retry-after', 'x-content-type-options', 'x-request-id']);
  });
  it.each([
    'https://evil.example/api/x', '//evil.example/api/x', 'https://partner.example.evil.example/base/api/x', 
    'https://partner.example@evil.example/api', 'http://partner.example/base/api/x', 'https://partner.example:8443/base/api/x',
    'https://partner.example/other', '/admin', '', 'javascript:alert(1)',
  ])('that leads to "%s" leads nowhere', async (location) => {
    for (const status of [301, 302, 303, 307, 308]) {
      const answer = await answering({ location }, status, null);
      expect([status, answer.status, answer.headers.get('location')]).toEqual([status, 502, null]);
      expect(await answer.json()).toEqual({ error: { code: 'partner_redirect' } });
    }
  });
  it('is not followed: the other host is never asked, nor sees the token', async () => {
    const asked: (string | undefined)[] = [];
    const other = await listens((request, response) => { asked.push(request.headers.authorization); response.end('{}'); });
    const first = await listens((_, response) => response.writeHead(302, { location: `http://127.0.0.1:${portOf(other)}/api/x` }).end());
    const headers = { authorization: 'Token t' };
    const request = new Request('http://shop.localhost:4300/api/x', { headers });
    const answer = await createProxy(`http://127.0.0.1:${portOf(first)}`, fetch, quiet)(request);
    for (const server of [first, other]) server.close();
    expect([answer.status, asked]).toEqual([502, []]);
  });
  it.each(['https://partner.example/base/api/y?a=1', '/base/api/y?a=1', 'y?a=1'])(
    'that leads to %s leads to the same call of the shop', async (location) => {
      const answer = await answering({ location }, 307, null);
      expect([answer.status, answer.headers.get('location')]).toEqual([307, '/api/y?a=1']);
    });
});

describe('the log', () => {
  const asking = async (send: typeof fetch, signal?: AbortSignal) => {
    const lines: string[] = [];
    const request = new Request('http://shop/api/v1/quotes/q_1?email=ines@example.com', { method: 'POST', body: '{"a":1}', signal });
    return { answer: await createProxy('https://partner.example', send, (line) => lines.push(line))(request), lines };
  };
  it('has one line for a partner that cannot be reached, with the time, the cause and the number that the visitor is told', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:443'), { code: 'ECONNREFUSED' });
    const { answer, lines } = await asking(() => Promise.reject(new TypeError('fetch failed', { cause })));
    const request = answer.headers.get('x-request-id') ?? 'none';
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^\\d{4}-\\S+Z POST /api/v1/quotes/q_1 502 request ${request} partner_unreachable ECONNREFUSED$`)),
    ]);
  });
  it('has one line for an answer of 5xx, with the partner’s number, and nothing that was typed', async () => {
    const failing = { status: 503, headers: { 'x-request-id': 'r7' } };
    const { lines } = await asking(async () => new Response('{"email":"ines@example.com"}', failing));
    expect(lines).toEqual([expect.stringMatching(/^\S+Z POST \/api\/v1\/quotes\/q_1 503 request r7 partner$/)]);
  });
  it('has one line for a partner that breaks off in the middle of its answer, which reaches the visitor as no answer', async () => {
    const breaking = await listens((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"policy_number":', () => response.destroy());
    });
    const lines: string[] = [];
    const ask = createProxy(`http://127.0.0.1:${portOf(breaking)}`, fetch, (line) => lines.push(line));
    const answer = await ask(new Request('http://shop/api/x'));
    breaking.close();
    expect([answer.status, await answer.text()]).toEqual([502, '{"error":{"code":"partner_unreachable"}}']);
    expect(lines).toEqual([expect.stringMatching(/^\S+Z GET \/api\/x 502 request \S+ partner_unreachable \w+$/)]);
  });
  it('tells of no partner that cannot be reached where a visitor has asked for what cannot be sent', async () => {
    const real = await listens((_, response) => response.end('{}'));
    const lines: string[] = [];
    const ask = createProxy(`http://127.0.0.1:${portOf(real)}`, fetch, (line) => lines.push(line));
    const expecting = { method: 'POST', body: '{}', headers: { expect: '100-continue' } };
    const tracing = Object.defineProperty(new Request('http://shop/api/x'), 'method', { value: 'TRACE' });
    const statuses = [await ask(new Request('http://shop/api/x', expecting)), await ask(tracing)].map(({ status }) => status);
    real.close();
    expect([statuses, lines]).toEqual([[200, 405], []]);
  });
  it('has nothing of other answers, nor of visitors who have left', async () => {
    expect((await asking(async () => new Response('{}', { status: 422 }))).lines).toEqual([]);
    const left = AbortSignal.abort();
    expect((await asking(() => Promise.reject(left.reason), left)).lines).toEqual([]);
  });
});
