/** Runs modules as they stand in the files now. */
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What `work` makes of a loader of modules; then everything that loaded them is closed. */
export async function withModules(work) {
  const { createServer } = await import('vite');
  const { NODE_ENV } = process.env;
  const vite = await createServer({
    configFile: false, root, appType: 'custom', logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work((file) => vite.ssrLoadModule(file));
  } finally {
    await vite.close();
    // Vite's server sets it to development, and a build in the same process would take React's development build.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Exit code and lines of `npm run check`; `asked` is what follows it. */
export const check = (asked) => withModules((load) => checkWith(load, asked));
/** The same, by who has modules to load besides: each of them is run once. */
export async function checkWith(load, asked) {
  const { runCheck } = await load('/app/check/run.ts');
  return runCheck(asked, { root, load });
}
