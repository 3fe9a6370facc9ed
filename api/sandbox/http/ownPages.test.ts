import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../index';
import { buyer, clock, openSandbox } from '../testing';

let sandbox: Sandbox;
beforeAll(async () => { sandbox = await openSandbox({ clock, ownHosts: ['sandbox.shop.example', '*.demo.example'] }); });
afterAll(() => sandbox.close());

const pages = [
  '/sandbox', '/sandbox/ledger', '/sandbox/events', '/sandbox/reports', '/sandbox/failures', '/sandbox/openapi.json', '/sandbox/host',
  '/sandbox/questionnaire',
];
const status = async (url: string, init?: RequestInit): Promise<number> => (await sandbox.fetch(new Request(url, init))).status;

describe('the sandbox’s own pages', () => {
  it.each([
    'localhost:4300', 'harbor.localhost:4300', '127.0.0.1:4300', '[::1]:4300', 'sandbox.shop.example', 'harbor.demo.example',
  ])('answer at %s', async (host) => {
    // The partner's page moves to a name of its own.
    for (const page of pages) expect([page, [200, 302].includes(await status(`http://${host}${page}`))]).toEqual([page, true]);
  });
  it.each([
    'evil.example', 'localhost.evil.example', 'evillocalhost', '127.0.0.1.evil.example', 'demo.example', 'evildemo.example',
    'shop.example', '0.0.0.0:4300', '192.168.1.5',
  ])('answer nobody who lets %s point at them (DNS rebinding)', async (host) => {
    for (const page of pages) expect([page, await status(`http://${host}${page}`)]).toEqual([page, 403]);
    expect(await status(`http://${host}/sandbox/failures`, { method: 'DELETE' })).toBe(403);
  });
  it('leave the calls of the shop’s page alone, which has other names as well', async () => {
    expect(await status('http://shop.example/sandbox/places/country')).toBe(200);
    expect(await status('http://shop.example/documents/rental-standard.pdf')).toBe(200);
  });
});

describe('a write to them', () => {
  const failure = JSON.stringify({ call: 'rentalCar.plans', fault: 'empty' });
  const write = (headers: Readonly<Record<string, string>>, path = '/sandbox/failures', method = 'POST') =>
    status(`http://localhost:4300${path}`, { method, headers, body: method === 'POST' ? failure : null });
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  const elsewhere = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999' },
    { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'http://localhost:9999' },
    { origin: 'http://harbor.localhost:4300' }, { origin: 'null' },
  ];
  it.each(elsewhere)('is refused from elsewhere, whatever its content type: %j', async (headers) => {
    for (const type of types) {
      expect([type, await write({ ...headers, 'content-type': type } as Record<string, string>)]).toEqual([type, 403]);
    }
    for (const path of ['/sandbox/events', '/sandbox/reports']) expect(await write(headers as Record<string, string>, path)).toBe(403);
    expect(await write(headers as Record<string, string>, '/sandbox/failures', 'DELETE')).toBe(403);
  });
  it('is taken from the shop’s own origin, and from programs, which name none', async () => {
    expect(await write({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4300' })).toBe(201);
    expect(await write({ origin: 'http://localhost:4300' })).toBe(201);
    expect(await write({})).toBe(201);
    expect(await write({}, '/sandbox/failures', 'DELETE')).toBe(200);
  });
});

it('the lists show e-mails and method ids shortened; the filter takes whole ones', async () => {
  const ines = buyer(sandbox, 'page-1');
  const pays = await ines.paysWith();
  await ines.buy((await ines.quote()).body, pays, crypto.randomUUID());
  await ines.post('/sandbox/reports', { reports: [{ user: { email: 'ines@example.com' }, breadcrumbs: [`method ${pays}`] }] });
  await ines.post('/sandbox/events', { events: [{ name: 'x', properties: { to: 'ines@example.com' } }] });
  const ledger = await ines.send<Record<string, readonly Record<string, unknown>[]>>('GET', '/sandbox/ledger?email=ines@example.com');
  expect(ledger.body.charges).toMatchObject([{ method_id: `pm_…${pays.slice(-4)}` }]);
  expect(ledger.body.policies).toMatchObject([{ email: 'i…@example.com' }]);
  for (const path of ['ledger', 'events', 'reports', 'ledger?email=ines@example.com']) {
    const text = JSON.stringify((await ines.send('GET', `/sandbox/${path}`)).body);
    expect(text).not.toContain('ines@example.com');
    expect(text).not.toContain(pays);
    expect(text).toContain('i…@example.com');
  }
});
