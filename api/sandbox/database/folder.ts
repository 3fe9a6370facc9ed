import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isObject } from '#engine/isObject';

/** The embedded database belongs to one process: a second one would damage the files. */
export class DataFolderInUse extends Error {
  constructor(readonly folder: string, readonly pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. `
      + 'Stop that process, choose another folder, or set DATABASE_URL to share a PostgreSQL server.',
    );
    this.name = 'DataFolderInUse';
  }
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** No space and no quota: the embedded database's file system throws objects that are no errors, with the numbers of WASI. */
const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 51, 19]);
/** What went wrong with the folder, as an error in words. */
export function folderError(error: unknown, folder: string): Error {
  const number = isObject(error) ? error.errno : undefined;
  if (full.has(codeOf(error)) || full.has(number)) {
    return new Error(`No space left in ${folder}. The embedded database needs about 40 MB.`, { cause: error });
  }
  if (error instanceof Error) return error;
  return new Error(`The embedded database cannot use ${folder}: ErrnoError ${String(number)}.`, { cause: error });
}
/** When a process started: it differs for two programs that had the same pid. Undefined where the system does not tell. */
export function startOf(pid: number): string | undefined {
  try {
    // proc(5): the second field is a name in brackets, which may hold spaces; the start is the 22nd.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    return stdout?.trim().replaceAll(/\s+/g, '-') || undefined;
  }
}

/** The folders that this process holds. */
const held = new Set<string>();
const ownLock = (): string => [process.pid, startOf(process.pid)].filter(Boolean).join(' ');
/** The process that holds the folder; undefined when the lock is stale: a killed process leaves its lock behind. */
function holderOf(folder: string, lock: string): number | undefined {
  const [first = '', start] = readFileSync(lock, 'utf8').trim().split(' ');
  const pid = Number(first);
  if (held.has(folder)) return process.pid;
  // Not ours, although it has our pid: in a container each start has the same.
  if (!(pid > 0) || pid === process.pid || !alive(pid)) return undefined;
  const started = startOf(pid);
  return start === undefined || started === undefined || start === started ? pid : undefined;
}
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, ownLock(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** One by one: Node's recursive mkdir never ends where the system does not let a folder be made in one that is there, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function claim(folder: string): () => void {
  make(folder);
  const lock = join(folder, 'surefoot.lock');
  if (!take(lock)) {
    const holder = holderOf(folder, lock);
    if (holder !== undefined) throw new DataFolderInUse(folder, holder);
    rmSync(lock, { force: true });
    if (!take(lock)) throw new DataFolderInUse(folder, Number.parseInt(readFileSync(lock, 'utf8'), 10));
  }
  held.add(folder);
  return () => {
    held.delete(folder);
    rmSync(lock, { force: true });
  };
}

/** Takes the folder for this process; the answer gives it back. A stale lock is taken over. */
export function claimFolder(path: string): () => void {
  const folder = resolve(path);
  try {
    return claim(folder);
  } catch (error) {
    throw folderError(error, folder);
  }
}

/** Where the cluster lies inside the folder, and whether it has to be made. One whose making was interrupted is made again. */
export const clusterIn = (folder: string): { readonly path: string; readonly fresh: boolean } => {
  const path = join(folder, 'pg');
  const fresh = !existsSync(join(folder, 'ready'));
  if (fresh) rmSync(path, { recursive: true, force: true });
  return { path, fresh };
};
export const markReady = (folder: string): void => writeFileSync(join(folder, 'ready'), '');
