import { navigate } from 'wouter/use-browser-location';
import { pages } from '#flows';
import type { Shop } from '../bootstrap/shop';
import { preloadable } from '#widgets/parts/preloadable';
import { frontOf } from './Landing';
import { arriveAt, type Target } from './match';

/** The page of a step, with the machine: a landing page does without. */
export const flowPage = preloadable(async () => (await import('../host/FlowPage')).FlowPage);

/** Milliseconds. Who waits longer for the content sees the frame around it first. */
const longest = 150;

async function contentAt(target: Target, shop: Shop): Promise<void> {
  if (target.shows === 'landing') await frontOf(target.entry);
  if (target.shows !== 'step') return;
  const [{ prepareFlow }] = await Promise.all([import('../host/flowInUse'), flowPage.preload()]);
  await prepareFlow(target.entry, target.mount, shop);
}

/**
 * Follows a redirect and fetches what the address shows, so that the page is drawn once. Drawn without it, React would show its placeholder
 * for 300 ms, however soon the content is there. A landing page or a question that the server has drawn stays until it can be taken over,
 * or replaced, where the browser has translated it.
 */
export async function preparePage(
  shop: Shop, { pathname, search }: Location, isWhole: (target: Target) => boolean,
): Promise<Target> {
  const { lines: catalogue, site: { verticals }, config: { gallery } } = shop;
  const { path, target } = arriveAt(pathname, { catalogue, pages, verticals, gallery });
  if (path !== pathname) navigate(path + search, { replace: true, state: window.history.state as unknown });
  // What cannot be fetched is reported where it is drawn.
  const content = contentAt(target, shop).catch(() => undefined);
  const late = new Promise((resolve) => { setTimeout(resolve, longest); });
  await (isWhole(target) ? content : Promise.race([late, content]));
  return target;
}
