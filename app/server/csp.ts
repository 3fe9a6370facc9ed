import type { PageConfig } from '#api/services/config';
import type { SiteSettings } from '#api/contracts/site';
import { scriptOrigins } from '#api/services/scriptOrigins';

/** What the policy needs to know of the page it goes with. */
export interface Page {
  readonly nonce: string;
  /** Embed routes may be framed by the origins of the site's settings; all others by nobody (quality S6). */
  readonly embedded: boolean;
  /** A page of the gallery, which frames our own pages and proves in a worker, or one that it frames: in the sandbox alone. */
  readonly studio?: 'studio' | 'draft';
}
type Directives = Readonly<Record<string, readonly string[]>>;

/** An origin as partners write it: scheme, host (perhaps `*.` in front), perhaps a port. Everything else is left out. */
const isOrigin = (text: string): boolean => /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5}|:\*)?$/i.test(text);
/** `;` and `,` may stand in the host of an address, and would end a directive or the policy. */
const originOf = (address: string | undefined): readonly string[] =>
  (address !== undefined && URL.canParse(address) ? [new URL(address).origin].filter(isOrigin) : []);

/** The card provider's own hosts (docs.stripe.com/security/guide). */
const stripe: Directives = {
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};
/** The loader's policy, and those that the maps script makes: without `lit-html` its library of places does not start. */
const maps: Directives = {
  'trusted-types': ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
  'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  'img-src': ['https://maps.gstatic.com', 'https://maps.googleapis.com'],
};
const segment: Directives = {
  'connect-src': ['https://cdn.segment.com', 'https://api.segment.io'],
};

/** What each configured provider adds. Nothing configured adds nothing. */
const providers = (config: PageConfig): readonly Directives[] => {
  const scripts = scriptOrigins(config);
  return [
    scripts.length > 0 ? { 'script-src': scripts, 'trusted-types': ['default'] } : {},
    config.cardScript ? { 'frame-src': originOf(config.cardScript) } : config.cardKey ? stripe : {},
    config.mapsKey ? maps : {},
    config.sentryDsn ? { 'connect-src': originOf(config.sentryDsn) } : {},
    config.segmentKey ? segment : {},
    config.apiUrl ? { 'connect-src': originOf(config.apiUrl) } : {},
  ];
};

/**
 * The Content-Security-Policy of a page, from configuration alone (quality S6, S7). Nothing inline without the nonce, no code from text.
 */
export function csp(config: PageConfig, site: SiteSettings | undefined, { nonce, embedded, studio }: Page): string {
  const ancestors = studio === 'draft' ? ["'self'"] : embedded ? (site?.frame_ancestors ?? []).filter(isOrigin) : [];
  const base: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    // Text becomes HTML by the sanitiser's policy alone. A script's address is trusted by the default policy, where a provider has scripts,
    // and by the gallery's for its worker.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['surefoot-html', ...(studio === 'studio' ? ['surefoot-prover'] : [])],
    'worker-src': studio === 'studio' ? ["'self'"] : [],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...originOf(site?.theme?.logo)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': studio === 'studio' ? ["'self'"] : [],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ancestors.length ? ancestors : ["'none'"],
  };
  const extra = providers(config);
  return Object.entries(base).map(([name, own]) => {
    const sources = [...new Set([...own, ...extra.flatMap((more) => more[name] ?? [])])];
    return `${name} ${sources.length ? sources.join(' ') : "'none'"}`;
  }).join('; ');
}

/** For answers that are not our page: nothing may run, and nobody may frame them. */
export const closedPolicy = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
  + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** For a script that runs as a worker: it loads its parts, and asks nobody for anything. */
export const workerPolicy = "default-src 'none'; script-src 'self'";
