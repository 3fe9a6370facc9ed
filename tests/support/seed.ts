import { createSeed } from '#api/sandbox/index';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

const root = resolve(import.meta.dirname, '../..');
const database = join(root, 'api/sandbox/database');

/** The tables and the version of PostgreSQL. */
async function version(): Promise<string> {
  const migrations = (await readdir(database)).filter((file) => file.endsWith('.sql')).sort().map((file) => join(database, file));
  const hash = createHash('sha256');
  for (const file of [join(root, 'node_modules/@electric-sql/pglite/package.json'), ...migrations]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Makes a dump of an empty database with all tables, once per version: a test's database that starts from it needs no initdb. */
export default async function provideSeed(project: Pick<TestProject, 'provide'>): Promise<void> {
  const folder = join(root, '.cache/tests');
  const file = join(folder, `seed-${await version()}.tar.gz`);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, await createSeed());
    await rename(`${file}.${process.pid}`, file);
  }
  project.provide('seedFile', file);
}

declare module 'vitest' {
  interface ProvidedContext { seedFile: string }
}
