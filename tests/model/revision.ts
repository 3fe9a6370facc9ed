import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueEntry, Product } from '#flows/types';
import { BadUsage } from '../../app/check/check';

/** The text of a file as it stood in a revision; undefined when there is no such revision or no such file in it. */
export function textAt(root: string, revision: string, path: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${revision}:./${path}`], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout : undefined;
}

/** What a definition, its adapters and their contracts are made of. */
const parts = ['package.json', 'tsconfig.json', 'engine', 'flows', 'widgets', 'api', 'app', 'schemas'];

/** A line in TypeScript as it stood in a revision, with the adapters and contracts of that time. The prover is today's. */
export async function codeAt(root: string, line: string, revision: string): Promise<{ readonly product: Product; readonly folder: string }> {
  const folder = checkOut(root, revision);
  if (folder === undefined) throw new BadUsage(`There is no revision "${revision}".`);
  const { catalogue } = await import(/* @vite-ignore */ join(folder, 'flows/index.ts')) as { readonly catalogue: readonly CatalogueEntry[] };
  const entry = catalogue.find(({ id }) => id === line);
  if (!entry) throw new BadUsage(`There is no line "${line}" at the revision "${revision}".`);
  return { product: await entry.product(), folder };
}

/** Beside `node_modules`, where its packages are found. It goes when the process ends. */
function checkOut(root: string, revision: string): string | undefined {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/revision-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { status, stdout } = spawnSync('git', ['archive', '--format=tar', revision, ...parts], { cwd: root, maxBuffer: 1e9 });
  return status === 0 && spawnSync('tar', ['-x', '-C', folder], { input: stdout }).status === 0 ? folder : undefined;
}
