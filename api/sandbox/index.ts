import { createClock } from '#engine';
import { createApp, type AppOptions } from './app';
import type { Database } from './database/types';
import { clientOf } from './failures/client';
import { createFailures } from './failures/failures';
import type { ConnectionInfo } from './http/mount';
import { folderError } from './database/folder';
import { migrate } from './database/migrate';
import { type EmbeddedOptions, openPGlite } from './database/pglite';
import { openPostgres } from './database/postgres';

export { createSeed } from './database/seed';
export { DataFolderInUse } from './database/folder';
export type { Database } from './database/types';

export interface SandboxOptions extends DatabaseOptions, Partial<Omit<AppOptions, 'db' | 'failures'>> {}

export interface Sandbox {
  fetch(request: Request, info?: ConnectionInfo): Promise<Response>;
  /** Does a failure on demand wait for this call of whoever sends these headers? */
  fails(call: string, headers: Headers): boolean;
  readonly db: Database;
  close(): Promise<void>;
}

/** The partner service: `/api/*`, `/sandbox/*` and `/documents/*.pdf` over one database. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const db = await openDatabase(options);
  const failures = createFailures();
  const app = createApp({ clock: createClock(), ...options, db, failures });
  return {
    fetch: async (request, info = {}) => app.fetch(request, info),
    fails: (call, headers) => failures.next(call, clientOf(headers)) !== undefined,
    db, close: () => db.close(),
  };
}

interface DatabaseOptions extends EmbeddedOptions {
  /** A PostgreSQL server; the embedded database when absent. */
  readonly databaseUrl?: string;
}

/** The database with its tables, ready to use. */
async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const db = options.databaseUrl ? await openPostgres(options.databaseUrl) : await openPGlite(options);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw options.dataDir === undefined ? error : folderError(error, options.dataDir);
  }
}
