import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoot, startShop } from './testing';

let root: string;
let remove: () => void;
beforeEach(() => { ({ root, remove } = createRoot()); });
afterEach(() => remove());

/** A disk of this size at the folder; false where the system does not allow it. */
function mount(folder: string, size: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
}
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);
const canMount = ((): boolean => {
  const { root: place, remove: clean } = createRoot();
  const could = mount(join(place, 'disk'), '4k');
  unmount(join(place, 'disk'));
  clean();
  return could;
})();

describe.skipIf(!canMount)(`a disk that is too small${canMount ? '' : ' (skipped: no disk can be mounted here)'}`, () => {
  afterEach(() => { unmount(join(root, 'disk')); });

  it('for the database is named as such when the shop starts', async () => {
    mount(join(root, 'disk'), '20m');
    const shop = await startShop(root, { DATA_DIR: 'disk/data' });
    await expect(shop.ready).rejects.toThrow(`No space left in ${join(root, 'disk/data')}.`);
    await shop.close();
  });
  it('for the lock file is named as such, and is not taken for another copy of the shop', async () => {
    mount(join(root, 'disk'), '8k');
    writeFileSync(join(root, 'disk/fill'), 'x'.repeat(8192));
    await expect(startShop(root, { DATA_DIR: 'disk' })).rejects.toThrow(`No space left in ${join(root, 'disk')}.`);
  });
});
