import base from './001_base.sql?raw';
import renters from './002_renters.sql?raw';
import quoteService from './003_quote_service.sql?raw';
import owners from './004_owners.sql?raw';
import type { Database, Queryable } from './types';

/** In order; a file that was released is never edited. */
const migrations: readonly (readonly [name: string, sql: string])[] =
  [['001_base', base], ['002_renters', renters], ['003_quote_service', quoteService], ['004_owners', owners]];
/** Any fixed number: processes that start together wait here for each other. */
const startLock = 430_021;

/** Brings the tables up to date, once, however many processes start at the same moment. */
export const migrate = (db: Database): Promise<void> => db.transaction(async (tx) => {
  // Not a query, whose time is limited: the process before may have much to do.
  await tx.exec(`select pg_advisory_xact_lock(${startLock})`);
  await checkEncoding(tx);
  await tx.exec('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
  const { rows } = await tx.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  for (const [name, sql] of migrations) {
    if (applied.has(name)) continue;
    await tx.exec(sql);
    await tx.query('insert into migrations (name) values ($1)', [name]);
  }
});

/** In another encoding all goes well until somebody buys whose name has a letter that it lacks. */
async function checkEncoding(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ readonly encoding: string }>(`select current_setting('server_encoding') as encoding`);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') throw new Error(`The database is made in ${encoding}. It must be made in UTF8, for names in any language.`);
}
