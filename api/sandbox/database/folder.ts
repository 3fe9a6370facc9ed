import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

/** Takes the folder for this process; the answer gives it back. The lock of a process that died is taken over. */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'surefoot.lock');
  if (!take(lock)) {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (pid > 0 && alive(pid)) throw new DataFolderInUse(folder, pid);
    rmSync(lock, { force: true });
    if (!take(lock)) throw new DataFolderInUse(folder, Number(readFileSync(lock, 'utf8')));
  }
  return () => rmSync(lock, { force: true });
}

/** Where the cluster lies inside the folder, and whether it has to be made. One whose making was interrupted is made again. */
export const clusterIn = (folder: string): { readonly path: string; readonly fresh: boolean } => {
  const path = join(folder, 'pg');
  const fresh = !existsSync(join(folder, 'ready'));
  if (fresh) rmSync(path, { recursive: true, force: true });
  return { path, fresh };
};
export const markReady = (folder: string): void => writeFileSync(join(folder, 'ready'), '');
