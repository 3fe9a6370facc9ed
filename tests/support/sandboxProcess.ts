import { serve } from '@hono/node-server';
import { createCardOrigin } from '#api/sandbox/card/index';
import { createSandbox } from '#api/sandbox/index';
import { createClock } from '#engine';
import { ratings } from '#flows/ratings';
import { soldLines } from './lines';

/**
 * The sandbox and the card provider as a process of their own, over the PostgreSQL server that DATABASE_URL names. Its first line is its
 * port.
 */
const now = Number(process.env.SANDBOX_TIME);
const clock = createClock(() => now);
const sandbox = await createSandbox({
  databaseUrl: process.env.DATABASE_URL, clock, ratings, soldLines, writesPerMinute: 1_000_000, log: console.log,
});
const cards = createCardOrigin({ db: sandbox.db, clock, writesPerMinute: 1_000_000 });
const tokens = '/v1/tokens';
const isCard = (request: Request): boolean => new URL(request.url).pathname === tokens;
/** The card's frames ask from the provider's own origin. */
const fromFrames = (request: Request): Request =>
  new Request(new URL(tokens, request.headers.get('origin') ?? request.url), request);
const server = serve(
  {
    fetch: (request) => (isCard(request) ? cards.fetch(fromFrames(request)) : sandbox.fetch(request, { remoteAddress: '127.0.0.1' })),
    port: 0, hostname: '127.0.0.1',
  },
  ({ port }) => console.log(String(port)),
);
// On a busy machine a connection would be closed as idle in the moment in which the next request is sent over it.
if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
