import { folderError } from './folder';
import { migrate } from './migrate';
import { openPGlite, type EmbeddedOptions } from './pglite';
import { openPostgres } from './postgres';
import type { Database } from './types';

export interface DatabaseOptions extends EmbeddedOptions {
  /** A PostgreSQL server; the embedded database when absent. */
  readonly databaseUrl?: string;
}

/** The database with its tables, ready to use. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const db = options.databaseUrl ? await openPostgres(options.databaseUrl) : await openPGlite(options);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw options.dataDir === undefined ? error : folderError(error, options.dataDir);
  }
}
