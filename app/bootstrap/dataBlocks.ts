import type { PartnerInfo, SiteInfo } from '#api/contracts/site';
import type { PageConfig } from '#api/services/config';
import type { LineSummary } from '#flows/file/entry';

/** What the server has asked for the page: the site, then the partner behind its token. */
export interface StartAnswers {
  readonly site?: SiteInfo;
  readonly partner?: PartnerInfo;
}

/** The server's second data block (app/server/page.ts); absent where it could not ask. */
export const readStartAnswers = (page: Document): StartAnswers =>
  JSON.parse(page.getElementById('surefoot-start')?.textContent ?? '{}') as StartAnswers;

/** The server's third data block: the lines that are files. */
export const readLines = (page: Document): readonly LineSummary[] =>
  JSON.parse(page.getElementById('surefoot-lines')?.textContent ?? '[]') as readonly LineSummary[];

/** The server's data block in the page (app/server/page.ts). A page that did not come from our server has none, and cannot start. */
export const readConfig = (page: Document): PageConfig =>
  JSON.parse(page.getElementById('surefoot-config')?.textContent ?? '') as PageConfig;
