import { sites } from '#api/sandbox/site/sites';
import type { CatalogueEntry } from '#flows/types';
import { linesIn, shippedFiles } from '../../support/lines';

const [port = ''] = (process.env.BROWSER_TEST_PORTS ?? '').split(' ');
const originAt = (site: string): string => `http://${site}.localhost:${port}`;
/** The site that sells every line. */
export const everythingOrigin = originAt('everything');
const { PATHS_FILES, BROWSER_TEST_LINES } = process.env;
/** The files that are walked besides the shop's lines. */
export const walkedFiles = PATHS_FILES && BROWSER_TEST_LINES ? linesIn(BROWSER_TEST_LINES) : [];

/** The site of a walk through a line; the default one when absent. Code is open at each of them, a file where it is sold (OL-001). */
export const siteOf = ({ id }: CatalogueEntry): string | undefined =>
  [...shippedFiles, ...walkedFiles].find(({ line }) => line.id === id)?.line.sites[0];
/** What stands before a path of the line; nothing where that is the default site. */
export function originOf(entry: CatalogueEntry): string {
  const site = siteOf(entry);
  return site === undefined ? '' : originAt(site);
}
export const titleOf = (entry: CatalogueEntry): string =>
  sites.find(({ name }) => name === (siteOf(entry) ?? 'surefoot'))?.info.title ?? '';
