import type { Env, Hono } from 'hono';
import type { LineFile } from '#flows/file/lineFile';
import { isObject } from '#engine';
import type { LineRegistry } from '../lines/registry';

export interface WatchedLines extends Pick<LineRegistry, 'lines' | 'version' | 'source' | 'write'> {
  /** When they have been read for the first time. */
  readonly ready: Promise<void>;
}

/** A part of a line that is a file. How the sandbox rates it stays here when the partner is a real one. */
function partOf(line: LineFile | undefined, part: string, isSandbox: boolean): object | undefined {
  if (part === 'landing.json') return line?.landing;
  if (part === 'faq.json') return line?.faq;
  if (part !== 'line.json' || !line) return undefined;
  const { rating: _rating, ...rest } = line;
  return isSandbox ? line : rest;
}

/** What a page fetches of a line that is a file: its landing page, its questions and answers, and the line itself. */
export function mountLines<E extends Env>(shop: Hono<E>, lines: WatchedLines, { isSandbox, writable }: Mounting): void {
  if (isSandbox) mountSources(shop, lines, writable);
  shop.get('/line-files/:id/:version/:part', (c) => {
    const { id, version, part } = c.req.param();
    const said = partOf(lines.version(id, version), part, isSandbox);
    return said ? c.json(said, 200, { 'cache-control': 'public, max-age=31536000, immutable' }) : c.text('Not found', 404);
  });
}

interface Mounting {
  readonly isSandbox: boolean;
  /** The files may be changed from the page: in development only. */
  readonly writable: boolean;
}
const local = /^(localhost|127\.0\.0\.1|[\w-]+\.localhost)(:\d+)?$/;

/** The files themselves, for the gallery's studio. */
function mountSources<E extends Env>(shop: Hono<E>, lines: WatchedLines, writable: boolean): void {
  shop.get('/line-files/:name/source', async (c) => {
    await lines.ready;
    const source = lines.source(c.req.param('name'));
    // A draft that is no file yet is nothing that was not found, which the page's console would tell as an error.
    return source ? c.json({ ...source, writable }, 200, { 'cache-control': 'no-store' }) : c.body(null, 204);
  });
  if (!writable) return;
  shop.put('/line-files/:name/source', async (c) => {
    // A page of another origin, or of a name that only seems to be ours, must not write files.
    const isOurs = c.req.header('sec-fetch-site') === 'same-origin' && local.test(c.req.header('host') ?? '');
    const body: unknown = isOurs ? await c.req.json().catch(() => undefined) : undefined;
    if (!isObject(body) || typeof body.text !== 'string') return c.text('Forbidden', 403);
    return lines.write(c.req.param('name'), body.text) ? c.body(null, 204) : c.text('Not found', 404);
  });
}
