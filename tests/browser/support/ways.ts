import type { Locator, Page } from '@playwright/test';

/** A key that is held: the first press, then the repeats of a real keyboard. */
export async function holdsEnter(page: Page, target: Locator): Promise<void> {
  await target.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}
export const doubleClicks = (_page: Page, target: Locator): Promise<void> => target.dblclick();
