import type { Env, Hono } from 'hono';
import type { LineFile } from '#flows/file/lineFile';
import type { LineRegistry } from '../lines/registry';

export interface WatchedLines extends Pick<LineRegistry, 'lines' | 'version'> {
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
export function mountLines<E extends Env>(shop: Hono<E>, lines: WatchedLines, isSandbox: boolean): void {
  shop.get('/lines/:id/:version/:part', (c) => {
    const { id, version, part } = c.req.param();
    const said = partOf(lines.version(id, version), part, isSandbox);
    return said ? c.json(said, 200, { 'cache-control': 'public, max-age=31536000, immutable' }) : c.text('Not found', 404);
  });
}
