/** Fixed windows of a minute per client. Real time, not the business clock: a frozen clock must not lock anybody out. */
export function createLimit(perMinute: number, now: () => number = () => performance.now()) {
  const windows = new Map<string, { readonly ends: number; count: number }>();
  return {
    /** Seconds to wait, or undefined when the client may go on. */
    hit(client: string): number | undefined {
      const time = now();
      const known = windows.get(client);
      if (!known || known.ends <= time) {
        if (windows.size > 10_000) for (const [key, { ends }] of windows) if (ends <= time) windows.delete(key);
        windows.set(client, { ends: time + 60_000, count: 1 });
        return undefined;
      }
      known.count += 1;
      return known.count > perMinute ? Math.max(1, Math.ceil((known.ends - time) / 1000)) : undefined;
    },
  };
}
/** S18: no request of ours is near this size. */
export const maxBody = 100_000;
