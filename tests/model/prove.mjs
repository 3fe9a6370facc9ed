/**
 * `npm run prove [flow …] [-- --rules]`: the verdict of the prover, in words. The exit code is 0 for complete and clean alone, 1 for
 * anything found or left open, 2 for a name that is no line.
 */
import { createServer } from 'vite';
import { check } from '../../app/check/load.mjs';

const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
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
const good = await proveAll(asked, { rules: words.includes('--rules') });
await vite.close();
process.exit(good ? 0 : 1);
