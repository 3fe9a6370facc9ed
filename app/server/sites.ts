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
const most = 500;

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

/** The settings behind a host name, kept for a minute. A site that cannot be read has none: nobody may frame it. */
export function createSites({ send, site, keepFor = 60_000, now = Date.now }: Options): (host: string, patience: number) => Promise<SiteSettings | undefined> {
  const known = new Map<string, { readonly until: number; readonly settings: Promise<SiteSettings | undefined> }>();
  const ask = async (host: string): Promise<SiteSettings | undefined> => {
    const origin = /^[\w.[\]:-]+$/.test(host) && URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost';
    const answer = await send(new Request(`${origin}/api/partner/v1/site?site=${encodeURIComponent(site ?? siteLabel(host))}`, { headers: { host } }));
    return answer.ok ? settingsOf(await answer.json()) : undefined;
  };
  const settingsFor = (host: string): Promise<SiteSettings | undefined> => {
    const kept = known.get(host);
    if (kept && kept.until > now()) return kept.settings;
    // Anybody can invent host names: the memory of them is bounded.
    if (known.size >= most) known.clear();
    const settings = ask(host).catch(() => { known.delete(host); return undefined; });
    known.set(host, { until: now() + keepFor, settings });
    return settings;
  };
  return async (host, patience) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => { timer = setTimeout(resolve, patience, undefined); });
    try {
      return await Promise.race([settingsFor(host), late]);
    } finally { clearTimeout(timer); }
  };
}
