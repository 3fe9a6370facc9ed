/** Modules of the house in plain Node. */
import { createServer } from 'vite';
import { root } from '../../app/server/install.mjs';

/** `read` is given a loader of modules by their path from the root. */
export async function loadFromHouse(read) {
  const vite = await createServer({ configFile: false, root, appType: 'custom', logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false } });
  try {
    return await read((path) => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
