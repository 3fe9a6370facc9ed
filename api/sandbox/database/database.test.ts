import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, createSeed, DataFolderInUse } from '../index';
import { buyer, clock, stores } from '../testing';
import { openPostgres } from './postgres';
import type { Database, Queryable } from './types';

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

it.skipIf(postgres.skip)(`a database that lacks letters is refused at the start, not at the order of whose name has them: ${postgres.name}`,
  async () => {
    const db = await openPostgres(postgres.databaseUrl ?? '');
    const url = new URL(postgres.databaseUrl ?? '');
    url.pathname = '/surefoot_latin1';
    try {
      await db.query('drop database if exists surefoot_latin1');
      await db.query(`create database surefoot_latin1 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`);
      const opening = createSandbox({ clock, databaseUrl: url.href });
      await expect(opening).rejects.toThrow('The database is made in LATIN1. It must be made in UTF8, for names in any language.');
      await db.query('drop database surefoot_latin1 with (force)');
    } finally {
      await db.close();
    }
  });

/** Stands between a process and the server. What hangs is never answered and never closed, as when a machine is gone or a cable is cut. */
async function wireTo(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const pairs: (readonly [near: Socket, far: Socket])[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port || '5432'), hostname);
    near.on('error', () => undefined).pipe(far.on('error', () => undefined)).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    hang() { for (const [near, far] of pairs) for (const [from, to] of [[near, far], [far, near]] as const) from.unpipe(to).pause(); },
    close() {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}
describe.skipIf(postgres.skip)(`connections that hang, on ${postgres.name}`, () => {
  const limit = 2_000;
  let wire: Awaited<ReturnType<typeof wireTo>>;
  let db: Database;
  beforeEach(async () => {
    wire = await wireTo(postgres.databaseUrl ?? '');
    db = await openPostgres(wire.url, limit);
  });
  afterEach(async () => {
    wire.close();
    await db.close();
  });
  const ask = () => db.query('select 1');

  it('cost only the orders they meet: who presses again after a failover of the database buys', async () => {
    // As many as the shop has at most.
    await Promise.all(Array.from({ length: 10 }, ask));
    wire.hang();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    expect((await ask()).rowCount).toBe(1);
  });
  it('do not keep locked what a purchase has locked: another process sells the quote', async () => {
    const other = await openPostgres(postgres.databaseUrl ?? '');
    const lock = (on: Queryable) => on.query('select pg_advisory_xact_lock(550123)');
    try {
      const purchase = db.transaction(async (tx) => {
        await lock(tx);
        wire.hang();
        await tx.query('select 1');
      });
      await expect(purchase).rejects.toThrow();
      expect((await other.transaction(lock)).rowCount).toBe(1);
    } finally {
      await other.close();
    }
  });
});
