/** Rows come back as plain objects. Counts and sums are cast to int in SQL: int8 is a string in pg and a number in PGlite. */
export interface Rows<Row> { readonly rows: readonly Row[]; readonly rowCount: number }

export interface Queryable {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Rows<Row>>;
  /** Several statements, no parameters. */
  exec(sql: string): Promise<void>;
}

/** One interface over PGlite and PostgreSQL. A jsonb parameter is always given as `JSON.stringify(value)`. */
export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The SQLSTATE of a database error; both drivers put it in `code`. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
