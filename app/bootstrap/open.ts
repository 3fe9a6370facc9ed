import { partner as partnerContract, site as siteContract, type PartnerInfo, type SiteInfo } from '#api/contracts/site';
import { catalogue } from '#flows';
import type { PageConfig } from '#api/services/config';
import { createReports, createServices } from '#api/services/index';
import { openOn, withFile, type KnownLine } from '../lines/open';
import { leadsToEmbed, readArrival } from './arrival';
import { keepSession } from './keepSession';
import { lateClient } from './lateClient';
import type { Shop } from './shop';
import { siteLabel } from './siteLabel';
import type { StartAnswers } from './dataBlocks';
import { createStorage } from './storage';
import { createEntries } from '../page/history';
import { keepVisit } from './visit';

/** How the page begins: with a shop, at another address, or with the error page. */
export type Opening = Opened | { readonly kind: 'leave'; readonly to: string };
export interface Opened { readonly kind: 'open' | 'error'; readonly shop: Shop }

const unknownSite: SiteInfo = { title: 'Surefoot', verticals: [], settings: {} };

/**
 * Takes the token out of the address before anything else can read it (S8), then fetches site and partner (AS-014), unless the server has.
 * It asks as a visitor without a token: with one the page asks itself.
 */
export async function openShop(
  config: PageConfig, page: Window, answers: StartAnswers = {}, fileLines: readonly KnownLine[] = [],
): Promise<Opening> {
  const arrival = readArrival(page.location.href);
  if (arrival.clean !== undefined) page.history.replaceState(page.history.state, '', arrival.clean);
  const storage = createStorage(() => page.sessionStorage);
  const lasting = createStorage(() => page.localStorage);
  const visit = keepVisit(storage, arrival);
  const embedded = leadsToEmbed(page.location.pathname) || visit.flagged;
  const entries = createEntries(page);
  const reports = createReports(config, { window: page });
  const { add, ...kept } = keepSession(
    { embedded, metadata: visit.metadata, ...(arrival.token ? { urlToken: arrival.token } : {}) }, reports,
  );
  const { session, forgetToken, logIn } = kept;
  const http = lateClient({ apiUrl: config.apiUrl, session, reports, onUnauthorized: forgetToken });
  const services = createServices(config, { http, session, reports, window: page });
  const shopOf = (site: SiteInfo, partner?: PartnerInfo): Shop => ({
    ...linesAt(site, fileLines, storage), ...kept, config, http, services, storage, lasting, entries, site, embedded,
    prefill: arrival.prefill, ...(partner ? { partner } : {}),
  });

  // No call tells whose account it is (S-14); a host's page may send it later, see app/embed.
  logIn(arrival.account);
  try {
    const known = session().urlToken === undefined ? answers : {};
    // C-52: the site, then with its token the partner.
    const site = known.site ?? await http.send(siteContract, { query: { site: config.site ?? siteLabel(page.location.hostname) } });
    add({ site });
    const partner = known.partner ?? await http.send(partnerContract);
    add({ partner, metadata: { ...session().metadata, client_id: partner.client_id } });
    services.analytics.identify(session().account?.id);
    return { kind: 'open', shop: shopOf(site, partner) };
  } catch (error) {
    reports.report(error, { code: 'startup' });
    const next = afterFailure({ hostname: page.location.hostname, framed: page.parent !== page, mainSite: config.mainSite });
    if (next === 'leave' && config.mainSite) return { kind: 'leave', to: config.mainSite };
    services.parent.post('startup-failed', { code: 'startup' });
    return { kind: next === 'run' ? 'open' : 'error', shop: shopOf(session().site ?? unknownSite) };
  }
}

const linesAt = ({ verticals }: SiteInfo, files: readonly KnownLine[], storage: Shop['storage']): Pick<Shop, 'lines' | 'allLines'> => ({
  lines: [...catalogue, ...openOn(files, verticals, storage)], allLines: [...catalogue, ...withFile(files)],
});

/** Where the visitor goes when the site or the partner cannot be loaded. */
type AfterFailure = 'run' | 'leave' | 'error';
interface Situation {
  readonly hostname: string;
  readonly mainSite?: string;
  /** The page is shown inside another page. */
  readonly framed: boolean;
}

/**
 * AS-017, AS-018, C-04, S-64: a developer's own machine goes on without token, lines and partner; a frame never moves its host's
 * visitors (D12); elsewhere the provider's main site takes over, where one is configured.
 */
export function afterFailure({ hostname, mainSite, framed }: Situation): AfterFailure {
  if (hostname === 'localhost') return 'run';
  return mainSite && !framed ? 'leave' : 'error';
}
