import type { Env, Hono } from 'hono';
import type { Queryable } from '#api/sandbox/database/types';
import { within } from '#api/within';
import { closedPolicy } from './csp';
import { keepFor } from './kept';

/** What the shop cannot do without: its database, or the partner behind it. */
export type Need = 'database' | 'partner';
/** What is missing just now; undefined when the shop can sell. */
export type Health = () => Promise<Need | undefined>;
interface Options {
  /** Milliseconds that it may take to answer. */
  readonly limit?: number;
  readonly now?: () => number;
}
/** Milliseconds for which an answer counts: whoever asks more often costs nothing. */
const counted = 2_000;

/** `answers` rejects when what is needed does not answer. Why it does not is for the log, not for whoever asks. */
export function createHealth(need: Need, answers: () => Promise<unknown>, { limit = 2_000, now = Date.now }: Options = {}): Health {
  const kept = keepFor<ReturnType<Health>>(counted, now);
  return () => kept.get(need, () => within(limit, answers()).then(() => undefined, () => need));
}

/** A standby, or a disk that a provider has closed because it is full, answers and takes no order. */
export async function takesOrders(db: Pick<Queryable, 'query'>): Promise<void> {
  const { rows } = await db.query<{ readonly closed: string }>(`select current_setting('transaction_read_only') as closed`);
  if (rows[0]?.closed !== 'off') throw new Error('The database is read-only.');
}

/** What a gateway says when nobody is behind it. Any other status is an answer: which addresses a partner has is not known here. */
const noAnswer: readonly number[] = [502, 503, 504];
export const reaches = (address: string, send: typeof fetch = fetch) => async (): Promise<void> => {
  const { status } = await send(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(2_000) });
  if (noAnswer.includes(status)) throw new Error(`${address} answered ${status}.`);
};

/** For load balancers: in a word what is missing, and nothing else. It is asked every few seconds, so it stands in no log. */
export function mountHealth<E extends Env>(shop: Hono<E>, health: Health): void {
  shop.get('/healthz', async (c) => {
    const missing = await health();
    const headers = { 'cache-control': 'no-store', 'content-security-policy': closedPolicy };
    return missing === undefined ? c.json({ ok: true }, 200, headers) : c.json({ ok: false, missing }, 503, headers);
  });
}
