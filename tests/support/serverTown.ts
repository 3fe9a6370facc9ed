import { openPostgres } from '#api/sandbox/database/postgres';
import { createClock } from '#engine';
import { startCluster } from './cluster';
import { startProcesses } from './processes';
import type { Database } from '#api/sandbox/database/types';
import type { World } from './walker';

/** A partner of two processes over one PostgreSQL server, spoken to over HTTP. */
export interface ServerTown extends World {
  readonly sandbox: { readonly db: Database };
  /** Kills one of the processes and waits until it answers again. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export async function openServerTown(on = '2026-03-10T16:00:00Z'): Promise<ServerTown> {
  const clock = createClock(() => Date.parse(on));
  const cluster = await startCluster();
  const processes = await startProcesses(cluster.url, 2, clock);
  const db = await openPostgres(cluster.url);
  let requests = 0;
  let kills = 0;
  const next = (count: number) => processes[count % processes.length] as (typeof processes)[number];
  // Read to its end here: who waits for an answer waits for all of it.
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await next((requests += 1)).fetch(request);
    const { status, headers } = answer;
    return new Response(await answer.text(), { status, headers });
  };
  let restarts: Promise<unknown> = Promise.resolve();
  const kill = (): Promise<void> => {
    const restart = next((kills += 1)).restart();
    restarts = Promise.all([restarts, restart]);
    return restart;
  };
  // The card provider is a service of its own, which no kill of ours ends: what was lost is asked again when all processes run.
  const cards = async (request: Request): Promise<Response> => {
    const again = request.clone();
    return fetch(request).catch(() => restarts.then(() => fetch(again)));
  };
  return {
    clock, sandbox: { db }, cards, fetch, kill,
    async close() {
      for (const one of processes) one.stop();
      await db.close();
      await cluster.stop();
    },
  };
}
