import type { Locator, Page } from '@playwright/test';

/** How many pixels of the page lie beyond its right edge, and the text that is cut there. */
export const sideways = (page: Page): Promise<unknown> => page.evaluate(() => {
  const width = document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll('main *, header *, footer *, [role=dialog] *')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    const unseen = 'svg, [class*=backdrop], [class*=contours], .sr-only, .f-hidden, .question .f-label';
    return own > 1 && right > width + 1 && !element.closest(unseen)
      && getComputedStyle(element).position !== 'fixed';
  });
  return { scroll: document.documentElement.scrollWidth - width, cut: cut.map((element) => element.outerHTML.slice(0, 80)) };
});
export const fits = { scroll: 0, cut: [] } as const;

/** On how many lines the text of an element stands. */
export const linesOf = (target: Locator): Promise<number> => target.evaluate((element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const tops = new Set<number>();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
});

/** What moves, or would on its next change. */
export const motion = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('*')].flatMap((element) => {
  const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
  const longest = (list: string): number =>
    Math.max(...list.split(',').map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)));
  const moves = longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1);
  return moves ? [`${element.tagName}.${element.className.toString()}`] : [];
}));

/** Whatever can be pressed and is smaller than 24 px a side. */
export const tooSmall = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [role=tab], summary')];
  return targets.flatMap((target) => {
    const area = target.closest('label') ?? target;
    const { width, height } = area.getBoundingClientRect();
    const hidden = width <= 1 || height <= 1 || target.closest('[inert], .sr-only, .skip');
    return hidden || (width >= 24 && height >= 24) ? [] : [`${target.outerHTML.slice(0, 90)} ${width} × ${height}`];
  });
});

/** Fields with letters below 16 px, in the page and in the card's frames: iOS zooms into them, and stays there. */
export const zoomedOnFocus = async (page: Page): Promise<readonly string[]> => {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !['radio', 'checkbox', 'hidden'].includes(field.getAttribute('type') ?? ''))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML.slice(0, 90)))));
  return found.flat();
};

/** Notes from now on in `window.shifts` what moves in the page by itself. */
export const notesShifts = (page: Page): Promise<void> => page.evaluate(() => {
  const found: string[] = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as unknown as readonly { readonly sources: readonly { readonly node?: Element }[] }[])
      found.push(sources.map(({ node }) => node?.className ?? '').join());
  }).observe({ type: 'layout-shift' });
  Object.assign(window, { shifts: found });
});
