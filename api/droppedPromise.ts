/** An adapter went on without a promise that failed, or gave one where a value belongs. */
export class DroppedPromise extends Error {}

/** The part of Node's process that this needs; a browser has none and tells its console instead. */
interface Process {
  on(event: 'unhandledRejection', listener: (reason: unknown) => void): unknown;
  off(event: 'unhandledRejection', listener: (reason: unknown) => void): unknown;
}
const { process, setImmediate } = globalThis as unknown as { process?: Partial<Process>; setImmediate?: (then: () => void) => void };

let last: Promise<unknown> = Promise.resolve();

/**
 * What the adapter gives; it fails with what failed behind the adapter's back. Node says only that some promise failed, so one adapter
 * runs at a time: the failure is its own.
 */
export function withoutDropping<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = last.then(() => watched(run));
  last = turn.catch(() => undefined);
  return turn;
}

async function watched<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!process?.on || !process.off || !setImmediate) return withoutPromises(await run());
  const dropped: unknown[] = [];
  const note = (reason: unknown): void => { dropped.push(reason); };
  process.on('unhandledRejection', note);
  const [ended] = await Promise.allSettled([(async () => run())()]);
  // Node tells of unhandled rejections when no microtask is left, also of an adapter that has failed meanwhile.
  await new Promise<void>((resolve) => { setImmediate(resolve); });
  process.off('unhandledRejection', note);
  if (dropped.length > 0) throw new DroppedPromise(`does not await a promise, which fails with ${wordsOf(dropped[0])}.`);
  if (ended.status === 'rejected') throw ended.reason;
  return withoutPromises(ended.value);
}
function withoutPromises<Result>(patch: Result): Result {
  const [name] = Object.entries(patch ?? {}).find(([, value]) => value instanceof Promise) ?? [];
  if (name !== undefined) throw new DroppedPromise(`does not await the promise that it writes to "${name}".`);
  return patch;
}
/** An exception in words, without a full stop. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error) ?? 'nothing').replace(/\.$/, '');
