import type { PageConfig } from '#api/services/config';
import type { SiteInfo } from '#api/contracts/site';
import { catalogue, pages } from '#flows';
import type { CatalogueEntry } from '#flows/types';
import { openOn } from '../lines/open';
import type { ServedLine } from '../lines/served';
import { arriveAt, match, type Target } from '../router/match';

/** What an address shows: worked out once for each page that leaves the server. */
export interface ShownPage {
  /** The path that the address leads to. */
  readonly path: string;
  readonly target: Target;
  /** The lines whose addresses are open on the site. */
  readonly lines: readonly CatalogueEntry[];
  /** All lines that are files. */
  readonly files: readonly ServedLine[];
}
interface ShownOn {
  readonly config: Pick<PageConfig, 'gallery'>;
  readonly site?: Pick<SiteInfo, 'verticals'>;
  readonly files?: readonly ServedLine[];
}
export function shownPage(path: string, { config: { gallery }, site, files = [] }: ShownOn): ShownPage {
  const verticals = site?.verticals ?? [];
  const lines = [...catalogue, ...openOn(files, verticals)];
  const destinations = { catalogue: lines, pages, verticals, gallery };
  // A visit may go on at a line whose file is gone. Only the browser knows, so it alone leads on from there.
  const isGone = files.some(({ summary: { isRetired, base } }) => isRetired && base === path.split('/')[1]);
  return { ...(isGone ? { path, target: match(path, destinations) } : arriveAt(path, destinations)), lines, files };
}
