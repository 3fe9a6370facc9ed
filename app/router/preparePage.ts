import { pages } from '#flows';
import type { Shop } from '../bootstrap/shop';
import { fetchFailedAgain } from '#widgets/parts/failed';
import { preloadable } from '#widgets/parts/preloadable';
import { connectionReturns } from '../page/connection';
import { isMissedPart, loadNewRelease, loadPageAgain } from '../page/newRelease';
import { frontOf } from './Landing';
import { arriveAt, type Arrived } from './match';
import { redirect } from './redirect';

/** The page of a step, with the machine: a landing page does without. */
export const flowPage = preloadable(async () => (await import('../host/FlowPage')).FlowPage);

/** Milliseconds. Who waits longer for the content sees the frame around it first. */
const longest = 150;
const late = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, longest); });
/** Resolves when the browser has painted what stands there; a page that nobody sees is not painted. */
const painted = (): Promise<void> => Promise.race([late(), new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
})]);

async function contentAt(target: Arrived['target'], shop: Shop): Promise<void> {
  if (target.shows === 'landing') await frontOf(target.entry);
  if (target.shows !== 'step') return;
  const [{ prepareFlow }] = await Promise.all([import('../host/flowInUse'), flowPage.preload()]);
  await prepareFlow(target.entry, target.mount, shop);
}

/** Follows the redirects of the first address, before anything is drawn (later ones: Pages.tsx); what it shows. */
export function arrive(shop: Shop, { pathname }: Location): Arrived['target'] {
  const { lines: catalogue, site: { verticals }, config: { gallery } } = shop;
  const { path, target } = arriveAt(pathname, { catalogue, pages, verticals, gallery });
  if (path !== pathname) redirect(path);
  return target;
}

/**
 * Fetches what the address shows, so that the page is drawn once. Drawn without it, React would show its placeholder for 300 ms, however
 * soon the content is there. What the server has drawn stays until it can be taken over, or replaced, where the browser has translated it.
 */
export async function preparePage(target: Arrived['target'], shop: Shop, isDrawn: boolean, onIncomplete: () => void): Promise<void> {
  // What cannot be fetched is reported where it is drawn.
  if (!isDrawn) return Promise.race([late(), contentAt(target, shop).catch(() => undefined)]);
  // The machine and the forms would come before the first paint where the files are in the browser's cache.
  if (target.shows === 'step') await painted();
  await completeDrawn(target, shop, onIncomplete);
}
/** A content that cannot be fetched is fetched again when the shop answers; where that does not help, the page is loaded anew. */
async function completeDrawn(target: Arrived['target'], shop: Shop, onIncomplete: () => void, isTriedAgain = false): Promise<void> {
  try {
    await contentAt(target, shop);
  } catch (error) {
    // What fails otherwise is told and reported where it is drawn: waiting for the shop would not help.
    if (!isMissedPart(error)) return;
    shop.services.reports.report(error);
    void (isTriedAgain ? loadPageAgain(window) : loadNewRelease(window));
    // Until then the page says that it has not loaded completely (index.html).
    document.getElementById('not-started')?.classList.add('at-once');
    onIncomplete();
    await connectionReturns(window);
    fetchFailedAgain();
    await completeDrawn(target, shop, onIncomplete, true);
  }
}
