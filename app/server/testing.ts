import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, inject } from 'vitest';
import { serveShop, type Running } from './entry';

/** A folder to run in, with the prepared database that a build makes. */
export function createRoot(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'surefoot-shop-'));
  mkdirSync(join(root, '.build'));
  symlinkSync(inject('seedFile'), join(root, '.build/seed.tar.gz'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
/** The shop with all its parts but the built files, on free ports. */
export const startShop = (root: string, environment: Readonly<Record<string, string>> = {}): Promise<Running> => serveShop({
  root, environment: { PORT: '0', CARD_PORT: '0', ...environment }, log: () => undefined,
  development: { server: createServer(), middleware: (_incoming, _outgoing, next) => next(), html: async () => '<head></head>' },
});

/** What the tests of a file share: each has a folder of its own, and the shop that it starts there is closed behind it. */
export function shopOfEach() {
  const shop = {
    root: '', running: undefined as Running | undefined,
    start: async (settings?: Parameters<typeof startShop>[1]): Promise<Running> => (shop.running = await startShop(shop.root, settings)),
  };
  let remove = (): void => undefined;
  beforeEach(() => { ({ root: shop.root, remove } = createRoot()); });
  afterEach(async () => {
    await shop.running?.close();
    shop.running = undefined;
    remove();
  });
  return shop;
}
