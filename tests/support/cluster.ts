import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** The folder with initdb and pg_ctl: on the path, or where Debian keeps each version. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}
const bin = programs();
/** Why this machine cannot start a PostgreSQL server of its own; undefined when it can. */
export const noCluster = bin === undefined ? 'no PostgreSQL server is installed' : undefined;

const freePort = (): Promise<number> => new Promise((resolve, reject) => {
  const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
});

/** A PostgreSQL server that belongs to one test. */
export interface Cluster { readonly url: string; restart(): Promise<void>; stop(): Promise<void> }

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'surefoot-cluster-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const idOf = async (kind: string): Promise<number> => Number((await run('id', [kind, 'postgres'])).stdout);
  const owner = isRoot ? { uid: await idOf('-u'), gid: await idOf('-g') } : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const call = (program: string, ...rest: readonly string[]) =>
    run(join(bin ?? '', program), ['-D', join(folder, 'data'), ...rest], { ...owner, cwd: folder });
  await call('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const control = (...action: readonly string[]) => call('pg_ctl', '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, ...action);
  await control('start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart() { await control('-m', 'fast', 'restart'); },
    async stop() {
      // A server that has ended already leaves its folder too.
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
