/** `npm run prove [flow …]`: the verdict of the prover, in words; fails when a promise is broken, or before it starts on a mistake. */
import { createServer } from 'vite';
import { check } from '../../app/check/load.mjs';

const asked = process.argv.slice(2);
const checked = await check(asked);
if (checked.code !== 0) {
  console.error(checked.lines.join('\n'));
  process.exit(checked.code);
}
const vite = await createServer({
  configFile: false, root: process.cwd(), appType: 'custom', logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
});
const { proveAll } = await vite.ssrLoadModule('/tests/model/prove.ts');
const good = await proveAll(asked);
await vite.close();
process.exit(good ? 0 : 1);
