import type { Context, Hono } from 'hono';
import { clientOf } from '../failures/client';
import type { Env } from '../http/mount';
import { shortenedJson } from '../http/shortened';

/** An analytics event or an error report of the page, as it came. */
interface Collected { readonly id: number; readonly at: string; readonly client?: string; readonly body: unknown }
const capacity = 500;

/** The last 500, in memory. */
function createCollected() {
  let next = 1;
  let items: readonly Collected[] = [];
  return {
    add(bodies: readonly unknown[], client: string | undefined): void {
      const at = new Date().toISOString();
      const added = bodies.slice(-capacity).map((body) => ({ id: next++, at, client, body }));
      items = [...items, ...added].slice(-capacity);
    },
    /** Oldest first. */
    list: ({ client, after = 0 }: { readonly client?: string; readonly after?: number } = {}): readonly Collected[] =>
      items.filter((item) => item.id > after && (client === undefined || item.client === client)),
    clear(client?: string): void {
      items = client === undefined ? [] : items.filter((item) => item.client !== client);
    },
  };
}

/** The page sends one thing, a list, or `{ events: [] }` / `{ reports: [] }`. */
const unpack = (body: unknown, name: string): readonly unknown[] => {
  const inner: unknown = typeof body === 'object' && body !== null && name in body
    ? (body as Readonly<Record<string, unknown>>)[name]
    : body;
  return Array.isArray(inner) ? inner : [inner];
};

/**
 * What the offline twins of analytics and error reports post; `sendBeacon` may call JSON text/plain. A broken body is dropped in silence.
 */
export function mountEvents(app: Hono<Env>): void {
  for (const name of ['events', 'reports']) {
    const store = createCollected();
    const path = `/sandbox/${name}`;
    const client = (c: Context<Env>): string | undefined => c.req.query('client') ?? clientOf(c.req.raw.headers);
    app.post(path, async (c) => {
      const body: unknown = await c.req.text().then(JSON.parse).catch(() => undefined);
      if (body !== undefined) store.add(unpack(body, name), client(c));
      return c.body(null, 204);
    });
    app.get(path, (c) => {
      const items = store.list({ client: client(c), after: Number(c.req.query('after') ?? 0) || 0 });
      return c.json({ items: shortenedJson(items) as Collected[] });
    });
    app.delete(path, (c) => {
      store.clear(client(c));
      return c.body(null, 204);
    });
  }
}
