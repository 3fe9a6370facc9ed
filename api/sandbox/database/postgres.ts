import type { Database, Queryable, Rows } from './types';

type Run = (sql: string, params?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>;

const queryable = (run: Run): Queryable => ({
  async query<Row>(sql: string, params: readonly unknown[] = []): Promise<Rows<Row>> {
    const { rows, rowCount } = await run(sql, [...params]);
    return { rows: rows as Row[], rowCount: rowCount ?? rows.length };
  },
  async exec(sql) {
    await run(sql);
  },
});

/** A PostgreSQL server, shared by any number of processes. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, application_name: 'surefoot-sandbox' });
  // A lost connection must not end the process: the query that runs on it fails, and the pool opens another one.
  // The pool listens to idle clients only, hence the listener of each client.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => { client.on('error', () => undefined); });
  return {
    ...queryable((sql, params) => pool.query(sql, params)),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(queryable((sql, params) => client.query(sql, params)));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((cause: Error) => { broken = cause; });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
