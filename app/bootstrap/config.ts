import type { PageConfig } from '#api/services/config';

/** The server's data block in the page (app/server/page.ts). A page that did not come from our server has none, and cannot start. */
export const readConfig = (page: Document): PageConfig =>
  JSON.parse(page.getElementById('surefoot-config')?.textContent ?? '') as PageConfig;
