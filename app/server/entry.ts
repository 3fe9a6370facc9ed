import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from '#api/sandbox/index';
import { catalogue, pages } from '#flows';
import { createAssets } from './assets';
import { clientAddress } from './clientAddress';
import { shareAssets } from './keptAssets';
import { close, createHttpServer, listen } from './listen';
import { createDrawing } from './drawing';
import { createHealth, reaches, type Health } from './health';
import { watchLines } from './lines';
import { createModulesOf, type PageModules } from './modulesOf';
import { openSandbox, sandboxSite, siteNames, type Opening } from './sandbox';
import { createProxy } from './proxy';
import { pageConfig, readSettings, type Settings } from './settings';
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
  : createHealth('database', async () => (await sandbox)?.db.query('select 1')));

/** A failure that a tester has set for the first two calls must be met by the page. */
function failsAtStart(sandbox: Promise<Sandbox> | undefined): (headers: Headers) => boolean {
  let open: Sandbox | undefined;
  sandbox?.then((opened) => { open = opened; }, () => undefined);
  return (headers) => ['site.site', 'site.partner'].some((call) => open?.fails(call, headers));
}
const otherReleases = (client: string, { assetsDir }: Settings) =>
  (assetsDir === undefined ? undefined : shareAssets(join(client, 'assets'), assetsDir));
const readModules = async (root: string): Promise<PageModules> =>
  JSON.parse(await readFile(join(root, '.build/server/pageModules.json'), 'utf8')) as PageModules;

/** Starts the shop and, where cards are taken by the stand-in, its origin on a second port. Listens first; the database opens meanwhile. */
export async function serveShop({ root, environment, log, development }: Options): Promise<Running> {
  const settings = readSettings(environment);
  const reportTaken = (name: string) =>
    (port: number): void => log(`Port ${port} is taken; trying ${port + 1}. (Set ${name} to choose another.)`);
  const server = development?.server ?? createHttpServer();
  const lines = watchLines({ root, settings, log });
  const fileLines = () => lines.lines().map(({ rated }) => rated);
  const opening = settings.partnerApiUrl ? undefined : await openSandbox(settings, root, fileLines);
  const sandbox = opening?.sandbox;
  sandbox?.catch(() => {});

  const card = sandbox && !settings.stripeKey ? await serveCards(sandbox, settings, reportTaken('CARD_PORT')) : undefined;
  const config = pageConfig(settings, `http://localhost:${card?.port ?? settings.cardPort}`, opening?.warning);
  const api: Service = settings.partnerApiUrl ? createProxy(settings.partnerApiUrl) : whenReady(sandbox as Promise<Sandbox>);
  const client = join(root, '.build/client');
  const built = development ? '' : await readFile(join(client, 'index.html'), 'utf8');
  const shop = createShop({
    config, api, lines, writable: development !== undefined, trustProxy: settings.trustProxy,
    health: healthOf(settings.partnerApiUrl, sandbox),
    ...(sandbox ? { sandbox: whenReady(sandbox) } : {}),
    sites: createSites({
      // The sandbox answers from a list, in which lines come and go.
      ...(sandbox ? { send: sandboxSite(fileLines), keepFor: 0 } : { send: (request) => api(request) }),
      ...(settings.site ? { site: settings.site } : {}),
    }),
    html: development ? development.html : () => Promise.resolve(built),
    assets: development ? () => undefined : createAssets(client, otherReleases(client, settings)),
    // In development the sources may have changed since the server read them: the browser draws all.
    ...(development ? {} : {
      modules: createModulesOf(await readModules(root), { catalogue, pages, fileLines: lines.lines }),
      draw: createDrawing(config, lines.lines),
    }),
    failsAtStart: failsAtStart(sandbox),
  });
  const answer = getRequestListener((request, env) => shop.fetch(request, env));
  const isOurs = (path = ''): boolean => /^\/((api|sandbox|documents|line-files|healthz)([/?]|$)|embed\.js)/.test(path);
  server.on('request', (incoming, outgoing) => {
    const ours = (): void => void answer(incoming, outgoing);
    if (development && !isOurs(incoming.url)) development.middleware(incoming, outgoing, ours);
    else ours();
  });
  const port = await listen(server, settings.port, settings.host, reportTaken('PORT'));
  return {
    port, settings, opening, ready: sandbox ? Promise.all([sandbox, lines.ready]).then(siteNames) : Promise.resolve([]),
    ...(card ? { cardPort: card.port } : {}),
    async close() {
      lines.stop();
      await Promise.all([close(server), card?.close()]);
      await sandbox?.then((open) => open.close(), () => {});
    },
  };
}

async function serveCards(
  sandbox: Promise<Sandbox>, settings: Settings, onTaken: (port: number) => void,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const origin = (async () => {
    const [{ createCardOrigin }, { db }] = await Promise.all([import('#api/sandbox/card/index'), sandbox]);
    return createCardOrigin({ db });
  })();
  origin.catch(() => {});
  const answer = getRequestListener(async (request, { incoming }) =>
    (await origin).fetch(request, { remoteAddress: clientAddress(incoming as IncomingMessage, settings.trustProxy) }));
  const server = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing));
  return { port: await listen(server, settings.cardPort, settings.host, onTaken), close: () => close(server) };
}
