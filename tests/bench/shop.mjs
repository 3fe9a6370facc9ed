/** The real shop in a process of its own, with a database of its own: nothing of the visitor's is touched. */
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../app/server/install.mjs';

/** A port that nobody has just now. */
export const freePort = () => new Promise((resolve, reject) => {
  const server = createServer().once('error', reject).listen(0, '127.0.0.1',
    () => { const { port } = server.address(); server.close(() => resolve(port)); });
});
const port = await freePort();
const cardPort = await freePort();
export const address = `http://127.0.0.1:${port}`;
const patience = 300_000;

/** Milliseconds until the first byte of the answer, or nothing when nobody listens yet. */
const firstByte = (path) => new Promise((resolve) => {
  const asked = request(address + path,
    (answer) => { answer.once('data', () => { resolve(true); answer.destroy(); }).once('end', () => resolve(true)); });
  asked.once('error', () => resolve(false)).end();
});

/** Starts the shop as a user does; resolves when its first page, and then its first answer from the database, has come. */
export async function openShop(dataDir) {
  const started = performance.now();
  // On Windows npm is a script, and only a shell starts scripts.
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root, shell: process.platform === 'win32', detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), CARD_PORT: String(cardPort), HOST: '127.0.0.1', DATA_DIR: join(dataDir, 'data') },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  let ended = false;
  const over = new Promise((resolve) => { child.once('exit', () => { ended = true; resolve(); }); });
  const until = async (path) => {
    while (!(await firstByte(path))) {
      if (ended || performance.now() - started > patience) throw new Error(`The shop did not start:\n${said.join('')}`);
      await pause(10);
    }
    return (performance.now() - started) / 1000;
  };
  const close = async () => {
    if (!ended) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    await over;
  };
  try {
    return { page: await until('/rental-car-insurance'), answer: await until('/api/partner/v1/site?site=surefoot'), close };
  } catch (error) {
    await close();
    throw error;
  }
}
