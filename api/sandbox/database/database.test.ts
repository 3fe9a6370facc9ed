import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, createSeed, DataFolderInUse } from '../index';
import { buyer, clock } from '../testing';

describe('the embedded database', () => {
  let folder: string;
  beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'surefoot-')); });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('starts from a seed, belongs to one process, and keeps what was sold', async () => {
    const seedFile = join(folder, 'seed.tar.gz');
    await writeFile(seedFile, await createSeed());
    const dataDir = join(folder, 'data');
    const first = await createSandbox({ dataDir, seedFile, clock });
    const ines = buyer(first);
    const quote = await ines.quote();
    const bought = await ines.buy(quote.body, await ines.paysWith(), 'key-1');
    await expect(createSandbox({ dataDir, seedFile, clock })).rejects.toThrow(DataFolderInUse);
    await first.close();

    // The lock of a process that died is no obstacle.
    await writeFile(join(dataDir, 'surefoot.lock'), '999999999');
    const second = await createSandbox({ dataDir, seedFile, clock });
    expect((await buyer(second).buy(quote.body, 'any', 'key-1')).body).toEqual(bought.body);
    await second.close();
  });
});
