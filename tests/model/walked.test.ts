import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { BadUsage } from '../../app/check/badUsage';
import { shippedFiles } from '../support/lines';
import { smallLine } from '../support/smallLine';
import { walkedOf } from './walked';

const folder = mkdtempSync(join(tmpdir(), 'surefoot-walked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => { vi.unstubAllEnvs(); });
const pet = shippedFiles.find(({ line }) => line.id === 'pet') as (typeof shippedFiles)[number];
/** Another insurer's line, in a folder of its own. */
const parrot = written('parrot', pet.text.replace(/^(id|code): pet$/gmu, '$1: parrot').replace(/^base: .*$/mu, 'base: parrot-insurance'));
function written(name: string, text: string): string {
  mkdirSync(join(folder, name), { recursive: true });
  const file = join(folder, name, 'line.yaml');
  writeFileSync(file, text);
  return file;
}

it('walks lines of the shop by their names and by their files, each as the line it is (18.11)', async () => {
  expect(await walkedOf(['landlord', pet.file])).toEqual({ ids: ['landlord', 'pet'], files: [] });
  expect((await walkedOf([])).ids).toEqual(expect.arrayContaining(['rental-car', 'pet']));
});
it('walks a line that no shop sells yet, by its file; and by its name where LINES_DIR sells it', async () => {
  const walked = { ids: ['landlord', 'parrot'], files: [parrot] };
  expect(await walkedOf([parrot, 'landlord', parrot])).toEqual(walked);
  vi.stubEnv('LINES_DIR', folder);
  expect(await walkedOf(['landlord', 'parrot'])).toEqual(walked);
});
it('walks nothing that cannot be sold: a definition alone, a line as it was, a name that another line has', async () => {
  const alone = written('alone', smallLine('end'));
  await expect(walkedOf([alone])).rejects.toThrow(new BadUsage(
    `"${alone}" is a definition alone: no shop can sell it, so it cannot be walked in the browser.`));
  await expect(walkedOf(['pet@HEAD'])).rejects.toThrow(new BadUsage(
    '"pet@HEAD" is a line as it was: only a file can be walked in the browser.'));
  const other = written('other', pet.text.replace(/^id: pet$/mu, 'id: other'));
  await expect(walkedOf([other])).rejects.toThrow(new BadUsage(
    `"${other}" cannot be sold beside the other lines, and so not be walked: code "pet" belongs to pet already.`));
  const twin = written('twin', readFileSync(parrot, 'utf8').replace(/^(id|code): parrot$/gmu, '$1: twin'));
  await expect(walkedOf([parrot, twin])).rejects.toThrow(/: base "parrot-insurance" belongs to twin already\.$/u);
});
