import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { lineOf, longest, Walk } from './support/walk';

/** How often the page has loaded a step, and how far the page has moved by itself since the last time. */
interface Seen {
  loads: number;
  moved: number;
  /** Adds what has moved and was not told yet: a busy browser tells it later than it paints. */
  sums(): void;
}

/** Holds every screen, and what fills a question, until the page says that it loads, and sums what moves by itself from then on. */
async function holdsScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { loads: 0, moved: 0, sums() { adds(observer.takeRecords()); } };
    Object.assign(window, { seen });
    const adds = (entries: PerformanceEntryList): void => {
      for (const { value } of entries as unknown as readonly { readonly value: number }[]) seen.moved += value;
    };
    const observer = new PerformanceObserver((list) => adds(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
  });
  const loading = page.getByRole('status').filter({ hasText: /^Loading$/ });
  await page.route(/\/assets\/(form|\w+Screen)-[^/]*\.js$|\/beneficiary_relationships$/, async (route) => {
    await loading.waitFor({ timeout: 0 });
    await painted(page);
    await loading.evaluate((element) => {
      // Several files may wait for the same page.
      if (element.dataset['seen']) return;
      element.dataset['seen'] = 'yes';
      const { seen } = window as unknown as { readonly seen: Seen };
      seen.sums();
      seen.loads += 1;
      seen.moved = 0;
    });
    await route.continue();
  });
}
/** What has moved is told after the frame. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
const seenBy = async (page: Page): Promise<Pick<Seen, 'loads' | 'moved'>> => {
  await painted(page);
  return page.evaluate(() => {
    const { seen } = window as unknown as { readonly seen: Seen };
    seen.sums();
    return { loads: seen.loads, moved: seen.moved };
  });
};

for (const [line, to] of [['renters', 'survey'], ['rental-car', 'confirmation'], ['vehicle-contents', 'confirmation']] as const) {
  test(`on a slow line nothing jumps when a step has loaded, and the page shows its top meanwhile: ${line} (AS-006, quality 7: 15)`,
    { tag: '@phone' }, async ({ page, shop }) => {
    const walk = new Walk(shop, lineOf(line), longest[line]);
    await holdsScreens(page);
    await walk.enters();
    let loads = 0;
    await walk.through({ to, look: async ({ path }, state) => {
      if (state === 'filled') return;
      const seen = await seenBy(page);
      if (seen.loads > loads) expect.soft(seen.moved, path).toBeLessThanOrEqual(0.1);
      ({ loads } = seen);
    } });
    expect(loads).toBeGreaterThan(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
