/** Who has one IPv6 address has its whole network of 2^64 (RFC 6177), and would have a limit for each of them. */
function clientAt(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [front = [], back = []] = plain.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Fixed windows of a minute per client. Real time, not the business clock: a frozen clock must not lock anybody out. */
export function createLimit(perMinute: number, now: () => number = () => performance.now()) {
  const windows = new Map<string, { readonly ends: number; count: number }>();
  return {
    /** Seconds to wait, or undefined when the client at this address may go on. Each kind of call has a limit of its own. */
    hit(address = 'unknown', kind = 'write'): number | undefined {
      const client = `${kind} ${clientAt(address)}`;
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
