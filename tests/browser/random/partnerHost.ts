import type { Frame, Page } from '@playwright/test';
import type { CatalogueEntry } from '#flows/types';
import { sites } from '#api/sandbox/site/sites';
import { servePage, type PartnerPage } from '../support/partnerPage';
import { siteOf } from '../support/origin';
import type { HostAction } from './actions';

/** The site that sells every line, and may stand in the pages of the sample partner. */
const everything = sites.find(({ name }) => name === 'everything')?.info.api_token ?? '';

export const servesHost = (shop: string, entry: CatalogueEntry): Promise<PartnerPage> => servePage(`<section aria-label="Cover">
<div class="surefoot" data-flow="${entry.base}" data-site="${siteOf(entry) ?? 'everything'}" data-token="${everything}"></div></section>
<script src="${shop}/embed.js"></script>`);

/** The frame of the shop in a partner's page. */
export function frameIn(page: Page): Frame {
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('The frame is detached.');
  return frame;
}
export const emailOf = (name: string, run: string): string => `${name}.${run}@example.com`;

/** The page around the frame does something of its own. */
export async function hostDoes(page: Page, action: HostAction, run: string): Promise<void> {
  switch (action.does) {
    case 'puts the frame in anew':
      return page.evaluate(() => { const host = document.querySelector('.surefoot'); host?.replaceWith(host.cloneNode(false)); });
    case 'hides the frame':
      return page.evaluate(async () => {
        const { style } = document.querySelector<HTMLElement>('.surefoot') ?? document.body;
        style.display = 'none';
        await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
        style.display = '';
      });
    case 'adds to its history': return page.evaluate((at) => { location.hash = `part-${at}`; }, action.at);
    case 'says something':
      return page.evaluate((message) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(JSON.parse(message), '*');
        window.postMessage(JSON.parse(message), '*');
      }, action.message);
    case 'says who is logged in':
      return page.evaluate((detail) => {
        document.querySelector('.surefoot')?.dispatchEvent(new CustomEvent('surefoot-account', { detail }));
      }, { email: emailOf(action.name, run), firstName: action.name });
    default: return page.evaluate(() => { document.querySelector('.surefoot')?.dispatchEvent(new CustomEvent('surefoot-sign-out')); });
  }
}
