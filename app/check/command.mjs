/** `npm run check [FILE …] [-- --fix]`: the mistakes in definitions, each with its place. Exit code 0: none, 1: some, 2: no such file. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The modules as they stand in the files now. */
async function check(asked) {
  const vite = await createServer({
    configFile: false, root, appType: 'custom', logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
  });
  try {
    const { runCheck } = await vite.ssrLoadModule('/app/check/run.ts');
    const load = (file) => vite.ssrLoadModule(file);
    return await runCheck(asked, { root, load }, { print: (line) => console.log(line), complain: (line) => console.error(line) });
  } finally {
    await vite.close();
  }
}

const asked = process.argv.slice(2);
let code = await check(asked);
if (code === 'fixed') code = await check(asked.filter((word) => word !== '--fix'));
process.exit(code);
