import type { PageConfig, SandboxHints } from '#api/services/config';
import { ownPort } from './ownPort';
import { databaseUrl, hostNames, ownAddress, port, sentryDsn, siteName, stripeKey, webAddress, whole } from './variables';

export type PortName = 'PORT' | 'CARD_PORT';
/** The settings of the environment, read once. */
export interface Settings {
  readonly port: number;
  readonly cardPort: number;
  /** Which of the two were asked for: no other port will do then. */
  readonly fixedPorts: readonly PortName[];
  readonly host: string;
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  /** A folder that all releases share: each puts its built files there. */
  readonly assetsDir?: string;
  /** A folder with lines, besides the shop's own. */
  readonly linesDir?: string;
  readonly partnerApiUrl?: string;
  readonly stripeKey?: string;
  readonly mapsKey?: string;
  readonly sentryDsn?: string;
  readonly segmentKey?: string;
  readonly mainSite?: string;
  readonly site?: string;
  /** Under which names the sandbox's own pages answer, besides this machine's: the address to listen on, and others by name. */
  readonly sandboxHosts: readonly string[];
  /** How many proxies in front of the shop may say whose address counts. */
  readonly trustProxy: number;
}
export type Environment = Readonly<Record<string, string | undefined>>;

/** All that the server reads. */
export const variables = [
  'PORT', 'CARD_PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR', 'ASSETS_DIR', 'LINES_DIR', 'TRUST_PROXY', 'PARTNER_API_URL',
  'STRIPE_PUBLISHABLE_KEY', 'GOOGLE_MAPS_KEY', 'SENTRY_DSN', 'SEGMENT_WRITE_KEY', 'MAIN_SITE_URL', 'SANDBOX_HOSTS', 'SITE',
] as const;

/** Reads the environment; an empty variable counts as absent, a wrong one is an error with its name. */
export function readSettings(environment: Environment): Settings {
  const read = (name: typeof variables[number]): string | undefined => environment[name]?.trim() || undefined;
  const host = read('HOST') ?? '127.0.0.1';
  const partnerApiUrl = webAddress('PARTNER_API_URL', read('PARTNER_API_URL'), 'https://partner.example');
  return {
    port: port('PORT', ownPort(environment)),
    cardPort: port('CARD_PORT', read('CARD_PORT') ?? '4301'),
    fixedPorts: (['PORT', 'CARD_PORT'] as const).filter((name) => read(name) !== undefined),
    host,
    databaseUrl: databaseUrl(read('DATABASE_URL')),
    dataDir: read('DATA_DIR'),
    assetsDir: read('ASSETS_DIR'),
    linesDir: read('LINES_DIR'),
    partnerApiUrl,
    stripeKey: stripeKey(read('STRIPE_PUBLISHABLE_KEY'), partnerApiUrl !== undefined),
    mapsKey: read('GOOGLE_MAPS_KEY'),
    sentryDsn: sentryDsn(read('SENTRY_DSN')),
    segmentKey: read('SEGMENT_WRITE_KEY'),
    mainSite: webAddress('MAIN_SITE_URL', read('MAIN_SITE_URL'), 'https://www.example'),
    site: siteName(read('SITE')),
    sandboxHosts: [...ownAddress(host), ...hostNames('SANDBOX_HOSTS', read('SANDBOX_HOSTS'))],
    trustProxy: whole('TRUST_PROXY', read('TRUST_PROXY') ?? '0', 10, 'the number of proxies, from 0 to 10'),
  };
}

/** The key of the card stand-in: never sent to a real provider, refused by the stand-in when another key is set. */
const sandboxCardKey = 'pk_sandbox_local';
const sandbox: SandboxHints = {
  notice: { label: 'Sandbox', text: 'No card is charged. Pay with 4242 4242 4242 4242.' },
  events: '/sandbox/events', reports: '/sandbox/reports',
};

/**
 * The page's configuration. The card stand-in exists only with the sandbox: with a real partner and without a provider's
 * key the page says that it cannot take cards (empty `cardKey`).
 */
export function pageConfig(settings: Settings, cardOrigin: string, warning?: string): PageConfig {
  const { partnerApiUrl, stripeKey, mapsKey, sentryDsn, segmentKey, mainSite, site } = settings;
  const sandboxed = partnerApiUrl === undefined;
  const standIn = sandboxed && stripeKey === undefined;
  return {
    ...(sandboxed ? { sandbox: { ...sandbox, notice: { ...sandbox.notice, ...(warning ? { warning } : {}) } } } : {}),
    apiUrl: '',
    cardKey: stripeKey ?? (standIn ? sandboxCardKey : ''),
    ...(standIn ? { cardScript: `${cardOrigin}/v1/stripe.js` } : {}),
    mapsKey, sentryDsn, segmentKey, mainSite, site, gallery: sandboxed,
  };
}
