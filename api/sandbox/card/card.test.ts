import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../index';
import { openSandbox } from '../testing';
import { testCards } from './tokens';
import { createCardOrigin, type CardOrigin } from './index';

const host = 'http://localhost:4301';
const good = {
  key: 'pk_sandbox_local', number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123',
  holder: { name: 'Ines Okafor', address_city: 'Columbus', ssn: 'x' },
};
let sandbox: Sandbox;
let origin: CardOrigin;

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await origin.fetch(new Request(`${host}/v1/tokens`, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', origin: host, ...headers },
  }));
  return { status: response.status, body: (await response.json()) as Record<string, Record<string, unknown>> };
};
const rows = async () => (await sandbox.db.query<Record<string, unknown>>('select * from tokens order by created_at, id')).rows;

beforeAll(async () => {
  sandbox = await openSandbox();
  origin = createCardOrigin({ db: sandbox.db, clock: { now: () => Date.UTC(2026, 10, 21) } });
});
afterAll(() => sandbox.close());

describe('the card stand-in', () => {
  it('makes a token of a test card and keeps no number and no code', async () => {
    const { status, body } = await post(good);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^tok_[0-9a-f]{32}$/) as string,
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, name: 'Ines Okafor' },
    });
    expect(await rows()).toMatchObject([{
      id: body['id'], brand: 'visa', last4: '4242', behaviour: 'success', holder: { name: 'Ines Okafor', address_city: 'Columbus' },
      used_by: null,
    }]);
    expect(JSON.stringify([body, await rows()])).not.toMatch(/4242424242|"123"|ssn/);
  });
  it('writes how each test card behaves', async () => {
    for (const [number, behaviour] of Object.entries(testCards)) {
      const { body } = await post({ ...good, number, cvc: number.startsWith('37') ? '1234' : '123' });
      const { rows: [row] } = await sandbox.db.query<{ behaviour: string }>('select behaviour from tokens where id = $1', [body['id']]);
      expect([number, row?.behaviour]).toEqual([number, behaviour]);
    }
  });
  it('refuses what might be a real card, and says which number to use', async () => {
    const before = (await rows()).length;
    const { status, body } = await post({ ...good, number: '4111111111111111' });
    expect([status, body['error']?.['code']]).toEqual([402, 'test_card_required']);
    expect(body['error']?.['message']).toContain('4242 4242 4242 4242');
    expect(await rows()).toHaveLength(before);
  });
  it.each([
    [{ number: '4242424242424241' }, 'Your card number is invalid.'], [{ exp_year: 2025 }, "Your card's expiration year is in the past."],
    [{ exp_month: 10, exp_year: 2026 }, "Your card's expiration date is in the past."],
    [{ cvc: '12' }, "Your card's security code is incomplete."], [{ number: '__proto__' }, 'Your card number is incomplete.'],
    [{ exp_year: 'x' }, "Your card's expiration date is incomplete."],
  ])('%o: %s', async (change, message) => {
    expect(await post({ ...good, ...change })).toMatchObject({ status: 402, body: { error: { message } } });
  });
  it('takes tokens from its own frames only, and no real key', async () => {
    expect((await post(good, { origin: 'http://localhost:4300' })).status).toBe(403);
    expect((await post(good, { 'content-type': 'text/plain' })).status).toBe(403);
    expect((await post({ ...good, key: 'pk_live_1' })).status).toBe(401);
    expect((await post({ ...good, number: '4'.repeat(9000) })).status).toBe(413);
    expect((await post([])).status).toBe(401);
  });
  it('reads no more of a request than it may have (S18)', async () => {
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1000));
        if ((read += 1) === 10_000) controller.close();
      },
    });
    const request = { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': 'application/json', origin: host } };
    const response = await origin.fetch(new Request(`${host}/v1/tokens`, request as RequestInit));
    expect([response.status, read < 20]).toEqual([413, true]);
  });
  it('serves script and frames under a strict policy, to this machine’s shops only', async () => {
    for (const path of ['stripe.js', 'frame.html', 'frame.js', 'numbers.js', 'frame.css']) {
      const response = await origin.fetch(new Request(`${host}/v1/${path}`));
      const policy = response.headers.get('content-security-policy') ?? '';
      expect([path, response.status]).toEqual([path, 200]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*');
      expect(policy).not.toContain('unsafe');
    }
    expect((await origin.fetch(new Request(`${host}/v1/nothing`))).status).toBe(404);
  });
});

it('a token that cannot be stored is one line of the log, with nothing of the card and its holder', async () => {
  const lines: string[] = [];
  const db = { query: () => Promise.reject(new Error('Connection terminated')) };
  const broken = createCardOrigin({ db, log: (line) => lines.push(line) });
  const answer = await broken.fetch(new Request(`${host}/v1/tokens?for=ines`, {
    method: 'POST', body: JSON.stringify(good), headers: { 'content-type': 'application/json', origin: host },
  }));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error: { type: 'api_error' } });
  const request = answer.headers.get('x-request-id') ?? 'none';
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^\\S+Z POST /v1/tokens 500 request ${request} Error: Connection terminated`))]);
  expect(lines.join()).not.toMatch(/4242|Ines|ines/);
});
