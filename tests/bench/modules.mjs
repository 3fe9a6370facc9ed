/** Loads modules of the project into plain Node. */
import { createServer } from 'vite';
import { root } from '../../app/server/install.mjs';

/** `read` is given a loader of modules by their path from the root. */
export async function loadModules(read) {
  const vite = await createServer({ configFile: false, root, appType: 'custom', logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false } });
  try {
    return await read((path) => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
