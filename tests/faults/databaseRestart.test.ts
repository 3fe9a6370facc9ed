import { owner } from '#api/sandbox/commercial/testing';
import { openPostgres } from '#api/sandbox/database/postgres';
import type { Database } from '#api/sandbox/database/types';
import { renter } from '#api/sandbox/renters/testing';
import { buyer, type ErrorBody, type Reply } from '#api/sandbox/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCluster, startCluster, type Cluster } from '../support/cluster';
import { startProcesses, type SandboxProcess } from '../support/processes';

/** Three processes share a PostgreSQL server whose connections are cut and which restarts, while buyers press again and again. */
const histories = 500;
const buyersAtOnce = 12;
const terminateEvery = 4;
const restartEvery = 100;

interface Shop { readonly fetch: (request: Request) => Promise<Response>; readonly db: Database }
interface Order {
  readonly quote: string; readonly amount: number;
  buy(shop: Shop, key: string): Promise<Reply<{ readonly policy_number?: string } & ErrorBody>>;
}
/** Where an answer was lost, the card's token may be spent: the card is typed again. */
async function paysWith(wallet: { paysWith(): Promise<string> }): Promise<string> {
  for (;;) {
    const method: string | undefined = await wallet.paysWith();
    if (method !== undefined) return method;
  }
}
const lines: readonly ((shop: Shop) => Promise<Order>)[] = [
  async (shop) => {
    const ines = buyer(shop);
    const [{ body: quote }, method] = [await ines.quote(), await paysWith(ines)];
    return { quote: quote.quote.id, amount: quote.totals.grandtotal, buy: (at, key) => buyer(at).buy(quote, method, key) };
  },
  async (shop) => {
    const ines = renter(shop);
    const [quote, method] = [await ines.quoted('annual'), await paysWith(ines)];
    return { quote: quote.id, amount: quote.price.totals.grandtotal, buy: (at, key) => renter(at).buy(quote, method, key) };
  },
  async (shop) => {
    const ines = owner(shop);
    const [quote, method] = [await ines.quoted(), await paysWith(ines)];
    return { quote: quote.id, amount: quote.price.totals.grandtotal, buy: (at, key) => owner(at).buy(quote, method, key) };
  },
];

/** Each inner list is pressed at once; a press names its process, and whether it is another tab with a key of its own. */
const history = fc.record({
  line: fc.nat(lines.length - 1), process: fc.nat(2),
  presses: fc.array(
    fc.array(fc.record({ process: fc.nat(2), hasOtherKey: fc.boolean() }), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

const skipped = noCluster ? ` (skipped: ${noCluster})` : '';
describe.skipIf(noCluster)(`purchases while PostgreSQL loses connections and restarts${skipped}`, () => {
  let cluster: Cluster;
  let processes: readonly SandboxProcess[] = [];
  let db: Database;
  beforeAll(async () => {
    cluster = await startCluster();
    processes = await startProcesses(cluster.url, 3);
    db = await openPostgres(cluster.url);
  });
  afterAll(async () => {
    for (const process of processes) process.stop();
    await db?.close();
    await cluster?.stop();
  });

  /** The request ids of the answers 500. */
  const failed: string[] = [];
  const again = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (processes.some((process) => process.ended() !== undefined)) throw error;
      }
    }
  };
  const query: Database['query'] = (sql, params) => again(() => db.query(sql, params));
  /** Sends a request until its answer is definite, once the database is there. */
  const shopIn = (index: number): Shop => ({
    db: { ...db, query },
    async fetch(request) {
      const process = processes[index] as SandboxProcess;
      for (;;) {
        const answer = await process.fetch(request.clone());
        if (answer.status !== 500 && answer.status !== 409) return answer;
        if (answer.status === 500) failed.push(answer.headers.get('x-request-id') ?? 'none');
        await query('select 1');
      }
    },
  });

  /** All presses of one order end with the same policy. */
  async function run({ line, process, presses }: History): Promise<Order & { readonly number: unknown }> {
    const order = await (lines[line] as (typeof lines)[number])(shopIn(process));
    const key = crypto.randomUUID();
    const numbers = new Set<unknown>();
    for (const together of presses) {
      await Promise.all(together.map(async (press) => {
        const { status, body } = await order.buy(shopIn(press.process), press.hasOtherKey ? crypto.randomUUID() : key);
        expect([status, body]).toEqual([200, expect.objectContaining({ status: 'approved' })]);
        numbers.add(body.policy_number);
      }));
    }
    expect([...numbers]).toHaveLength(1);
    return { ...order, number: [...numbers][0] };
  }
  const terminate = () => again(() => db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'surefoot-sandbox' and pid <> pg_backend_pid() and state <> 'idle'`,
  ));

  it(`cost only the requests they meet: ${histories} orders are sold once each, none is lost and no process ends (D1, I16)`, async () => {
    const waiting = fc.sample(history, { numRuns: histories, seed: 20_261_123 });
    const sold: Awaited<ReturnType<typeof run>>[] = [];
    const buys = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        sold.push(await run(next));
        if (sold.length % restartEvery === 0) await cluster.restart();
        else if (sold.length % terminateEvery === 0) await terminate();
      }
    };
    await Promise.all(Array.from({ length: buyersAtOnce }, buys));

    expect(processes.map((process) => process.ended())).toEqual([undefined, undefined, undefined]);
    const { rows } = await query<{ quote_id: string; policy_number: string; amount: number }>(
      'select quote_id, policy_number, amount from policies join charges using (policy_number) order by quote_id', [],
    );
    const expected = sold.map(({ quote, number, amount }) =>
      ({ quote_id: quote, policy_number: number, amount: Math.round(amount * 100) }));
    expect(rows).toEqual(expected.sort((a, b) => (a.quote_id < b.quote_id ? -1 : 1)));
    // A run that met no fault would prove nothing.
    expect(failed.length).toBeGreaterThan(histories / 20);
    const log = processes.map((process) => process.log()).join('\n');
    expect(failed.filter((id) => !log.includes(`request ${id} `))).toEqual([]);
  });
});
