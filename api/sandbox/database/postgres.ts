import type { Database, Queryable, Rows } from './types';

/** `query_timeout` is pg's, in milliseconds; its types leave it out. */
interface Asked { readonly text: string; readonly values?: unknown[]; readonly query_timeout?: number }
type Run = (asked: Asked) => Promise<{ rows: unknown[]; rowCount: number | null }>;

/**
 * Milliseconds that a query may take. A server that is gone without closing its connections (a failover, a cut cable) answers nothing on
 * them for a quarter of an hour: ten such queries would be all connections there are, also when the database is back.
 */
const longestQuery = 20_000;
/** A rollback that takes longer costs the connection. */
const longestRollback = 2_000;
/** Several statements are a migration. */
const longestExec = 3_600_000;

const queryable = (run: Run): Queryable => ({
  async query<Row>(sql: string, params: readonly unknown[] = []): Promise<Rows<Row>> {
    const { rows, rowCount } = await run({ text: sql, values: [...params] });
    return { rows: rows as Row[], rowCount: rowCount ?? rows.length };
  },
  async exec(sql) {
    await run({ text: sql, query_timeout: longestExec });
  },
});

/** A PostgreSQL server, shared by any number of processes. */
export async function openPostgres(url: string, longest = longestQuery): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url, max: 10, connectionTimeoutMillis: 10_000, query_timeout: longest, application_name: 'surefoot-sandbox',
  });
  // A lost connection must not end the process: the query that runs on it fails, and the pool opens another one.
  // The pool listens to idle clients only, hence the listener of each client.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => { client.on('error', () => undefined); });
  return {
    ...queryable((asked) => pool.query(asked)),
    async transaction(work) {
      const client = await pool.connect();
      const run: Run = (asked) => client.query(asked);
      let broken: Error | undefined;
      try {
        // The server gives up a process that is gone, too: what it has locked, nobody else could buy.
        await run({ text: `begin; set local idle_in_transaction_session_timeout = ${longest}` });
        const result = await work(queryable(run));
        await run({ text: 'commit' });
        return result;
      } catch (error) {
        await run({ text: 'rollback', query_timeout: Math.min(longestRollback, longest) }).catch((cause: Error) => { broken = cause; });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
