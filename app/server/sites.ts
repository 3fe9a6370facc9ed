import { partner as partnerContract, site as siteContract, type PartnerInfo, type SiteInfo, type SiteSettings } from '#api/contracts/site';
import type { Contract } from '#api/contracts/contract';
import { detectEnvironment, environmentHeader } from '#api/environment';
import { within } from '#api/within';
import { isObject, matchesSchema } from '#engine';
import { siteLabel } from '../bootstrap/siteLabel';
import { aMinute, keepFor } from './kept';

type Fetch = (request: Request) => Promise<Response>;
interface Options {
  /** The sandbox or the partner. */
  readonly send: Fetch;
  /** Overrides the host's label (S-63). */
  readonly site?: string;
  /** Milliseconds for which an answer counts. */
  readonly counted?: number;
  readonly now?: () => number;
}
/** What the server knows of a host when its page leaves. */
export interface Known {
  /** Of the site's settings what the server reads itself. */
  readonly settings?: SiteSettings;
  /** Absent when the answer does not match its contract: the page then asks, and says what is wrong. */
  readonly site?: SiteInfo;
  readonly partner?: PartnerInfo;
}
interface Asking { readonly site: Promise<Known>; readonly all: Promise<Known> }
/** How long a page waits for the partner's name, which only spares it a call. */
const partnerTimeout = 1_500;

/** Settings are the partner's data: only the shapes the server reads are taken. */
function settingsOf(answer: unknown): SiteSettings | undefined {
  const settings = isObject(answer) && isObject(answer.settings) ? answer.settings : undefined;
  if (!settings) return undefined;
  const { frame_ancestors: ancestors, theme } = settings;
  return {
    ...(Array.isArray(ancestors) ? { frame_ancestors: ancestors.filter((origin) => typeof origin === 'string') } : {}),
    ...(isObject(theme) && typeof theme.logo === 'string' ? { theme: { logo: theme.logo } } : {}),
  };
}
const ifMatches = <Answer>({ answer: schema }: Contract<undefined, Answer>, answer: unknown): Answer | undefined =>
  (matchesSchema(schema, answer) ? answer as Answer : undefined);

/**
 * Site and partner behind a host name, asked for in the order of the specification (C-52) and kept for a minute. A site that cannot be
 * read is unknown: nobody may frame it.
 */
export function createSites(
  { send, site: fixed, counted = aMinute, now }: Options,
): (host: string, timeoutMs: number) => Promise<Known> {
  const kept = keepFor<Asking>(counted, now);
  // The answers serve every visitor of the host, so no visitor's device is named.
  const device = { accept: 'application/json', 'x-environment': environmentHeader(detectEnvironment('')) };
  const ask = async (host: string, path: string, token?: string): Promise<unknown> => {
    const origin = /^[\w.[\]:-]+$/.test(host) && URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost';
    const headers = { ...device, host, ...(token ? { authorization: `Token ${token}` } : {}) };
    const answer = await send(new Request(origin + path, { headers }));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const askSite = async (host: string): Promise<Known> => {
    const answer = await ask(host, `${siteContract.path}?site=${encodeURIComponent(fixed ?? siteLabel(host))}`);
    return { settings: settingsOf(answer), site: ifMatches(siteContract, answer) };
  };
  const askPartner = async (host: string, known: Known): Promise<Known> =>
    (known.site ? { ...known, partner: ifMatches(partnerContract, await ask(host, partnerContract.path, known.site.api_token)) } : known);
  const askBoth = (host: string): Asking => {
    const forget = (known: Known): Known => { kept.forget(host); return known; };
    const site = askSite(host).catch(() => forget({}));
    return { site, all: site.then((known) => askPartner(host, known).catch(() => forget(known))) };
  };
  return async (host, timeoutMs) => {
    const { site, all } = kept.get(host, () => askBoth(host));
    const known = await within(timeoutMs, site).catch(() => undefined);
    return known ? within(partnerTimeout, all).catch(() => known) : {};
  };
}
