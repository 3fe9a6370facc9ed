import { createClock } from '#engine';
import { createApp, type AppOptions } from './app';
import { openDatabase, type DatabaseOptions } from './database/open';
import type { Database } from './database/types';
import { clientOf } from './failures/client';
import { createFailures } from './failures/failures';
import type { ConnectionInfo } from './http/mount';

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
