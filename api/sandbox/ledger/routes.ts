import type { Hono } from 'hono';
import type { Database, Queryable } from '../database/types';
import type { Env } from '../http/mount';
import { check } from '../http/check';
import { invalidInput } from '../http/refuse';
import { shortenedJson } from '../http/shortened';

interface LedgerFilter {
  readonly since?: Date;
  /** The buyer's. Tokens and charges are found through the method and the policy. */
  readonly email?: string;
  readonly limit: number;
}

/** $1 since, $2 email, $3 limit; a null filter lets everything through. */
const tables = {
  tokens: `select t.id, t.created_at, t.brand, t.last4, t.exp_month, t.exp_year, t.behaviour, t.used_by from tokens t
    where ($1::timestamptz is null or t.created_at >= $1) and ($2::text is null
       or exists (select 1 from methods m where m.token_id = t.id and m.email = $2))`,
  methods: `select t.id, t.created_at, t.token_id, t.first_name, t.last_name, t.email from methods t
    where ($1::timestamptz is null or t.created_at >= $1) and ($2::text is null or t.email = $2)`,
  charges: `select t.id, t.created_at, t.policy_number, t.method_id, t.amount, t.currency from charges t
    where ($1::timestamptz is null or t.created_at >= $1) and ($2::text is null
       or exists (select 1 from policies p where p.policy_number = t.policy_number and p.email = $2))`,
  policies: `select t.policy_number, t.created_at, t.line, t.quote_id, t.unique_key, t.method_id, t.status, t.email from policies t
    where ($1::timestamptz is null or t.created_at >= $1) and ($2::text is null or t.email = $2)`,
  quotes: `select t.id, t.created_at, t.line, t.plan_id, t.email, t.currency, t.subtotal, t.discount, t.tax, t.grandtotal from quotes t
    where ($1::timestamptz is null or t.created_at >= $1) and ($2::text is null or t.email = $2)`,
};

/** What the sandbox wrote: for testers, and for the checker of purchase histories. Amounts are in cents, newest first. */
export type Ledger = Readonly<Record<keyof typeof tables, readonly Record<string, unknown>[]>>;

async function readLedger(db: Queryable, { since, email, limit }: LedgerFilter): Promise<Ledger> {
  const read = async ([name, table]: [string, string]) =>
    [name, (await db.query(`${table} order by t.created_at desc limit $3`, [since?.toISOString() ?? null, email ?? null, limit])).rows];
  return Object.fromEntries(await Promise.all(Object.entries(tables).map(read))) as Ledger;
}

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
