import { expect, it } from 'vitest';
import type { Running } from './entry';
import { readSettings } from './settings';
import { shopOfEach } from './testing';

const shop = shopOfEach();

/** The answer to a write through a proxy that was called from this address. */
const writes = (port: number | undefined, path: string) => async (forwarded: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': forwarded } });
const limit = 600;
const atOnce = 50;
async function usesUpLimit(write: (forwarded: string) => Promise<Response>, forwarded: string): Promise<readonly number[]> {
  const statuses = new Set<number>();
  for (let count = 0; count < limit; count += atOnce) {
    for (const { status } of await Promise.all(Array.from({ length: atOnce }, () => write(forwarded)))) statuses.add(status);
  }
  return [...statuses];
}

it.each([
  ['the shop', (shop: Running) => writes(shop.port, '/api/partner/v1/methods'), 422],
  ['the card origin', (shop: Running) => writes(shop.cardPort, '/v1/tokens'), 403],
])('behind a proxy each visitor has a limit of writes of their own: %s (S18)', async (_, origin, status) => {
  const write = origin(await shop.start({ TRUST_PROXY: '1' }));
  expect(await usesUpLimit(write, '203.0.113.7')).toEqual([status]);
  const refused = await write('198.51.100.1, 203.0.113.7');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await write('203.0.113.7, 198.51.100.1')).status).toBe(status);
});
it.each([
  ['the shop', (shop: Running) => writes(shop.port, '/api/partner/v1/methods'), 422],
  ['the card origin', (shop: Running) => writes(shop.cardPort, '/v1/tokens'), 403],
])('without TRUST_PROXY nobody gets round the limit with a header: %s (S18)', async (_, origin, status) => {
  const write = origin(await shop.start());
  expect(await usesUpLimit(write, '203.0.113.7')).toEqual([status]);
  expect((await write('198.51.100.1')).status).toBe(429);
});
it('TRUST_PROXY is a number of hops', () => {
  expect([undefined, '', '0', '2'].map((text) => readSettings({ TRUST_PROXY: text }).trustProxy)).toEqual([0, 0, 0, 2]);
  for (const text of ['true', '-1', '1.5', '10.0.0.1']) {
    expect(() => readSettings({ TRUST_PROXY: text })).toThrow(`TRUST_PROXY must be the number of proxies, from 0 to 10, not "${text}".`);
  }
});
