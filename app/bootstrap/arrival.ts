import { readPrefill, type Prefill } from './prefill';

/** What the address a visitor arrived by says, and the address without what nobody else may read. */
export interface Arrival {
  /** Accepted on the way to embed routes only (S9); sent as Authorization, never stored (C-53). */
  readonly token?: string;
  /** A token with an e-mail is a logged-in account holder; name and phone as the same address says them (S-14, RN-052). */
  readonly account?: { readonly email: string } & Pick<Prefill, 'firstName' | 'lastName' | 'phone'>;
  readonly prefill: Prefill;
  /** `embed=true` (AS-016). */
  readonly flagged: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  /** Path, query and hash without the token, when it had one. */
  readonly clean?: string;
}

const tokenName = 'auth_token';
/** A header can carry it. Anything else is not a token. */
const isToken = (text: string): boolean => /^[\x21-\x7e]{1,4096}$/.test(text);
const isMetadata = (name: string): boolean => /^utm_[a-z0-9_]{1,40}$/.test(name) || name === 'gclid';
const longest = 500;

/** Embed routes: `/embed` and what is below it. */
export const isEmbedPath = (path: string): boolean => /^\/embed(\/|$)/.test(path);

/** Embed routes, and the short address that leads to one (AS-002). */
export const leadsToEmbed = (path: string): boolean => isEmbedPath(path) || /^\/start\/?$/.test(path);

/** Reads the address (S8, S-13, S-53). */
export function readArrival(href: string): Arrival {
  const url = new URL(href);
  const query = url.searchParams;
  const text = query.get(tokenName);
  const token = text !== null && leadsToEmbed(url.pathname) && isToken(text) ? text : undefined;
  const email = query.get('email')?.trim();
  const prefill = readPrefill(query);
  const metadata = Object.fromEntries(
    [...query].filter(([name]) => isMetadata(name)).map(([name, value]) => [name, value.slice(0, longest)]),
  );
  const arrival: Arrival = {
    ...(token ? { token } : {}),
    ...(token && email ? { account: { email: email.slice(0, 254), ...nameOf(prefill) } } : {}),
    prefill,
    flagged: query.get('embed') === 'true',
    metadata,
  };
  if (!query.has(tokenName)) return arrival;
  return { ...arrival, clean: withoutToken(url) };
}

const nameOf = ({ firstName, lastName, phone }: Prefill): Omit<NonNullable<Arrival['account']>, 'email'> =>
  ({ ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}), ...(phone ? { phone } : {}) });

/** Only the token goes: the rest of the query keeps its spelling, because prefill reads it later. */
export function withoutToken({ pathname, search, hash }: URL): string {
  const rest = search.slice(1).split('&').filter((part) => decodedName(part) !== tokenName).join('&');
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`;
}
const decodedName = (part: string): string | undefined => [...new URLSearchParams(part).keys()][0];
