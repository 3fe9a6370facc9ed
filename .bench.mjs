import { createServer } from 'vite';
const vite = await createServer({ configFile: false, root: process.cwd(), appType: 'custom', logLevel: 'error', server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { strict: false } }, optimizeDeps: { noDiscovery: true } });
const { bench } = await vite.ssrLoadModule('/@fs/tmp/engine-bench/bench.ts');
console.log(JSON.stringify(await bench(undefined, Number(process.argv[2] ?? 40)), undefined, 0).replaceAll('},', '},\n'));
await vite.close();
process.exit(0);
