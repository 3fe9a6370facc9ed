import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from '#api/sandbox/index';
import { isService } from '../lines/ownAddresses';
import { createAssets } from './assets';
import { clientAddress } from './clientAddress';
import { shareAssets } from './keptAssets';
import { close, createHttpServer, inWords, listen } from './listen';
import { createDrawing } from './drawing';
import { createHealth, reaches, takesOrders, type Health } from './health';
import { checkLinesDir, watchLines } from './lines';
import { misspelt } from './misspelt';
import { createModulesOf, type PageModules } from './modulesOf';
import { openSandbox, sandboxSite, siteNames, type Opening } from './sandbox';
import { createProxy } from './proxy';
import { pageConfig, readSettings, type PortName, type Settings } from './settings';
import { createShop, type Service } from './shop';
import { createSites } from './sites';

/** In development Vite serves the sources and makes the HTML, over the same HTTP server so that hot reload has the page's origin. */
export interface Development {
  readonly server: Server;
  readonly middleware: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
  readonly html: (path: string) => Promise<string>;
}
interface Options {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: (line: string) => void;
  readonly development?: Development;
}
export interface Running {
  readonly port: number;
  readonly cardPort?: number;
  readonly settings: Settings;
  /** Absent with a real partner. */
  readonly opening?: Omit<Opening, 'sandbox'>;
  /** Resolves with the names of the sandbox's sites when the database is there; rejects with what is wrong with it. */
  readonly ready: Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Calls wait for the database; the pages do not. */
const whenReady = (sandbox: Promise<Sandbox>): Service =>
  async (request, remoteAddress) => (await sandbox).fetch(request, { remoteAddress });

/** With a partner nothing is sold without it; else nothing without the database. */
const healthOf = (partner: string | undefined, sandbox: Promise<Sandbox> | undefined): Health => (partner
  ? createHealth('partner', reaches(partner))
  : createHealth('database', async () => sandbox && takesOrders((await sandbox).db)));

/** A failure that a tester has set for the first two calls must be met by the page. */
function failsAtStart(sandbox: Promise<Sandbox> | undefined): (headers: Headers) => boolean {
  let open: Sandbox | undefined;
  sandbox?.then((opened) => { open = opened; }, () => undefined);
  return (headers) => ['site.site', 'site.partner'].some((call) => open?.fails(call, headers));
}
function otherReleases(client: string, { assetsDir }: Settings): ReturnType<typeof shareAssets> | undefined {
  if (assetsDir === undefined) return undefined;
  try {
    return shareAssets(join(client, 'assets'), assetsDir);
  } catch (cause) {
    throw new Error(`ASSETS_DIR must be a folder that is there and that the shop may write into, not "${assetsDir}".`, { cause });
  }
}
const readModules = async (root: string): Promise<PageModules> =>
  JSON.parse(await readFile(join(root, '.build/server/pageModules.json'), 'utf8')) as PageModules;

/** What a stop closes, and a start that has failed: first whoever asks, then what they ask. */
interface Closing {
  readonly asking: (() => unknown)[];
  readonly asked: (() => unknown)[];
}
async function closeAll({ asking, asked }: Closing): Promise<void> {
  for (const all of [asking, asked]) await Promise.all(all.map((one) => one()));
}
/** Starts the shop and, where cards are taken by the stand-in, its origin on a second port. Listens first; the database opens meanwhile. */
export async function serveShop(options: Options): Promise<Running> {
  const closing: Closing = { asking: [], asked: [] };
  try {
    return { ...await serve(options, closing), close: () => closeAll(closing) };
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

type Log = Options['log'];
/** Listens where the settings say. A port that was asked for is the only one that will do: a reverse proxy looks nowhere else. */
async function listenAt(server: Server, name: PortName, settings: Settings, log: Log): Promise<number> {
  const wanted = name === 'PORT' ? settings.port : settings.cardPort;
  const onTaken = (port: number): void => log(`Port ${port} is taken; trying ${port + 1}. (Set ${name} to choose another.)`);
  try {
    return await listen(server, wanted, settings.host, settings.fixedPorts.includes(name) ? undefined : onTaken);
  } catch (error) {
    throw inWords(error, name, wanted, settings.host);
  }
}

async function serve({ root, environment, log, development }: Options, closing: Closing): Promise<Omit<Running, 'close'>> {
  for (const warning of misspelt(environment)) log(warning);
  const settings = readSettings(environment);
  checkLinesDir(settings.linesDir);
  const server = development?.server ?? createHttpServer();
  const lines = watchLines({ root, settings, log });
  closing.asking.push(lines.stop);
  const soldLines = () => lines.lines().map(({ sold }) => sold);
  const opening = settings.partnerApiUrl ? undefined : await openSandbox(settings, root, soldLines);
  const sandbox = opening?.sandbox;
  closing.asked.push(() => sandbox?.then((open) => open.close(), () => {}));
  sandbox?.catch(() => {});

  const cardPort = sandbox && !settings.stripeKey ? await serveCards(sandbox, settings, { log, closing }) : undefined;
  const config = pageConfig(settings, `http://localhost:${cardPort ?? settings.cardPort}`, opening?.warning);
  const api: Service = settings.partnerApiUrl ? createProxy(settings.partnerApiUrl) : whenReady(sandbox as Promise<Sandbox>);
  const client = join(root, '.build/client');
  const built = development ? '' : await readFile(join(client, 'index.html'), 'utf8');
  const shop = createShop({
    config, api, lines, writable: development !== undefined, trustProxy: settings.trustProxy,
    health: healthOf(settings.partnerApiUrl, sandbox),
    ...(sandbox ? { sandbox: whenReady(sandbox) } : {}),
    sites: createSites({
      // The sandbox answers from a list, in which lines come and go.
      ...(sandbox ? { send: sandboxSite(soldLines), counted: 0 } : { send: (request) => api(request) }),
      ...(settings.site ? { site: settings.site } : {}),
    }),
    html: development ? development.html : () => Promise.resolve(built),
    assets: development ? () => undefined : createAssets(client, otherReleases(client, settings)),
    // In development the sources may have changed since the server read them: the browser draws all.
    ...(development ? {} : {
      modules: createModulesOf(await readModules(root)),
      draw: createDrawing(config),
    }),
    failsAtStart: failsAtStart(sandbox),
  });
  const answer = getRequestListener((request, env) => shop.fetch(request, env));
  server.on('request', (incoming, outgoing) => {
    const ours = (): void => void answer(incoming, outgoing);
    if (development && !isService(incoming.url ?? '')) development.middleware(incoming, outgoing, ours);
    else ours();
  });
  const port = await listenAt(server, 'PORT', settings, log);
  closing.asking.push(() => close(server));
  return {
    port, settings, opening, ready: sandbox ? Promise.all([sandbox, lines.ready]).then(siteNames) : Promise.resolve([]),
    ...(cardPort === undefined ? {} : { cardPort }),
  };
}

/** The card fields' origin; its port. */
async function serveCards(
  sandbox: Promise<Sandbox>, settings: Settings, { log, closing }: { readonly log: Log; readonly closing: Closing },
): Promise<number> {
  const origin = (async () => {
    const [{ createCardOrigin }, { db }] = await Promise.all([import('#api/sandbox/card/index'), sandbox]);
    return createCardOrigin({ db });
  })();
  origin.catch(() => {});
  const answer = getRequestListener(async (request, { incoming }) =>
    (await origin).fetch(request, { remoteAddress: clientAddress(incoming as IncomingMessage, settings.trustProxy) }));
  const server = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing));
  const port = await listenAt(server, 'CARD_PORT', settings, log);
  closing.asking.push(() => close(server));
  return port;
}
