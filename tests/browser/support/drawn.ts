import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox';
import { soon } from './soon';

/** The page's scripts, or some of them, do not come until the returned function is called. */
export async function withoutScripts(page: Page, scripts = '*'): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(`**/assets/${scripts}.js`, async (route) => { await released; await route.continue(); });
  return release;
}

/** What the server has drawn is here as a whole, as a visitor sees it before any script: with its style sheet and its typefaces. */
export async function isServed(page: Page): Promise<void> {
  // It stands behind everything that is drawn.
  await expect(page.locator('#not-started')).toBeAttached();
  // The first paint waits for the style sheet, which names the typefaces.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length), soon).toBe(1);
  await page.evaluate(() => document.fonts.ready);
}

/** What still stands for something else in this document: a placeholder, a word about waiting, a list without its entries. */
const unfinished = (): readonly string[] => {
  const waiting = [...document.querySelectorAll('output, [role=status]')].filter(({ textContent }) =>
    /^(Loading|Checking|Drawing)/.test(textContent ?? ''));
  const open = [...document.querySelectorAll('[aria-busy=true], .skeleton, dl:empty, .list:empty'), ...waiting]
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
  // A phone field knows the numbers of two countries until the rules of all have come.
  const isPlain = ({ length }: HTMLSelectElement): boolean => length === 2;
  open.push(...[...document.querySelectorAll<HTMLSelectElement>('.f-country select')].filter(isPlain).map(({ outerHTML }) => outerHTML));
  if (document.querySelector('h1, input') === null) open.push(`nothing in ${location.href}`);
  if (document.fonts.status !== 'loaded') open.push('the fonts');
  return open;
};
/** The script of the page has drawn it, and nothing in it or in its frames is still to come. */
export async function isDrawn(page: Page): Promise<void> {
  // The title that HTML brings names the shop alone.
  await expect(page).toHaveTitle(/ – /);
  await expect.poll(async () => (await Promise.all(page.frames().map((frame) => frame.evaluate(unfinished)))).flat(), soon).toEqual([]);
}

/** Leaves the page, which sends then what it has not sent yet, and returns the failures that it has reported. */
export async function reportsOf(page: Page, sandbox: Sandbox): Promise<readonly unknown[]> {
  await page.goto('about:blank');
  // Every page tells that it was viewed, and sends its reports first.
  await expect.poll(() => sandbox.told('events'), soon).not.toEqual([]);
  return sandbox.told('reports');
}
