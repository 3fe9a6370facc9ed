import { existsSync } from 'node:fs';
import { resolve, join } from 'node:path';
import type { Sandbox } from '#api/sandbox/index';
import type { Settings } from './settings';

/** Opens the sandbox. A data folder that another copy of the shop is using is left alone: this copy then keeps its data in memory. */
export async function openSandbox(settings: Settings, root: string, log: (line: string) => void): Promise<Sandbox> {
  const { createSandbox } = await import('#api/sandbox/index');
  if (settings.databaseUrl) return createSandbox({ databaseUrl: settings.databaseUrl });
  const seedFile = join(root, '.build/seed.tar.gz');
  const seed = existsSync(seedFile) ? { seedFile } : {};
  try {
    return await createSandbox({ dataDir: resolve(root, settings.dataDir), ...seed });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DataFolderInUse') throw error;
    log(`${error.message}\nUntil then this copy keeps its data in memory.`);
    return createSandbox(seed);
  }
}

/** The sites the sandbox knows: each has its own address. */
export async function siteNames(): Promise<readonly string[]> {
  const { sites } = await import('#api/sandbox/site/sites');
  return sites.map(({ name }) => name);
}

/** Answers `GET site` from the sandbox's list: without the database, and without using up a failure that a tester has set. */
export async function sandboxSite(request: Request): Promise<Response> {
  const { siteByName } = await import('#api/sandbox/site/sites');
  const { hostname, searchParams } = new URL(request.url);
  const site = siteByName(searchParams.get('site') ?? '', hostname);
  return site ? Response.json(site.info) : new Response(null, { status: 404 });
}
