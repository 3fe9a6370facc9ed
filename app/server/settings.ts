import type { PageConfig, SandboxHints } from '#api/services/config';

/** The settings of the environment, read once. */
export interface Settings {
  readonly port: number;
  readonly cardPort: number;
  readonly host: string;
  readonly databaseUrl?: string;
  readonly dataDir: string;
  readonly partnerApiUrl?: string;
  readonly stripeKey?: string;
  readonly mapsKey?: string;
  readonly sentryDsn?: string;
  readonly segmentKey?: string;
  readonly mainSite?: string;
  readonly site?: string;
}
type Environment = Readonly<Record<string, string | undefined>>;

const port = (name: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65535) {
    throw new Error(`${name} must be a port number from 0 to 65535, not "${text}".`);
  }
  return value;
};
const webAddress = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} must be an http or https address, not "${text}".`);
  }
  return text;
};

/** Reads the environment; an empty variable counts as absent, a wrong one is an error with its name. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    port: port('PORT', read('PORT'), 4300),
    cardPort: port('CARD_PORT', read('CARD_PORT'), 4301),
    host: read('HOST') ?? '127.0.0.1',
    databaseUrl: read('DATABASE_URL'),
    dataDir: read('DATA_DIR') ?? '.data/sandbox',
    partnerApiUrl: webAddress('PARTNER_API_URL', read('PARTNER_API_URL')),
    stripeKey: read('STRIPE_PUBLISHABLE_KEY'),
    mapsKey: read('GOOGLE_MAPS_KEY'),
    sentryDsn: webAddress('SENTRY_DSN', read('SENTRY_DSN')),
    segmentKey: read('SEGMENT_WRITE_KEY'),
    mainSite: webAddress('MAIN_SITE_URL', read('MAIN_SITE_URL')),
    site: read('SITE'),
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
export function pageConfig(settings: Settings, cardOrigin: string): PageConfig {
  const sandboxed = settings.partnerApiUrl === undefined;
  const standIn = sandboxed && settings.stripeKey === undefined;
  return {
    ...(sandboxed ? { sandbox } : {}),
    apiUrl: '',
    cardKey: settings.stripeKey ?? (standIn ? sandboxCardKey : ''),
    ...(standIn ? { cardScript: `${cardOrigin}/v1/stripe.js` } : {}),
    ...(settings.mapsKey ? { mapsKey: settings.mapsKey } : {}),
    ...(settings.sentryDsn ? { sentryDsn: settings.sentryDsn } : {}),
    ...(settings.segmentKey ? { segmentKey: settings.segmentKey } : {}),
    ...(settings.mainSite ? { mainSite: settings.mainSite } : {}),
    ...(settings.site ? { site: settings.site } : {}),
    gallery: sandboxed,
  };
}
