import { createClock, type Clock } from '#engine';
import { createApp } from './app';
import { openDatabase } from './database/open';
import type { Database } from './database/types';
import { clientOf } from './failures/client';
import { createFailures } from './failures/failures';
import type { ConnectionInfo } from './http/mount';
import type { Rating } from './quotes/rating';
import type { FileLine } from './site/fileLines';

export { createSeed } from './database/seed';
export { DataFolderInUse } from './database/folder';
export type { Database } from './database/types';

export interface SandboxOptions {
  /** A PostgreSQL server, shared by any number of processes. */
  readonly databaseUrl?: string;
  /** The folder of the embedded database; in memory when absent. One process at a time: a second one gets `DataFolderInUse`. */
  readonly dataDir?: string;
  /** Gives back a data folder that was claimed before (`database/folder.ts`). */
  readonly release?: () => void;
  /** What `createSeed` made: new embedded databases start faster with it. Ignored when the file is not there. */
  readonly seedFile?: string;
  readonly clock?: Clock;
  /** The lines of the quote service that it sells. */
  readonly ratings?: readonly Rating[];
  /** The lines that are files, as they are now. */
  readonly fileLines?: () => readonly FileLine[];
  /** S18: 600 when absent, which leaves room for browser tests; 60 suits a sandbox that others can reach. */
  readonly writesPerMinute?: number;
  /** How long a purchase waits for another one of the same quote before it answers 409; 5000 when absent. */
  readonly lockTimeoutMs?: number;
  /** Names besides this machine's under which the sandbox's own pages and lists answer; `*.` in front stands for every name below. */
  readonly ownHosts?: readonly string[];
  /** Said in red in the console. */
  readonly warning?: string;
  /** Where an unexpected error goes, with its request id; standard error when absent. */
  readonly log?: (line: string) => void;
}
export interface Sandbox {
  fetch(request: Request, info?: ConnectionInfo): Promise<Response>;
  /** Does a failure on demand wait for this call of whoever sends these headers? */
  fails(call: string, headers: Headers): boolean;
  readonly db: Database;
  close(): Promise<void>;
}

/** The partner service: `/api/*`, `/sandbox/*` and `/documents/*.pdf` over one database. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = createClock(), writesPerMinute = 600, lockTimeoutMs = 5000, log = console.error } = options;
  const { ratings, fileLines, ownHosts, warning } = options;
  const db = await openDatabase(options);
  const failures = createFailures();
  const app = createApp({ db, clock, ratings, fileLines, failures, lockTimeoutMs, writesPerMinute, log, ownHosts, warning });
  return {
    fetch: async (request, info = {}) => app.fetch(request, info),
    fails: (call, headers) => failures.next(call, clientOf(headers)) !== undefined,
    db, close: () => db.close(),
  };
}
