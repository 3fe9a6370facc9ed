import { existsSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { site as siteContract } from '#api/contracts/site';
import type { Sandbox, SandboxOptions } from '#api/sandbox/index';
import type { SoldLine } from '#api/sandbox/site/soldLines';
import type { Settings } from './settings';

const defaultFolder = '.data/sandbox';
const warning = 'This sandbox keeps its data in memory: all that is sold here is gone when it stops.';
export interface Opening {
  readonly sandbox: Promise<Sandbox>;
  /** Where it keeps what is sold, in words. */
  readonly storage: string;
  /** Said in red on every page and in the terminal. */
  readonly warning?: string;
  /** Why nothing is kept. */
  readonly reason?: string;
}

/** The words of an error; one of several tries, as for the two addresses of `localhost`, has them in its parts. */
const wordsOf = (error: unknown): string =>
  (error instanceof AggregateError ? wordsOf(error.errors[0]) : error instanceof Error ? error.message : String(error));
/** A promise that names the variable when it fails. */
const naming = <T>(name: string, work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => { throw new Error(`${name}: ${wordsOf(cause)}`, { cause }); });
/** The system's own error (`EACCES`) says nothing of variables; our own errors are sentences. */
function folderWords(error: unknown, dataDir: string | undefined, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const example = 'for example /var/lib/surefoot';
  return new Error(dataDir === undefined
    ? `The folder ${folder} cannot be written (${String(error.code)}). Set DATA_DIR to one that can, ${example}.`
    : `DATA_DIR must be a folder that this user may write, ${example}, not "${dataDir}" (${String(error.code)}).`, { cause: error });
}

/**
 * Opens the sandbox. When another copy of the shop uses the default folder, this copy keeps its data in memory and says so; a folder that
 * was asked for by name is refused instead.
 */
export async function openSandbox(
  { databaseUrl, dataDir, sandboxHosts: ownHosts }: Settings, root: string, soldLines: () => readonly SoldLine[],
): Promise<Opening> {
  const open = async (options: SandboxOptions): Promise<Sandbox> => {
    const [{ createSandbox }, { ratings }] = await Promise.all([import('#api/sandbox/index'), import('#flows/ratings')]);
    return createSandbox({ ownHosts, ratings, soldLines, ...options });
  };
  if (databaseUrl) return { sandbox: naming('DATABASE_URL', open({ databaseUrl })), storage: 'PostgreSQL (DATABASE_URL)' };
  const seedFile = join(root, '.build/seed.tar.gz');
  const seed = existsSync(seedFile) ? { seedFile } : {};
  const folder = resolve(root, dataDir ?? defaultFolder);
  const { claimFolder } = await import('#api/sandbox/database/folder');
  try {
    const release = claimFolder(folder);
    return { sandbox: open({ dataDir: folder, release, ...seed }), storage: `embedded PostgreSQL (PGlite) in ${folder}` };
  } catch (error) {
    if (dataDir !== undefined || !(error instanceof Error) || error.name !== 'DataFolderInUse') throw folderWords(error, dataDir, folder);
    return { sandbox: open({ warning, ...seed }), storage: 'in memory', warning, reason: error.message };
  }
}

/** The sites the sandbox knows: each has its own address. */
export async function siteNames(): Promise<readonly string[]> {
  const { sites } = await import('#api/sandbox/site/sites');
  return sites.map(({ name }) => name);
}

/** Answers the server's two calls from the sandbox's list: without the database, and without using up a failure that a tester has set. */
export const sandboxSite = (soldLines: () => readonly SoldLine[]) => async (request: Request): Promise<Response> => {
  const [{ siteByName, siteByToken, siteWithoutToken }, { withSoldLines }] =
    await Promise.all([import('#api/sandbox/site/sites'), import('#api/sandbox/site/soldLines')]);
  const { hostname, pathname, searchParams } = new URL(request.url);
  if (pathname === siteContract.path) {
    const site = siteByName(searchParams.get('site') ?? '', hostname);
    return site ? Response.json(withSoldLines(site, soldLines())) : new Response(null, { status: 404 });
  }
  const token = request.headers.get('authorization')?.replace('Token ', '');
  const site = token === undefined ? siteWithoutToken(hostname) : siteByToken(token);
  return site ? Response.json(site.partner) : new Response(null, { status: 401 });
};
