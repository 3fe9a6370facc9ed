/** Runs the checks of `run.ts` on the modules as they stand in the files now. */
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Exit code and lines of `npm run check`; `asked` is what follows it. */
export async function check(asked) {
  const { createServer } = await import('vite');
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
  }
}
