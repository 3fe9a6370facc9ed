import { refuse } from './refuse';

/** Names of this machine, which no page of the internet is served under. */
const isLoopback = (host: string): boolean => /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
/** A name as it is configured; `*.` in front stands for every name below. */
const isNamed = (host: string, name: string): boolean => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name);

/** What browsers say of their own pages and of what somebody typed; nothing comes from old browsers and from programs. */
const sameOrigin: readonly (string | null)[] = ['same-origin', 'none', null];

/** Calls of the shop's page, which have their addresses here because no partner has them. */
const isCall = (path: string): boolean => path.startsWith('/sandbox/places/');
export const isOwnPage = (path: string): boolean => /^\/sandbox(\/|$)/.test(path) && !isCall(path);

/**
 * Who may read and write the sandbox's own pages and lists. The Host must be the shop's own: a name that somebody else lets point here
 * (DNS rebinding) has an origin that may read everything. Writes come from the same origin, whatever their content type.
 */
export function checkOwnPage(request: Request, ownHosts: readonly string[]): void {
  const { host, hostname } = new URL(request.url);
  const isOwn = isLoopback(hostname) || ownHosts.some((name) => isNamed(hostname, name));
  if (!isOwn) refuse(403, 'forbidden', 'This address is not the shop’s own.');
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isElsewhere = origin !== null && !(URL.canParse(origin) && new URL(origin).host === host);
  if (isElsewhere || !sameOrigin.includes(site)) refuse(403, 'forbidden', 'Only the shop’s own pages may write here.');
}
