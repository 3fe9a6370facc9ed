import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, createSeed, DataFolderInUse } from '../index';
import { buyer, clock, stores } from '../testing';
import { openPostgres } from './postgres';

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

const [, postgres] = stores;
it.skipIf(postgres.skip)(`a connection that is lost in a transaction costs that transaction, on ${postgres.name}`, async () => {
  const db = await openPostgres(postgres.databaseUrl ?? '');
  try {
    const work = db.transaction(async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.query('select 1');
    });
    await expect(work).rejects.toThrow();
    expect((await db.transaction((tx) => tx.query('select 1'))).rowCount).toBe(1);
  } finally {
    await db.close();
  }
});
