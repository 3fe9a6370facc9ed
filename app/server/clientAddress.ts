import { isIP } from 'node:net';

/** What the server knows of a connection. */
export interface Connection {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string };
}

/** `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1` or `[2001:db8::1]:5678`; undefined when it is no address. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(address) > 0 ? address : undefined;
}

/**
 * Whose address counts (S18, WG-013). Each proxy appends to X-Forwarded-For the address that it was called from, so with `hops` trusted
 * proxies it is the one before the last `hops - 1` of the list; all further to the left was written by whoever called the first of them.
 */
export function clientAddress({ headers, socket }: Connection, hops: number): string | undefined {
  if (hops === 0) return socket.remoteAddress;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return addressIn(forwarded.at(-hops) ?? forwarded[0] ?? '') ?? socket.remoteAddress;
}
