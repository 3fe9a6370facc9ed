import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openSandbox } from '#api/sandbox/testing';
import { createHealth, reaches, takesOrders } from './health';
import { shopOfEach } from './testing';

describe('the health of what the shop needs', () => {
  it('is asked once in two seconds, however many ask', async () => {
    let [asked, time] = [0, 0];
    const health = createHealth('database', async () => { asked += 1; }, { now: () => time });
    const all = await Promise.all([health(), health()]);
    time = 1999;
    all.push(await health());
    expect([all, asked]).toEqual([[undefined, undefined, undefined], 1]);
    time = 2000;
    await health();
    expect(asked).toBe(2);
  });
  it('names what is missing when it fails or does not answer in time', async () => {
    expect(await createHealth('database', () => Promise.reject(new Error('secret')))()).toBe('database');
    expect(await createHealth('partner', () => new Promise(() => undefined), { limit: 20 })()).toBe('partner');
  });
  it('is good when a partner answers anything, but not when only its gateway does', async () => {
    const asked: string[] = [];
    const answering = (status: number): typeof fetch => async (input, init) => {
      asked.push(`${init?.method} ${String(input)}`);
      return new Response(null, { status });
    };
    for (const status of [200, 301, 401, 404, 405, 500]) await reaches('https://partner.example/base', answering(status))();
    for (const status of [502, 503, 504]) await expect(reaches('https://partner.example', answering(status))()).rejects.toThrow();
    expect(asked[0]).toBe('HEAD https://partner.example/base');
  });
});

it('is bad where the database answers and is read-only: no visitor is sent to a shop that can take no order', async () => {
  const { db, close } = await openSandbox();
  try {
    await expect(takesOrders(db)).resolves.toBeUndefined();
    await db.exec('set default_transaction_read_only = on');
    expect(await createHealth('database', () => takesOrders(db))()).toBe('database');
  } finally {
    await close();
  }
});

describe('GET /healthz', () => {
  const shop = shopOfEach();
  const healthz = async () => {
    const answer = await fetch(`http://127.0.0.1:${shop.running?.port}/healthz`);
    return { status: answer.status, body: await answer.json() as unknown, headers: answer.headers };
  };

  it('answers when the database does, for nobody to keep, without a cookie', async () => {
    const { ready } = await shop.start();
    await ready;
    const { status, body, headers } = await healthz();
    expect([status, body]).toEqual([200, { ok: true }]);
    expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-store', null]);
  });
  it('says that the database is missing', async () => {
    const { ready } = await shop.start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    ready.catch(() => undefined);
    const { status, body } = await healthz();
    expect([status, body]).toEqual([503, { ok: false, missing: 'database' }]);
  });
  it('asks the partner where there is one', async () => {
    const partner = createServer((_, answer) => answer.end('{}'));
    const port = await new Promise<number>((resolve) => {
      partner.listen(0, '127.0.0.1', () => resolve((partner.address() as { readonly port: number }).port));
    });
    await shop.start({ PARTNER_API_URL: `http://127.0.0.1:${port}` });
    expect(await healthz()).toMatchObject({ status: 200, body: { ok: true } });
    await shop.running?.close();
    await new Promise((resolve) => { partner.close(resolve); partner.closeAllConnections(); });
    await shop.start({ PARTNER_API_URL: `http://127.0.0.1:${port}` });
    expect(await healthz()).toMatchObject({ status: 503, body: { ok: false, missing: 'partner' } });
  });
});
