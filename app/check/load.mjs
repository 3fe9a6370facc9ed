/** Runs the checks of `run.ts` on the modules as they stand in the files now. */
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Exit code and lines of `npm run check`; `asked` is what follows it. */
export async function check(asked) {
  const { createServer } = await import('vite');
  const { NODE_ENV } = process.env;
  const vite = await createServer({
    configFile: false, root, appType: 'custom', logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
  });
  const lines = [];
  const tell = (line) => { lines.push(line); };
  try {
    const { runCheck } = await vite.ssrLoadModule('/app/check/run.ts');
    const load = (file) => vite.ssrLoadModule(file);
    return { code: await runCheck(asked, { root, load }, { print: tell, complain: tell }), lines };
  } finally {
    await vite.close();
    // Vite's server sets it to development, and a build in the same process would take React's development build.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
