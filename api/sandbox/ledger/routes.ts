import type { Hono } from 'hono';
import type { Database } from '../database/types';
import type { Env } from '../http/mount';
import { invalidInput } from '../http/refuse';
import { readLedger } from './ledger';

const most = 1000;

/** GET /sandbox/ledger?since=2026-11-21T09:00:00Z&email=ines@example.com&limit=200 (`since` may also be milliseconds). */
export function mountLedger(app: Hono<Env>, db: Database): void {
  app.get('/sandbox/ledger', async (c) => {
    const { since, email, limit } = c.req.query();
    const from = since === undefined ? undefined : new Date(/^\d+$/.test(since) ? Number(since) : since);
    if (from && Number.isNaN(from.getTime())) invalidInput({ since: ['must be a time'] });
    return c.json(await readLedger(db, {
      since: from, email, limit: Math.min(most, Math.max(1, Math.trunc(Number(limit ?? most)) || most)),
    }));
  });
}
