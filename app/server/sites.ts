import type { SiteSettings } from '#api/contracts/site';
import { isObject } from '#engine/isObject';
import { siteLabel } from '../bootstrap/siteLabel';

type Fetch = (request: Request) => Promise<Response>;
interface Options {
  /** The sandbox or the partner. */
  readonly send: Fetch;
  /** Overrides the host's label (S-63). */
  readonly site?: string;
  readonly keepFor?: number;
  readonly now?: () => number;
}
const maxSites = 500;

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

/** The settings behind a host name, cached for a minute. A site that cannot be read has none: nobody may frame it. */
export function createSites({
  send, site, keepFor = 60_000, now = Date.now,
}: Options): (host: string, timeoutMs: number) => Promise<SiteSettings | undefined> {
  const cache = new Map<string, { readonly until: number; readonly settings: Promise<SiteSettings | undefined> }>();
  const ask = async (host: string): Promise<SiteSettings | undefined> => {
    const origin = /^[\w.[\]:-]+$/.test(host) && URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost';
    const answer =
      await send(new Request(`${origin}/api/partner/v1/site?site=${encodeURIComponent(site ?? siteLabel(host))}`, { headers: { host } }));
    return answer.ok ? settingsOf(await answer.json()) : undefined;
  };
  const settingsFor = (host: string): Promise<SiteSettings | undefined> => {
    const cached = cache.get(host);
    if (cached && cached.until > now()) return cached.settings;
    // Anybody can send any host name, so the cache is bounded.
    if (cache.size >= maxSites) cache.clear();
    const settings = ask(host).catch(() => { cache.delete(host); return undefined; });
    cache.set(host, { until: now() + keepFor, settings });
    return settings;
  };
  return async (host, timeoutMs) => {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<undefined>((resolve) => { timer = setTimeout(resolve, timeoutMs, undefined); });
    try {
      return await Promise.race([settingsFor(host), timedOut]);
    } finally { clearTimeout(timer); }
  };
}
