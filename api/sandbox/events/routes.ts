import type { Context, Hono } from 'hono';
import { clientOf } from '../failures/client';
import type { Env } from '../http/mount';
import { shortenedJson } from '../http/shortened';
import type { Collected, CollectedStore } from './collected';

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
export function mountEvents(app: Hono<Env>, events: CollectedStore, reports: CollectedStore): void {
  for (const [name, store] of [['events', events], ['reports', reports]] as const) {
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
