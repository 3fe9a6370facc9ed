import { verticalCodes, type Vertical } from '#api/contracts/site';
import type { CatalogueEntry, PageEntry } from '#flows/types';
import { isEmbedPath } from '../bootstrap/arrival';
import type { Mount } from '../host/openFlows';

/** What a path shows. */
export type Target =
  | { readonly shows: 'landing'; readonly entry: CatalogueEntry; readonly mount: Mount }
  | { readonly shows: 'step'; readonly entry: CatalogueEntry; readonly mount: Mount; readonly path: string }
  | { readonly shows: 'faq'; readonly entry: CatalogueEntry; readonly mount: Mount }
  | { readonly shows: 'page'; readonly page: PageEntry }
  | { readonly shows: 'gate'; readonly entry: CatalogueEntry; readonly mount: Mount }
  | { readonly shows: 'redirect'; readonly to: string }
  /** In a partner's frame: a line that is misspelt, or that the site does not sell. Outside of a frame it leads to the first page. */
  | { readonly shows: 'unknownLine' }
  | { readonly shows: 'home' | 'login' | 'gallery' };
/** What a path may lead to. */
interface Destinations {
  readonly catalogue: readonly CatalogueEntry[];
  readonly pages?: readonly PageEntry[];
  readonly verticals: readonly Vertical[];
  readonly gallery: boolean;
}

const home = { shows: 'redirect', to: '/' } as const;

function front({ catalogue, verticals }: Destinations): Target {
  const [code] = verticalCodes(verticals);
  const entry = catalogue.find((one) => one.isFront && one.code === code);
  return entry ? { shows: 'redirect', to: `/${entry.base}` } : { shows: 'home' };
}

/** Where a path leads in the end, and what that shows. */
export interface Arrived { readonly path: string; readonly target: Exclude<Target, { readonly shows: 'redirect' }> }
/** An unknown address leads to the first page, and that to the site's first line (AS-004, AS-005). */
export function arriveAt(path: string, destinations: Destinations): Arrived {
  const target = match(path, destinations);
  return target.shows === 'redirect' ? arriveAt(target.to, destinations) : { path, target };
}

/**
 * Where a path leads. The host adds the query to every redirect (S-61); the targets come from the catalogue, never from the path (S11).
 * Nothing below /embed leads out of it: no other page may be framed (S6), and no other line stands in for the one that a partner names.
 */
export function match(path: string, destinations: Destinations): Target {
  const parts = path.replace(/\/$/, '').split('/').slice(1);
  if (!parts.length) return front(destinations);
  if (isEmbedPath(path)) return matchEmbedded(parts.slice(1), destinations.catalogue);
  return matchTop(parts, destinations);
}

function matchTop(parts: readonly string[], { catalogue, pages = [], gallery }: Destinations): Target {
  if (parts.length === 1) {
    if (parts[0] === 'login') return { shows: 'login' };
    if (parts[0] === 'start') {
      const entry = catalogue.find(({ ownsStart }) => ownsStart);
      return entry ? { shows: 'redirect', to: `/embed/v1/${entry.base}/${entry.startPath}` } : home;
    }
  }
  if (parts[0] === 'gallery' && gallery) return { shows: 'gallery' };
  const page = pages.find(({ base }) => base === parts.join('/'));
  if (page) return { shows: 'page', page };
  const [base, ...below] = parts;
  const entry = catalogue.find((one) => one.base === base);
  return (entry && matchLine(entry, '', below)) ?? home;
}

/** `below`: the path behind /embed. Short names need no version (AS-003). */
function matchEmbedded(below: readonly string[], catalogue: readonly CatalogueEntry[]): Target {
  const versioned = below[0] === 'v1';
  const [base = '', ...rest] = versioned ? below.slice(1) : below;
  const alias = rest.length === 0 ? catalogue.find(({ aliases }) => aliases.includes(base)) : undefined;
  if (alias) return { shows: 'redirect', to: `/embed/v1/${alias.base}` };
  const entry = versioned ? catalogue.find((one) => one.base === base) : undefined;
  if (!entry) return { shows: 'unknownLine' };
  return matchLine(entry, '/embed/v1', rest) ?? { shows: 'redirect', to: `/embed/v1/${entry.base}` };
}

/** A page of a line, or undefined. */
function matchLine(entry: CatalogueEntry, mount: Mount, [step, ...more]: readonly string[]): Target | undefined {
  if (more.length) return undefined;
  if (step === undefined) return { shows: 'landing', entry, mount };
  if (entry.faq && step === 'faq') return { shows: 'faq', entry, mount };
  if (entry.gate?.path === step) return { shows: 'gate', entry, mount };
  return entry.paths.includes(step) ? { shows: 'step', entry, mount, path: step } : undefined;
}
