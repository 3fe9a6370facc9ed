import type { CatalogueEntry, PageEntry } from '#flows/types';
import type { Vertical } from '../page/siteLinks';
import { arriveAt } from '../router/match';

/** Page (`renters-insurance/quote`) → the addresses of its modules; the build has worked it out (pageModules.ts). */
export type PageModules = Readonly<Record<string, readonly string[]>>;
interface House { readonly catalogue: readonly CatalogueEntry[]; readonly pages: readonly PageEntry[] }
/** What an address needs: where it redirects, what its target needs. */
export function createModulesOf(modules: PageModules, { catalogue, pages }: House) {
  return (path: string, site: { readonly verticals: readonly Vertical[] } | undefined): readonly string[] => {
    const { place: shown } = arriveAt(path, { catalogue, pages, verticals: site?.verticals ?? [], gallery: false });
    switch (shown.shows) {
      case 'landing': return modules[shown.entry.base] ?? [];
      case 'step': return modules[`${shown.entry.base}/${shown.path}`] ?? [];
      case 'gate': return modules[`${shown.entry.base}/${shown.entry.paths[0]}`] ?? [];
      default: return [];
    }
  };
}
