import { staysFailed } from '#widgets/parts/failed';

const fetches = new Map<unknown, Promise<unknown>>();

/** Marks a promise as React does, so that `use` reads it at once: of one it has not seen before it would draw the placeholder. */
const readable = <T>(promise: Promise<T>): void =>
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }), () => undefined);

/** What `load` answers, fetched once for a key, for `use`. After a failure it is fetched again when it is tried again (failed.ts). */
export function fetchOnce<T>(key: unknown, load: () => Promise<T>): Promise<T> {
  const before = fetches.get(key);
  if (before) return before as Promise<T>;
  const now = load();
  fetches.set(key, now);
  now.catch(() => staysFailed(() => fetches.delete(key)));
  readable(now);
  return now;
}
