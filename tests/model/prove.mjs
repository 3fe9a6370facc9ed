/** `npm run prove [flow …]`: the verdict of the prover, in words; fails when a promise is broken. */
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false, root: process.cwd(), appType: 'custom', logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
});
const { proveAll } = await vite.ssrLoadModule('/tests/model/prove.ts');
const good = await proveAll(process.argv.slice(2));
await vite.close();
process.exit(good ? 0 : 1);
