import { sites } from '#api/sandbox/site/sites';
import type { CatalogueEntry } from '#flows/types';
import { shippedFiles } from '../../support/lines';

const [port = ''] = (process.env.BROWSER_TEST_PORTS ?? '').split(' ');
/** The site that sells every line. A line that is code is open at every site; one that is a file where it is sold (OL-001). */
const everything = 'everything';
export const everythingOrigin = `http://${everything}.localhost:${port}`;
const isFile = ({ id }: CatalogueEntry): boolean => shippedFiles.some(({ line }) => line.id === id);

/** The site of a walk through a line; the default one when absent. */
export const siteOf = (entry: CatalogueEntry): string | undefined => (isFile(entry) ? everything : undefined);
/** What stands before a path of the line; nothing where that is the default site. */
export const originOf = (entry: CatalogueEntry): string => (isFile(entry) ? everythingOrigin : '');
export const titleOf = (entry: CatalogueEntry): string =>
  sites.find(({ name }) => name === (siteOf(entry) ?? 'surefoot'))?.info.title ?? '';
