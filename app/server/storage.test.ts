import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addresses } from './addresses.mjs';
import { shopOfEach } from './testing';

const warning = 'This sandbox keeps its data in memory: all that is sold here is gone when it stops.';
const shop = shopOfEach();
/** The test's own parent, which lives as long as the test, holds the folder. */
function isInUse(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'surefoot.lock'), String(process.ppid));
}
async function starts(environment?: Readonly<Record<string, string>>): Promise<void> { await shop.start(environment); }
const page = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${shop.running?.port}${path}`)).text();
const printed = (): string => addresses(shop.running, { isDevelopment: false, seconds: 1 }).join('\n');

describe('when another copy of the shop uses the data folder', () => {
  it('this copy says in red, in the terminal and on every page, that nothing is kept', async () => {
    isInUse(join(shop.root, '.data/sandbox'));
    await starts();
    for (const path of ['/', '/rental-car-insurance/plans', '/embed/v1/renters', '/sandbox']) {
      expect(await page(path), path).toContain(warning);
    }
    expect(printed()).toContain(`\u001B[31m${warning}\u001B[39m`);
    expect(printed()).toMatch(/Database +in memory/);
    expect(printed()).toContain(`is in use by process ${process.ppid}`);
  });
  it('this copy does not start where the folder was asked for by name', async () => {
    isInUse(join(shop.root, 'mine'));
    const refusal = `The data folder ${join(shop.root, 'mine')} is in use by process ${process.ppid}.`;
    await expect(starts({ DATA_DIR: 'mine' })).rejects.toThrow(refusal);
  });
});
it('a PostgreSQL server that cannot be reached is no reason to use memory', async () => {
  await starts({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(shop.running?.ready).rejects.toThrow(/^DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:1$/);
});
it('a folder that a killed shop left behind is used again, and nothing is said', async () => {
  const folder = join(shop.root, '.data/sandbox');
  mkdirSync(folder, { recursive: true });
  // In a container every start has the same pid.
  writeFileSync(join(folder, 'surefoot.lock'), String(process.pid));
  await starts();
  await shop.running?.ready;
  expect(readFileSync(join(folder, 'surefoot.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  expect(await page('/') + await page('/sandbox') + printed()).not.toContain('in memory');
});
it('a folder that cannot be made is told at once, with its variable', async () => {
  // Node's recursive mkdir never ends here, hence a file in the way where there is no /proc.
  const folders = [join(shop.root, 'file/data'), ...(existsSync('/proc/self') ? ['/proc/surefoot'] : [])];
  writeFileSync(join(shop.root, 'file'), '');
  for (const folder of folders) {
    const since = performance.now();
    await expect(starts({ DATA_DIR: folder })).rejects.toThrow(
      `DATA_DIR must be a folder that this user may write, for example /var/lib/surefoot, not "${folder}" (ENO`);
    expect(performance.now() - since).toBeLessThan(5_000);
  }
});
it('a folder of lines that is not there is told with its variable', async () => {
  const folder = join(shop.root, 'lines');
  await expect(starts({ LINES_DIR: folder })).rejects
    .toThrow(`LINES_DIR must be a folder that is there, for example /srv/lines, not "${folder}".`);
  mkdirSync(folder);
  await starts({ LINES_DIR: folder });
});
