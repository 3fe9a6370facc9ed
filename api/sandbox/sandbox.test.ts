import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratings } from '#flows/ratings';
import { contracts } from '../contracts';
import { checkout, plans } from '../contracts/rentalCar';
import { partner, site } from '../contracts/site';
import { handlers } from './handlers';
import { fieldErrors } from './http/check';
import { createFailures } from './failures/failures';
import type { Sandbox } from './index';
import { buyer, clock, ohio, openSandbox, token, week, type ErrorBody } from './testing';

let sandbox: Sandbox;
let ines: ReturnType<typeof buyer>;
beforeAll(async () => {
  sandbox = await openSandbox({ clock, ratings });
  ines = buyer(sandbox);
});
afterAll(() => sandbox.close());

describe('the sandbox as a partner service', () => {
  it('answers every call there is a contract for', () => {
    expect(handlers.map(({ contract }) => contract.id).sort()).toEqual(contracts.map(({ id }) => id).sort());
  });

  it('answers plans, checkout, methods and purchase as their contracts say (RC-072, RC-073, RC-074, CH-013)', async () => {
    const offered = await ines.plans();
    const quote = await ines.quote();
    const method = await ines.method(await ines.card());
    const bought = await ines.buy(quote.body, method.body.public_id, crypto.randomUUID());
    const answers = { 'rentalCar.plans': offered, 'rentalCar.checkout': quote, 'payment.methods': method, 'rentalCar.purchase': bought };
    for (const [id, answer] of Object.entries(answers)) {
      const contract = contracts.find((known) => known.id === id);
      expect([id, answer.status, fieldErrors(contract?.answer ?? {}, answer.body)]).toEqual([id, 200, undefined]);
    }
    expect(bought.body.policy_number).toMatch(/^RC-2026-\d{7}$/);
    expect(bought.body.details).toMatchObject({
      plan: { plan_id: 'rental-standard', title: 'Standard', policy_doc_url: '/documents/rental-standard.pdf' }, rentalAgency: 'Hertz',
      pickUpDate: '2026-11-24', returnDate: '2026-11-30', driverInfo: { firstName: 'Ines' },
      additionalDrivers: [{ firstName: 'Jonah', lastName: 'Okafor' }],
    });
  });

  it('marks every answer with a request id and keeps it out of caches (S-55, S22)', async () => {
    const first = await ines.plans();
    const second = await ines.send('GET', '/api/nowhere');
    expect(first.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect([first.headers.get('cache-control'), second.headers.get('cache-control'), second.status]).toEqual(['no-store', 'no-store', 404]);
  });

  it('names every field that does not fit', async () => {
    const { status, body } =
      await ines.post(checkout.path, { plan_id: '', details: { ...week, rental_started: '2026-02-30', drivers: [] }, email: 'x' });
    expect(status).toBe(422);
    expect(body.error.code).toBe('invalid_input');
    expect(Object.keys(body.error.fields ?? {}).sort())
      .toEqual(['details.drivers', 'details.rental_started', 'email', 'phone_number', 'plan_id', 'rating_address']);
    expect((await ines.post(plans.path, '{"rating_')).body.error.fields).toEqual({ body: ['must be JSON'] });
  });

  it('refuses a token nobody knows, and lets anonymous visitors ask (CH-002, CH-008)', async () => {
    const unknown = await ines.post(plans.path, { rating_address: ohio }, { authorization: 'Token nobody' });
    expect([unknown.status, unknown.body.error.code]).toEqual([401, 'unauthorized']);
    const anonymous =
      await sandbox.fetch(new Request(`http://localhost${plans.path}`, { method: 'POST', body: JSON.stringify({ rating_address: ohio }) }));
    expect(anonymous.status).toBe(200);
  });

  it('refuses more than 100 kB (S18)', async () => {
    expect((await ines.post(plans.path, { rating_address: ohio, more: 'x'.repeat(100_001) })).status).toBe(413);
  });

  /** A shop whose database fails, and its log. */
  async function failing() {
    const lines: string[] = [];
    const { createApp } = await import('./app');
    const broken = { ...sandbox.db, transaction: () => Promise.reject(new Error('relation "tokens" does not exist')) };
    const app = createApp({
      failures: createFailures(), db: broken, clock, lockTimeoutMs: 100, writesPerMinute: 10, log: (line) => lines.push(line),
    });
    return { app, lines };
  }
  it('reveals nothing of an internal error (S20)', async () => {
    const { app, lines } = await failing();
    const answer = await buyer({ fetch: async (request, info = {}) => app.fetch(request, info), db: sandbox.db }).method('tok_1');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ error: { code: 'server_error', message: 'Something went wrong.' } });
    expect(lines).toHaveLength(1);
    const request = answer.headers.get('x-request-id') ?? '';
    expect(lines[0]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\S+Z POST /api/\\S+ 500 request ${request} Error: relation "tokens"`));
  });
  it('tells the log of an internal error although the visitor has left', async () => {
    const { app, lines } = await failing();
    const left = async (request: Request, info = {}) => app.fetch(new Request(request, { signal: AbortSignal.abort() }), info);
    await buyer({ fetch: left, db: sandbox.db }).method('tok_1');
    expect(lines).toEqual([expect.stringContaining('500 request')]);
  });

  it('asks a client that writes too often to wait, but not because of its analytics (S18, F09)', async () => {
    const { createApp } = await import('./app');
    const app = createApp({
      failures: createFailures(), db: sandbox.db, clock, lockTimeoutMs: 100, writesPerMinute: 3, log: () => undefined,
    });
    const busy = buyer({ fetch: async (request, info = {}) => app.fetch(request, info), db: sandbox.db });
    for (let time = 0; time < 5; time += 1) await busy.post('/sandbox/events', { event: 'seen' });
    const statuses = [await busy.plans(), await busy.plans(), await busy.plans(), await busy.plans()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(Number((await busy.plans()).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await busy.send('GET', '/sandbox/ledger')).status).toBe(200);
  });
});

describe('sites', () => {
  const ask = (name: string, host = 'localhost:4300') => sandbox.fetch(new Request(`http://${host}${site.path}?site=${name}`));
  it.each(['surefoot', 'localhost', '127', 'www', 'shop'])('knows %s on this machine (AS-020, S-63)', async (name) => {
    expect(await (await ask(name)).json()).toMatchObject({ title: 'Surefoot', verticals: ['rental_car'], api_token: token });
  });
  it('gives a partner its theme and its frame hosts, and refuses unknown names elsewhere', async () => {
    expect(await (await ask('harbor')).json())
      .toMatchObject({ settings: { theme: { primary: '#6c4cf1', radius: 18 }, frame_ancestors: ['http://host.localhost:*'] } });
    expect((await ask('nobody', 'nobody.example.com')).status).toBe(404);
  });
  it('names the partner of a token, by either scheme (AS-021, CH-004)', async () => {
    const long = `harbor_account_${'9f3a7c21'.repeat(6)}`;
    expect(long.length).toBeGreaterThanOrEqual(60);
    expect((await ines.send('GET', partner.path)).body).toMatchObject({ client_id: 'surefoot' });
    expect((await ines.send('GET', partner.path, undefined, { authorization: `Bearer ${long}` })).body)
      .toMatchObject({ client_id: 'harbor-travel' });
    expect((await sandbox.fetch(new Request(`http://localhost${partner.path}`))).status).toBe(401);
  });
});

describe('rental car refusals', () => {
  const code = ({ body, status }: { readonly body: ErrorBody; readonly status: number }) => [status, body.error.code];
  it('offers nothing in Hawaii and rates nothing abroad', async () => {
    expect(code(await ines.plans({ ...ohio, state_or_region: 'HI', postal: '96813' }))).toEqual([400, 'no_offers_found']);
    expect(code(await ines.plans({ ...ohio, country_code: 'ZA' }))).toEqual([400, 'rating_address_rejected']);
    expect(code(await ines.plans({ ...ohio, state_or_region: 'Gauteng' }))).toEqual([400, 'rating_address_rejected']);
  });
  it('reads dates on New York’s calendar (RC-058, RC-059)', async () => {
    const from = (rental_started: string, rental_ended: string) => ines.quote({ ...week, rental_started, rental_ended });
    expect((await from('2026-11-20', '2026-11-22')).body.error.fields).toEqual({ rental_started: ['must be today or later'] });
    expect((await from('2026-11-21', '2026-11-21')).status).toBe(200);
    expect((await from('2026-11-22', '2026-11-21')).body.error.fields).toHaveProperty('rental_ended');
    expect((await from('2026-11-21', '2026-12-21')).status).toBe(200);
    expect(code(await from('2026-11-21', '2026-12-22'))).toEqual([400, 'quote_request_rejected']);
  });
  it('wants one main driver, first, and refuses Renty (S-31, RC-077, S21)', async () => {
    const drivers = [...week.drivers].reverse();
    expect((await ines.quote({ ...week, drivers })).body.error.fields).toHaveProperty('drivers');
    expect(code(await ines.quote({ ...week, rental_company_name: 'renty' }))).toEqual([400, 'ineligible_for_plan']);
  });
});

describe('beside the calls', () => {
  it('shows a buyer’s whole purchase in the ledger, and nobody else’s', async () => {
    const ana = buyer(sandbox);
    const quote = await ana.quote();
    await ana.buy(quote.body, await ana.paysWith(), crypto.randomUUID());
    const { body } =
      await ana.send<Record<string, readonly Record<string, unknown>[]>>('GET', '/sandbox/ledger?email=ines@example.com&since=2020-01-01');
    expect(body.policies?.[0]).toMatchObject({ quote_id: quote.body.quote.id });
    expect(body.charges?.[0])
      .toMatchObject({ amount: Math.round(quote.body.totals.grandtotal * 100), policy_number: body.policies?.[0]?.policy_number });
    expect((await ana.send('GET', '/sandbox/ledger?email=nobody@example.com')).body)
      .toEqual({ tokens: [], methods: [], charges: [], policies: [], quotes: [] });
    expect((await ana.send('GET', '/sandbox/ledger?since=soon')).status).toBe(422);
  });
  it('collects the last 500 events and reports, by client', async () => {
    const page = buyer(sandbox, 'page-1');
    await page.send('POST', '/sandbox/events', Array.from({ length: 510 }, (_, index) => ({ event: `e${index}` })), {
      'content-type': 'text/plain',
    });
    await page.send('POST', '/sandbox/events', 'not json');
    await page.send('POST', '/sandbox/events', { events: [{ event: 'e510' }, { event: 'e511' }] });
    const { body } = await page.send<{ readonly items: readonly { readonly body: unknown }[] }>('GET', '/sandbox/events');
    expect([body.items.length, body.items.at(-1)?.body]).toEqual([500, { event: 'e511' }]);
    expect((await buyer(sandbox, 'page-2').send('GET', '/sandbox/events')).body).toEqual({ items: [] });
  });
  it('serves a policy as a PDF whose cross references are right', async () => {
    const answer = await sandbox.fetch(new Request('http://localhost/documents/rental-standard.pdf'));
    const pdf = new TextDecoder().decode(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    for (const [, offset] of pdf.matchAll(/^(\d{10}) 00000 n/gm)) expect(pdf.slice(Number(offset), Number(offset) + 12))
      .toMatch(/^\d+ 0 obj/);
  });
  it('serves the console under a strict policy, and OpenAPI of every call', async () => {
    const page = await sandbox.fetch(new Request('http://localhost/sandbox'));
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await page.text()).not.toMatch(/<script(?![^>]*src=)|style=|\son\w+=/);
    const { body } = await ines.send<{ readonly openapi: string; readonly paths: object }>('GET', '/sandbox/openapi.json');
    expect([body.openapi, Object.keys(body.paths).sort()]).toEqual(['3.1.0', [...new Set(contracts.map(({ path }) => path))].sort()]);
  });
});
