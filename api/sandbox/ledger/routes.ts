import type { Hono } from 'hono';
import type { Database } from '../database/types';
import type { Env } from '../http/mount';
import { check } from '../http/check';
import { invalidInput } from '../http/refuse';
import { shortenedJson } from '../http/shortened';
import { readLedger, type Ledger } from './ledger';

const most = 1000;
/** PostgreSQL knows no year 0 and reads no year of five digits. */
const isTime = (time: Date): boolean => !Number.isNaN(time.getTime()) && time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/**
 * GET /sandbox/ledger?since=2026-11-21T09:00:00Z&email=ines@example.com&limit=200 (`since` may also be milliseconds).
 * The filter takes a whole e-mail; the answer has e-mails and method ids shortened.
 */
export function mountLedger(app: Hono<Env>, db: Database): void {
  app.get('/sandbox/ledger', async (c) => {
    check(undefined, c.req.query());
    const { since, email, limit } = c.req.query();
    const from = since === undefined ? undefined : new Date(/^\d+$/.test(since) ? Number(since) : since);
    if (from && !isTime(from)) invalidInput({ since: ['must be a time'] });
    const ledger = await readLedger(db, {
      since: from, email, limit: Math.min(most, Math.max(1, Math.trunc(Number(limit ?? most)) || most)),
    });
    return c.json(shortenedJson(ledger) as Ledger);
  });
}
