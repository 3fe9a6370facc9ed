/** The wizard of `wizard/`: built for production, served by the shop's own server with the same compression. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../../app/server/build.mjs';
import { loadModules } from './modules.mjs';

/** Its calls are answered with an empty object: they need no more. */
export async function openWizard(folder) {
  const outDir = join(folder, 'wizard');
  await build({ configFile: false, root: fileURLToPath(new URL('wizard', import.meta.url)), mode: 'production', logLevel: 'error',
    plugins: [react()], build: { outDir, emptyOutDir: true } });
  await compress(outDir);
  const { createShop, createAssets } = await loadModules(async (load) =>
    ({ ...await load('/app/server/shop.ts'), ...await load('/app/server/assets.ts') }));
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const shop = createShop({
    config: { apiUrl: '', cardKey: '', gallery: false }, api: async () => Response.json({}), sites: async () => ({}),
    html: async () => html, assets: createAssets(outDir),
  });
  const server = createServer(getRequestListener((request, env) => shop.fetch(request, env)));
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
  };
}
