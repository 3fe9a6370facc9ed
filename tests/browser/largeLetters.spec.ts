import { fits, linesOf, sideways } from './support/looks';
import { beginsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf } from './support/walk';

/** The browser's own setting: its letters are twice as large, in a window that is as wide as before. */
test.use({ launchOptions: [async ({ launchOptions }, use) => {
  await use({ ...launchOptions, args: [...launchOptions.args ?? [], '--blink-settings=defaultFontSize=32'] });
}, { scope: 'worker' }] });

for (const line of ['rental-car', 'renters', 'small-business', 'residential'] as const) {
  test(`in a browser with letters of twice their size no word of the order breaks, and its total lies over nothing: ${line} (I24)`,
    async ({ page, shop }) => {
    await beginsAt(shop, lineOf(line), 'payment');
    await expect(shop.cardFields.code).toBeEditable();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await sideways(page)).toEqual(fits);
    for (const word of await page.getByRole('definition').getByText(/^\w+$/).all())
      expect(await linesOf(word), await word.innerText()).toBe(1);
    const total = page.getByRole('heading', { name: 'Total', exact: true });
    const [card, right] = await Promise.all([page.locator('iframe[title*="card number"]'), total].map((each) => each.boundingBox()));
    const isBeside = (right?.x ?? 0) >= (card?.x ?? 0) + (card?.width ?? 0);
    expect(isBeside || (right?.y ?? 0) + (right?.height ?? 0) <= (card?.y ?? 0)).toBe(true);
    expect(await linesOf(shop.payButton)).toBe(1);
  });
}

test('in a browser with letters of twice their size what is covered is seen whole (I24)', async ({ page, shop }) => {
  await beginsAt(shop, lineOf('renters'), 'quote');
  const covered = page.getByRole('textbox', { name: 'Loss of use' });
  await expect(covered).toHaveValue('Included');
  expect(await covered.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});
