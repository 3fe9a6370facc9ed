/** `npm start` and `npm run dev`: installs and builds what is missing, serves, and says where. Plain Node until the packages are there. */
import { existsSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { addresses, siteLines } from './addresses.mjs';
import { checkInPage } from './checkInPage.mjs';
import { checkNode, buildFolder, install, isBuilt, root } from './install.mjs';
import { stopOnSignal } from './stopping.mjs';

const isDevelopment = process.argv.includes('--dev');
// React chooses its build by it, each of its modules at its first import: the server draws with the one of production.
if (!isDevelopment) process.env.NODE_ENV ??= 'production';

/** The built server, after a build where the sources have changed. */
async function builtServer() {
  const fresh = isBuilt();
  await install({ withTools: !fresh });
  if (!fresh) {
    console.log(existsSync(buildFolder) ? 'The sources have changed: building …' : 'Building (once) …');
    await build();
  }
  const { serveShop } = await import(pathToFileURL(join(buildFolder, 'server/entry.js')).href);
  return { serveShop, stop: async () => {} };
}

/** The sources, served by Vite with hot reload; its socket shares the shop's port. */
async function developmentServer() {
  await install({ withTools: true });
  const server = createHttp();
  const { createServer } = await import('vite');
  const vite =
    await createServer({ configFile: join(root, 'vite.config.ts'), appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  const { serveShop } = await vite.ssrLoadModule('/server/entry.ts');
  const stopChecking = checkInPage(vite, root, { outside: process.env.LINES_DIR, log: (line) => console.log(line) });
  const html = async (path) => vite.transformIndexHtml(path, await readFile(join(root, 'app/index.html'), 'utf8'));
  return { serveShop: (options) => serveShop({
    ...options, development: { server, middleware: vite.middlewares, html },
  }), stop: () => { stopChecking(); return vite.close(); } };
}

async function main() {
  checkNode();
  const since = performance.now();
  const { serveShop, stop } = await (isDevelopment ? developmentServer() : builtServer());
  const running = await serveShop({ root, environment: process.env, log: (line) => console.log(line) });
  const isStopping = stopOnSignal(async () => { await Promise.all([running.close(), stop()]); });
  if (running.opening) console.log('Opening the database …');
  try {
    const sites = await running.ready;
    if (isStopping()) return;
    const said = addresses(running, { isDevelopment, seconds: (performance.now() - since) / 1000 });
    console.log([...said, ...siteLines(running, sites)].join('\n'));
  } catch (error) {
    // A stop closes what the database is opened with.
    if (isStopping()) return;
    console.error(`The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
    await Promise.all([running.close(), stop()]);
    process.exit(1);
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
