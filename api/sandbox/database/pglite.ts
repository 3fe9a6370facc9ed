import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { claimFolder, clusterIn, folderError, markReady } from './folder';
import type { Database, Queryable, Rows } from './types';

export interface EmbeddedOptions {
  /** The folder of the database; in memory when absent. One process at a time: a second one gets `DataFolderInUse`. */
  readonly dataDir?: string;
  /** Gives back a folder that was claimed before; the folder is claimed here when absent. */
  readonly release?: () => void;
  /** A dump made by `createSeed`: a new database starts in about a second instead of initdb's four to sixteen. */
  readonly seedFile?: string;
}

const queryable = (source: PGlite | Transaction): Queryable => ({
  async query<Row>(sql: string, params: readonly unknown[] = []): Promise<Rows<Row>> {
    const { rows, affectedRows = 0 } = await source.query<Row>(sql, [...params]);
    return { rows, rowCount: Math.max(rows.length, affectedRows) };
  },
  async exec(sql) {
    await source.exec(sql);
  },
});

/** Opens the embedded PostgreSQL. The small buffers keep it near 300 MB of memory. */
export async function startPGlite({ dataDir, seedFile }: EmbeddedOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const cluster = dataDir === undefined ? { path: undefined, fresh: true } : clusterIn(dataDir);
  const seed = cluster.fresh && seedFile !== undefined && existsSync(seedFile) ? await readFile(seedFile) : undefined;
  return PGlite.create({
    dataDir: cluster.path,
    loadDataDir: seed && new Blob([new Uint8Array(seed)]),
    initialMemory: 128 * 1024 * 1024,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}

/** The interface over an open PGlite; transactions wait for each other. */
export const overPGlite = (pglite: PGlite, closed: () => void = () => undefined): Database => ({
  ...queryable(pglite),
  transaction: (work) => pglite.transaction((tx) => work(queryable(tx))),
  async close() {
    await pglite.close();
    closed();
  },
});

/** The embedded database: one process, one connection. */
export async function openPGlite(options: EmbeddedOptions): Promise<Database> {
  const release = options.dataDir === undefined ? () => undefined : options.release ?? claimFolder(options.dataDir);
  try {
    const pglite = await startPGlite(options);
    if (options.dataDir !== undefined) markReady(options.dataDir);
    return overPGlite(pglite, release);
  } catch (error) {
    release();
    throw options.dataDir === undefined ? error : folderError(error, options.dataDir);
  }
}
