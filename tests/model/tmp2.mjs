import { createServer } from 'vite';
const server = await createServer({ configFile: false, root: process.cwd(), server: { middlewareMode: true, watch: null, hmr: false }, appType: 'custom', logLevel: 'error' });
const { catalogue } = await server.ssrLoadModule('/flows/index.ts');
const product = await catalogue.find(({ id }) => id === process.argv[2]).product();
const { proveFlow, strollThrough } = await server.ssrLoadModule('/tests/model/proveFlow.ts');
const { sayEvent } = await server.ssrLoadModule('/engine/explore/index.ts');
const { createTruths, atomsOf } = await server.ssrLoadModule('/engine/explore/atoms.ts');
const t = performance.now();
const verdict = await proveFlow(product);
console.log(verdict.states, verdict.moves, verdict.broken, ((performance.now() - t) / 1000).toFixed(1));
for (const seed of [20_260_310, 2, 3, 4]) {
  const stray = await strollThrough(product, verdict, { seed, walks: Number(process.argv[3] ?? 250), steps: 30 });
  if (stray) {
    console.log(stray.key); console.log(stray.trace.map(sayEvent).join('\n').slice(0, 5000));
    const bits = stray.key.split('/')[2]; const atoms = atomsOf(product.flow);
    console.log([...bits].map((b, i) => b + ' ' + JSON.stringify(atoms[i])).join('\n'));
    break;
  }
}
await server.close();
