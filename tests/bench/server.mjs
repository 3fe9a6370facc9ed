/** The server at 50 connections: pages and API, with the embedded database and with PostgreSQL in one process, in two and in four. */
import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../app/server/install.mjs';
import { loadModules } from './modules.mjs';
import { buy, quote } from './purchases.mjs';
import { freePort } from './shop.mjs';

const connections = 50;
const seconds = 3;
/** For the memory of a process that has answered so many, and what so many quotes take on the disk. */
const many = 100_000;
const token = 'site_surefoot_5b0c9d';

/** Sends once over a kept connection; milliseconds, the status, and the answer where it is wanted. */
function send({ agent, port: own }, { method = 'GET', port = own, path, body, visitor = 0, headers: more, keepsText = false }) {
  const started = performance.now();
  // Each visitor has an address of their own: the sandbox limits how much one may write.
  const headers = {
    'content-type': 'application/json', authorization: `Token ${token}`,
    'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`, ...more,
  };
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => { if (keepsText) parts.push(part); }).once('error', reject)
        .once('end', () => resolve({ took: performance.now() - started, status: answer.statusCode, text: parts.join('') }));
    });
    asked.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function startShop(environment) {
  const [port, cardPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, 'app/server/start.mjs')], {
    cwd: root, stdio: 'ignore',
    env: { ...process.env, PORT: String(port), CARD_PORT: String(cardPort), HOST: '127.0.0.1', TRUST_PROXY: '1', ...environment },
  });
  const shop = { port, cardPort, child, agent: new Agent({ keepAlive: true, maxSockets: connections }) };
  const isOpen = () => send(shop, { path: '/api/partner/v1/site?site=surefoot' }).then(({ status }) => status === 200, () => false);
  while (!await isOpen()) await pause(100);
  return shop;
}
async function stopShop({ child, agent }) {
  agent.destroy();
  const over = new Promise((resolve) => { child.once('exit', resolve); });
  child.kill('SIGTERM');
  await over;
}
const memoryOf = async ({ child }) =>
  Number(/VmRSS:\s+(?<kib>\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => ''))?.groups.kib ?? Number.NaN) / 1024;

const ask = (message) => (shop, visitor) => send(shop, { ...message, visitor });
async function purchase(shop, visitor) {
  const started = performance.now();
  await buy(shop, send, visitor);
  return { took: performance.now() - started, status: 200 };
}

/** All connections do the work again and again, spread over the processes, until the time or the number is reached. */
async function load(shops, work, { most = Infinity, until = Infinity }) {
  const started = performance.now();
  const times = [];
  let visitor = 0;
  let wrong = 0;
  const visit = async (_, connection) => {
    while (times.length < most && performance.now() - started < until) {
      visitor += 1;
      const { took, status } = await work(shops[connection % shops.length], visitor);
      times.push(took);
      if (status >= 400) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: times.length / ((performance.now() - started) / 1000), p50: at(0.5), p99: at(0.99), wrong };
}

const page = ask({ path: '/renters-insurance/property-info' });
const works = {
  page,
  'page with answers': ask({ path: '/renters-insurance/property-info?city=Columbus' }),
  'site (no database)': ask({ path: '/api/partner/v1/site?site=surefoot' }),
  'quotes (writes)': ask(quote()),
  purchases: purchase,
};
async function measure(name, environments) {
  const shops = [];
  try {
    for (const environment of environments) shops.push(await startShop(environment));
    const figures = {};
    for (const [what, work] of Object.entries(works)) figures[what] = await load(shops, work, { until: seconds * 1000 });
    return { name, figures, shops: shops.length };
  } finally {
    await Promise.all(shops.map(stopShop));
  }
}
/** MiB of a folder with all that is in it. */
async function sizeOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(entries.filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name)).catch(() => ({ size: 0 }))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2;
}
async function measureMemory(folder) {
  const data = join(folder, 'memory');
  const shop = await startShop({ DATA_DIR: data });
  try {
    const before = await memoryOf(shop);
    await load([shop], page, { most: many });
    const pages = await memoryOf(shop);
    const empty = await sizeOf(data);
    await load([shop], works['quotes (writes)'], { most: many });
    return { before, pages, quotes: await memoryOf(shop), onDisk: await sizeOf(data) - empty, many };
  } finally {
    await stopShop(shop);
  }
}

/** `onRun` hears of each way to run the shop when it is measured. */
export async function measureServer(folder, onRun) {
  onRun(await measure('embedded database, 1 process', [{ DATA_DIR: join(folder, 'server') }]));
  const { noCluster, startCluster } = await loadModules((read) => read('/tests/support/cluster.ts'));
  if (noCluster === undefined) {
    const cluster = await startCluster();
    try {
      for (const count of [1, 2, 4]) {
        const environment = { DATABASE_URL: cluster.url };
        onRun(await measure(`PostgreSQL, ${count} process${count > 1 ? 'es' : ''}`, Array.from({ length: count }, () => environment)));
      }
    } finally {
      await cluster.stop();
    }
  }
  return measureMemory(folder);
}
