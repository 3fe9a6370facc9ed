import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLineRegistry } from '../lines/registry';
import { mountLines } from './lineRoutes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'));
  mkdirSync(join(folder, 'ferret'));
  writeFileSync(join(folder, 'ferret/line.yaml'), 'id: ferret # not much of a line yet\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function serve(how: { readonly isSandbox: boolean; readonly writable: boolean }) {
  const registry = createLineRegistry({ root: folder, folders: [folder], taken: [], log: () => undefined });
  await registry.scan();
  const shop = new Hono();
  mountLines(shop, { ...registry, ready: Promise.resolve() }, how);
  return shop;
}
const development = { isSandbox: true, writable: true };
const put = (text: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }): RequestInit => ({
  method: 'PUT', body: JSON.stringify({ text }), headers: { 'content-type': 'application/json', host: 'localhost:4300', ...headers },
});
const onDisk = (): string => readFileSync(join(folder, 'ferret/line.yaml'), 'utf8');

describe('the file of a line, for the studio', () => {
  it('is given as it stands, mistakes and all; an unknown name has none', async () => {
    const shop = await serve({ isSandbox: true, writable: false });
    expect(await (await shop.request('/line-files/ferret/source')).json())
      .toEqual({ path: 'ferret/line.yaml', file: 'line.yaml', text: onDisk(), writable: false });
    expect((await shop.request('/line-files/../source')).status).toBe(404);
    const unknown = await shop.request('/line-files/etc/source');
    expect([unknown.status, await unknown.text()]).toEqual([204, '']);
  });
  it('is written in development, by a page of ours alone', async () => {
    const shop = await serve(development);
    expect((await shop.request('/line-files/ferret/source', put('id: ferret\n'))).status).toBe(204);
    expect(onDisk()).toBe('id: ferret\n');
    for (const [text, headers] of [
      ['x', {}], ['x', { 'sec-fetch-site': 'cross-site' }], ['x', { 'sec-fetch-site': 'same-origin', host: 'localhost.evil.example' }],
      [7, { 'sec-fetch-site': 'same-origin' }],
    ] as const) expect((await shop.request('/line-files/ferret/source', put(text, headers))).status).toBe(403);
    expect((await shop.request('/line-files/nobody/source', put('x'))).status).toBe(404);
    expect(onDisk()).toBe('id: ferret\n');
  });
  it('is not written where the shop is built, and not even read with a real partner', async () => {
    expect((await (await serve({ isSandbox: true, writable: false })).request('/line-files/ferret/source', put('x'))).status).toBe(404);
    expect((await (await serve({ isSandbox: false, writable: false })).request('/line-files/ferret/source')).status).toBe(404);
    expect(onDisk()).toContain('not much');
  });
});
