import { Hono } from 'hono';
import { onceFor, type Clock } from '#engine';
import { bodyLimit } from 'hono/body-limit';
import { failureLine, isCutOff } from '../failureLine';
import { mountConsole } from './console/routes';
import { mountDocuments } from './documents/routes';
import { mountEvents } from './events/routes';
import type { Failures } from './failures/failures';
import { mountFailures } from './failures/routes';
import { handlers } from './handlers';
import { mountHost } from './host/routes';
import type { Deps } from './http/call';
import { createLimit, maxBody } from './http/limits';
import { answerRefusal, mount, type Env } from './http/mount';
import { checkOwnPage, isOwnPage } from './http/ownPages';
import { refuse, Refused } from './http/refuse';
import { mountLedger } from './ledger/routes';
import { mountQuestionnaire } from './questionnaire/routes';
import { createLine } from './quotes/line';
import type { Rating } from './quotes/rating';

export interface AppOptions extends Pick<Deps, 'db' | 'clock'> {
  /** The lines of the quote service that it sells. */
  readonly ratings?: readonly Rating[];
  readonly soldLines?: Deps['soldLines'];
  readonly failures: Failures;
  /** S18: POST, PUT and DELETE of one client address. What is usual leaves room for browser tests; 60 suits a sandbox others can reach. */
  readonly writesPerMinute?: number;
  readonly lockTimeoutMs?: number;
  /** Where an unexpected error goes, as one line with its request id. */
  readonly log?: (line: string) => void;
  /** Names besides this machine's under which the sandbox's own pages and lists answer; `*.` in front stands for every name below. */
  readonly ownHosts?: readonly string[];
  /** Said in red in the console. */
  readonly warning?: string;
}

const tooLarge = new Refused(413, { code: 'body_too_large', message: 'The body is larger than 100 kB.' });
const tooMany = (seconds: number): Refused =>
  new Refused(429, { code: 'too_many_requests', message: 'Too many requests. Try again in a moment.' }, { 'retry-after': String(seconds) });
const unknownLine = (): never => refuse(404, 'not_found', 'The quote service does not know this line.');
const background = /^\/sandbox\/(events|reports)$/;

/** A line as it is rated now: its file may have changed. */
function createLineOf(ratings: () => readonly Rating[], clock: Clock): Deps['lineOf'] {
  const lineOf = onceFor((rating: Rating) => createLine(rating, clock));
  return (code) => lineOf(ratings().find((one) => one.code === code) ?? unknownLine());
}

/** The whole service as one Hono app. */
export function createApp({ db, clock, failures, writesPerMinute = 600, lockTimeoutMs = 5000, ...options }: AppOptions): Hono<Env> {
  const { ratings = [], soldLines = () => [], log = console.error, ownHosts = [], warning } = options;
  const allRatings = (): readonly Rating[] => [...ratings, ...soldLines().map(({ rating }) => rating)];
  const deps: Deps = { db, clock, lockTimeoutMs, soldLines, lineOf: createLineOf(allRatings, clock) };
  const app = new Hono<Env>();
  const writes = createLimit(writesPerMinute);
  app.use(async (c, next) => {
    c.set('requestId', crypto.randomUUID());
    await next();
    c.header('x-request-id', c.get('requestId'));
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  app.use(async (c, next) => {
    if (isOwnPage(c.req.path)) checkOwnPage(c.req.raw, ownHosts);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      // Analytics has a window of its own: it must never use up a buyer's.
      const seconds = writes.hit(c.env?.remoteAddress, background.test(c.req.path) ? 'background' : 'write');
      if (seconds !== undefined) throw tooMany(seconds);
    }
    await next();
  });
  app.use(bodyLimit({ maxSize: maxBody, onError: (c) => answerRefusal(c, tooLarge) }));
  mount(app, handlers, failures, deps);
  mountFailures(app, failures);
  mountLedger(app, deps.db);
  mountEvents(app);
  mountDocuments(app, allRatings);
  mountConsole(app, warning);
  mountQuestionnaire(app);
  mountHost(app, soldLines);
  app.notFound((c) => c.json({ error: { code: 'not_found', message: 'There is nothing at this address.' } }, 404));
  app.onError((error, c) => {
    if (error instanceof Refused) return answerRefusal(c, error);
    if (!isCutOff(c.req.raw, error)) {
      log(failureLine({ method: c.req.method, url: c.req.url, status: 500, request: c.get('requestId'), error }));
    }
    return c.json({ error: { code: 'server_error', message: 'Something went wrong.' } }, 500);
  });
  return app;
}
