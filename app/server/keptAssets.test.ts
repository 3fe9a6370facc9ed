import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAssets } from './assets';
import { shareAssets } from './keptAssets';

const folder = mkdtempSync(join(tmpdir(), 'surefoot-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));
const shared = join(folder, 'shared');
mkdirSync(shared);
/** A built release with these files, which starts. */
function start(name: string, files: readonly string[], now?: number) {
  const client = join(folder, name);
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(client, 'assets', file), `${file} of ${name}`);
  return createAssets(client, shareAssets(join(client, 'assets'), shared, now));
}
const textAt = (assets: ReturnType<typeof createAssets>, path: string, accepted = ''): Promise<string> | undefined =>
  assets(path, accepted)?.text();

it('a page has the parts of its own release, whichever release answers', async () => {
  const old = start('old', ['a-1.js', 'a-1.js.br']);
  const next = start('new', ['a-2.js']);
  expect(await textAt(next, '/assets/a-1.js', 'br')).toBe('a-1.js.br of old');
  expect(await textAt(next, '/assets/a-1.js')).toBe('a-1.js of old');
  expect(await textAt(old, '/assets/a-2.js')).toBe('a-2.js of new');
  expect(next('/assets/a-1.js', '')?.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/a-3.js', '/assets/../shared/a-1.js', '/assets/%2e%2e/a-1.js', '/a-1.js']) {
    expect(next(path, '')).toBeUndefined();
  }
});
it('what no release has started with for a month is deleted', () => {
  const day = 24 * 60 * 60 * 1000;
  start('old', ['a-1.js']);
  const long = (Date.now() - 31 * day) / 1000;
  utimesSync(join(shared, 'a-1.js'), long, long);
  start('new', ['a-2.js']);
  expect(readdirSync(shared)).not.toContain('a-1.js');
  start('new', ['a-2.js'], Date.now() + 29 * day);
  expect(readdirSync(shared)).toContain('a-2.js');
});
it('starts beside another release that puts its files there', async () => {
  // Listed, and gone by the time it is looked at: the other release has renamed it.
  symlinkSync(join(shared, 'gone'), join(shared, 'b-1.js.part'));
  // In a container of its own the other process has the same number.
  mkdirSync(join(shared, `b-2.js.${process.pid}`));
  expect(await textAt(start('third', ['b-2.js']), '/assets/b-2.js')).toBe('b-2.js of third');
});
