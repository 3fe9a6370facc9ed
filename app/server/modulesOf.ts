import type { SiteInfo } from '#api/contracts/site';
import type { CatalogueEntry, PageEntry } from '#flows/types';
import { openOn } from '../lines/open';
import type { ServedLine } from '../lines/served';
import { arriveAt } from '../router/match';
import { landingKind } from '../screens/landing/landingKind';

/** Page (`renters-insurance/quote`) → the addresses of its modules; the build has worked it out (pageModules.ts). */
export type PageModules = Readonly<Record<string, readonly string[]>>;
interface ShopPages {
  readonly catalogue: readonly CatalogueEntry[];
  readonly pages: readonly PageEntry[];
  readonly fileLines?: () => readonly ServedLine[];
}
/** What an address needs: where it redirects, what its target needs. */
export function createModulesOf(modules: PageModules, { catalogue, pages, fileLines = () => [] }: ShopPages) {
  const ofFile = ({ line: { landing, steps }, summary: { id, version } }: ServedLine, path: string | undefined): readonly string[] => {
    if (path === undefined) return [`/line-files/${id}/${version}/landing.json`, ...modules[landingKind(landing) ?? ''] ?? []];
    const step = Object.values(steps).find((one) => one.path === path);
    return [`/line-files/${id}/${version}/line.json`, ...modules[`screen ${step?.screen}`] ?? []];
  };
  return (path: string, site: Pick<SiteInfo, 'verticals'> | undefined): readonly string[] => {
    const verticals = site?.verticals ?? [];
    const files = fileLines();
    const { target: shown } = arriveAt(path, { catalogue: [...catalogue, ...openOn(files, verticals)], pages, verticals, gallery: false });
    const file = 'entry' in shown ? files.find(({ entry }) => entry === shown.entry) : undefined;
    if (file) return ofFile(file, shown.shows === 'step' ? shown.path : undefined);
    switch (shown.shows) {
      case 'landing': return modules[shown.entry.base] ?? [];
      case 'step': return modules[`${shown.entry.base}/${shown.path}`] ?? [];
      case 'gate': return modules[`${shown.entry.base}/${shown.entry.paths[0]}`] ?? [];
      default: return [];
    }
  };
}
