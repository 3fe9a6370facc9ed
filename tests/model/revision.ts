import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '#flows/types';
import { BadUsage } from '../../app/check/badUsage';

/** The text of a file as it stood in a revision; undefined when it has no such file. */
export function textAt(root: string, revision: string, path: string): string | undefined {
  const commit = commitOf(root, revision);
  const { status, stdout } = spawnSync('git', ['show', `${commit}:./${path}`], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout : undefined;
}
function commitOf(root: string, revision: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new BadUsage(`There is no revision "${revision}".`);
  return stdout.trim();
}

/** What a definition, its adapters and their contracts are made of. */
const parts = ['package.json', 'tsconfig.json', 'engine', 'flows', 'widgets', 'api', 'app', 'schemas'];

interface Code { readonly product: Product; readonly folder: string }
/** A line in TypeScript as it stood in a revision, with the adapters and contracts of that time. The prover is today's. */
export async function codeAt(root: string, line: string, revision: string): Promise<Code> {
  const folder = checkOut(root, commitOf(root, revision));
  const index = join(folder, 'flows/index.ts');
  const { catalogue } = existsSync(index) ? await import(/* @vite-ignore */ index) as Pick<typeof import('#flows'), 'catalogue'>
    : { catalogue: [] };
  const entry = catalogue.find(({ id }) => id === line);
  if (!entry) throw new BadUsage(`There is no line "${line}" at the revision "${revision}".`);
  return { product: await entry.product(), folder };
}

/** Beside `node_modules`, where its packages are found; a revision never changes, so it is kept. */
function checkOut(root: string, commit: string): string {
  const revisions = join(root, '.cache/revisions');
  const folder = join(revisions, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(revisions, { recursive: true });
  const unfinished = mkdtempSync(join(revisions, 'new-'));
  // A folder may be younger than the revision.
  const entries = spawnSync('git', ['ls-tree', '--name-only', commit], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  const there = parts.filter((part) => entries.includes(part));
  const { stdout: archive } = spawnSync('git', ['archive', '--format=tar', commit, ...there], { cwd: root, maxBuffer: 1e9 });
  if (spawnSync('tar', ['-x', '-C', unfinished], { input: archive }).status !== 0) throw new Error(`${commit} cannot be unpacked.`);
  renameSync(unfinished, folder);
  return folder;
}
