import type { CatalogueEntry, PageEntry } from '#flows/types';
import { isEmbedPath } from '../bootstrap/arrival';
import type { Mount } from '../host/openFlows';
import { codeOf, type Vertical } from '../page/siteLinks';

/** What a path shows. */
export type Place =
  | { readonly shows: 'landing'; readonly entry: CatalogueEntry; readonly mount: Mount }
  | { readonly shows: 'step'; readonly entry: CatalogueEntry; readonly mount: Mount; readonly path: string }
  | { readonly shows: 'faq'; readonly entry: CatalogueEntry; readonly mount: Mount }
  | { readonly shows: 'page'; readonly page: PageEntry }
  | { readonly shows: 'gate'; readonly entry: CatalogueEntry; readonly mount: Mount }
  | { readonly shows: 'redirect'; readonly to: string }
  | { readonly shows: 'home' | 'login' | 'gallery' };
/** What a path may lead to. */
interface Destinations {
  readonly catalogue: readonly CatalogueEntry[];
  readonly pages?: readonly PageEntry[];
  readonly verticals: readonly Vertical[];
  readonly gallery: boolean;
}

const home = { shows: 'redirect', to: '/' } as const;

function front({ catalogue, verticals }: Destinations): Place {
  const code = codeOf(verticals[0]);
  const entry = catalogue.find((one) => one.isFront && one.code === code);
  return entry ? { shows: 'redirect', to: `/${entry.base}` } : { shows: 'home' };
}

/** What a path shows in the end: no redirect leads to another. */
export function arriveAt(path: string, destinations: Destinations): { readonly path: string; readonly place: Place } {
  const place = match(path, destinations);
  return place.shows === 'redirect' ? { path: place.to, place: match(place.to, destinations) } : { path, place };
}

/** Where a path leads. The host adds the query to every redirect (S-61); the targets come from the catalogue, never from the path (S11). */
export function match(path: string, destinations: Destinations): Place {
  const { catalogue, pages = [] } = destinations;
  const parts = path.replace(/\/$/, '').split('/').slice(1);
  const embedded = isEmbedPath(path);
  const mount: Mount = embedded ? '/embed/v1' : '';
  if (!parts.length) return front(destinations);
  if (!embedded && parts.length === 1) {
    if (parts[0] === 'login') return { shows: 'login' };
    if (parts[0] === 'start') {
      const entry = catalogue.find(({ ownsStart }) => ownsStart);
      return entry ? { shows: 'redirect', to: `/embed/v1/${entry.base}/${entry.startPath}` } : home;
    }
  }
  if (!embedded && parts[0] === 'gallery' && destinations.gallery) return { shows: 'gallery' };
  const page = pages.find(({ base }) => base === parts.join('/'));
  if (page) return { shows: 'page', page };
  const mounted = !embedded || parts[1] === 'v1';
  const [base, step, ...more] = embedded ? parts.slice(mounted ? 2 : 1) : parts;
  if (base === undefined || more.length) return home;
  const alias = embedded && step === undefined ? catalogue.find(({ aliases }) => aliases.includes(base)) : undefined;
  if (alias) return { shows: 'redirect', to: `/embed/v1/${alias.base}` };
  const entry = mounted ? catalogue.find((one) => one.base === base) : undefined;
  if (!entry) return home;
  if (step === undefined) return { shows: 'landing', entry, mount };
  if (entry.faq && step === 'faq') return { shows: 'faq', entry, mount };
  if (entry.gate?.path === step) return { shows: 'gate', entry, mount };
  return entry.paths.includes(step) ? { shows: 'step', entry, mount, path: step } : home;
}
