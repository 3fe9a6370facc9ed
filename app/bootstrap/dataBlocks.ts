import type { PartnerInfo, SiteInfo } from '#api/contracts/site';
import type { PageConfig } from '#api/services/config';
import type { LineSummary } from '#flows/file/entry';

/** What the server has asked for the page: the site, then the partner behind its token. */
export interface StartAnswers {
  readonly site?: SiteInfo;
  readonly partner?: PartnerInfo;
}

/** One of the server's data blocks in the page (app/server/page.ts). */
const read = (page: Document, id: string, absent: string): unknown => JSON.parse(page.getElementById(id)?.textContent ?? absent);
/** A page that did not come from our server has none, and cannot start. */
export const readConfig = (page: Document) => read(page, 'surefoot-config', '') as PageConfig;
/** Absent where the server could not ask. */
export const readStartAnswers = (page: Document) => read(page, 'surefoot-start', '{}') as StartAnswers;
/** The lines that are files. */
export const readLines = (page: Document) => read(page, 'surefoot-lines', '[]') as readonly LineSummary[];
