/** How long the prover takes, beside what the bare machine takes for as many transitions. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { root } from '../../app/server/prepare.mjs';

/** `npm run -s prove rental-car` from outside, as a user runs it. */
const runProver = () => new Promise((resolve, reject) => {
  const started = performance.now();
  const child = spawn('npm', ['run', '-s', 'prove', 'rental-car'], { cwd: root, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => { said += text; });
  child.once('error', reject).once('exit', () => {
    const [, states, moves] = /(\d+) states, (\d+) moves/.exec(said) ?? [];
    if (!moves) reject(new Error(`The prover gave no verdict:\n${said}`));
    else resolve({ seconds: (performance.now() - started) / 1000, states: Number(states), moves: Number(moves) });
  });
});

export async function measureProver() {
  const proof = await runProver();
  const vite = await createServer({ configFile: false, root, appType: 'custom', logLevel: 'error', server: { middlewareMode: true, hmr: false, ws: false } });
  try {
    const { bareTransitions } = await vite.ssrLoadModule('/tests/bench/floor.ts');
    return { ...proof, ...await bareTransitions('rental-car', 50_000) };
  } finally {
    await vite.close();
  }
}
