import { migrate } from './migrate';
import { overPGlite, startPGlite } from './pglite';

/** A fresh database with all tables, as a gzip dump for `seedFile`. Made at build time. */
export async function createSeed(): Promise<Uint8Array> {
  const pglite = await startPGlite({});
  try {
    await migrate(overPGlite(pglite));
    return new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
  } finally {
    await pglite.close();
  }
}
