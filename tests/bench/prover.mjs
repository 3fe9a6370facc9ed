/** How long the prover takes, beside what the bare machine takes for as many transitions. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../../app/server/install.mjs';
import { loadModules } from './modules.mjs';

/** `npm run -s prove` from outside, as a user runs it; `onLine` hears each line of words as it comes. */
const runProver = (flows, onLine) => new Promise((resolve, reject) => {
  const started = performance.now();
  const child = spawn('npm', ['run', '-s', 'prove', ...flows],
    { cwd: root, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', onLine);
  child.once('error', reject).once('close', (code) => resolve({ seconds: (performance.now() - started) / 1000, good: code === 0 }));
});

/** `rental-car: 10892 states, 88461 moves, complete, 3.9 s` */
const verdict = /^(?<flow>[\w-]+): (?<states>\d+) states, (?<moves>\d+) moves, (?<said>.*), (?<seconds>[\d.]+) s$/;

/** Every line of the catalogue in one run; `onFlow` hears of each when it is proven. */
export const measureLines = (onFlow) =>
  runProver([], (line) => { const { groups } = verdict.exec(line) ?? {}; if (groups) onFlow(groups); });

export async function measureProver() {
  let proof;
  const { seconds } = await runProver(['rental-car'], (line) => { proof ??= verdict.exec(line)?.groups; });
  if (!proof) throw new Error('The prover gave no verdict on rental-car.');
  const floor = await loadModules(async (load) => (await load('/tests/bench/floor.ts')).bareTransitions('rental-car', 50_000));
  return { seconds, states: Number(proof.states), moves: Number(proof.moves), ...floor };
}

/** One thing grows at a time; of a flow of forks, which has too many states, only what its bound leaves open. */
const sizes = [
  ...[20, 80, 170].map((size) => ['pages', size]), ...[50, 100, 500].map((size) => ['fields', size]),
  ...[2, 4, 6].map((size) => ['calls', size]), ...[4, 6, 8].map((size) => ['choices', size]),
  ...[100, 200, 775].map((size) => ['forks', size, 500]),
];
/** Steps of the flow over which XState's own search runs as well. */
const compared = 80;

/** Made flows of growing size, and one of them by XState's own search. */
export const measureSizes = (onProof) => loadModules(async (load) => {
  const { proofOf, shortestPaths } = await load('/tests/bench/sizes.ts');
  for (const [kind, size, most] of sizes) onProof({ kind, size, ...await proofOf(kind, size, most) });
  const [proof, search] = [await proofOf('pages', compared), await shortestPaths('pages', compared)];
  return { compared, proof: proof.seconds, search: search.seconds };
});
