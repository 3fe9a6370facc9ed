import { lines } from '../support/lines';
import { isDrawn, withoutScripts } from './support/drawn';
import { expect, test } from './support/test';
import { outdated, translates } from './support/translated';
import { Walk } from './support/walk';

test.beforeEach(({ page }) => translates(page));

for (const entry of lines) {
  test(`${entry.title} is bought on a page that the browser translates, and what changes is seen`, async ({ page, shop }) => {
    const walk = new Walk(shop, entry);
    await walk.enters();
    await walk.through({ look: async ({ path }, state) => expect.soft(await outdated(page), `${path}, ${state}`).toEqual([]) });
    expect(await page.locator('font').count()).toBeGreaterThan(20);
  });
}

test('on a translated page errors come and go, a failed call is told, and the price follows the way to pay (PY-002, ME-004)',
  async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(503);
  const renters = new Walk(shop, lines.find(({ id }) => id === 'renters') as (typeof lines)[number]);
  await renters.enters();
  await shop.presses(shop.field('First name'));
  await page.keyboard.press('Tab');
  await renters.through({ to: 'policy-date' });
  await sandbox.fails({ call: 'renters.rates', fault: 'status', status: 503 });
  await renters.fills();
  await shop.next();
  await expect(shop.dialog).toContainText('Something went wrong');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await renters.goesOn();
  const price = page.getByRole('region', { name: 'Price' });
  const monthly = await price.innerText();
  await shop.presses(page.getByRole('radio', { name: /^Annual/ }));
  await expect(price).not.toHaveText(monthly);
  await renters.goesOn();
  expect(await outdated(page)).toEqual([]);
});

test('a translated page stays while its parts are on their way', async ({ page, shop }) => {
  await page.clock.install();
  const release = await withoutScripts(page, 'CountryLanding-*');
  const isHeld = page.waitForRequest('**/assets/CountryLanding-*.js');
  await page.goto('/residential-insurance', { waitUntil: 'commit' });
  await isHeld;
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('font').first()).toBeAttached({ timeout: 100 });
  }).toPass();
  for (let times = 0; times < 20; times += 1) {
    await page.clock.runFor(100);
    await expect(shop.heading).toHaveText('Cover your home against burglary.');
  }
  release();
  await page.clock.resume();
  await page.getByRole('combobox', { name: 'Which country do you live in?' }).selectOption('ZA');
  await shop.presses(page.getByRole('button', { name: 'Get started', exact: true }));
  await expect(shop.heading).not.toHaveText('Cover your home against burglary.');
});

test('what was typed before the script stays where the page is translated before it, the focus and the caret as well (RN-003, RN-016)',
  async ({ page, shop }) => {
  const typesInto = async (address: string, label: string): Promise<void> => {
    const release = await withoutScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await shop.field(label).pressSequentially('48 Aldr Street');
    for (let press = 0; press < ' Street'.length + 1; press += 1) await page.keyboard.press('ArrowLeft');
    release();
    await isDrawn(page);
    await expect(page.locator('font').first()).toBeAttached();
  };
  await typesInto('/renters-insurance/property-info', 'Street address');
  await expect(shop.field('Street address')).toBeFocused();
  await page.keyboard.type('e');
  await expect(shop.field('Street address')).toHaveValue('48 Alder Street');
  await typesInto('/renters-insurance', 'Street address');
  await expect(shop.field('Street address')).toHaveValue('48 Aldr Street');
  await shop.presses(page.getByRole('button', { name: 'Get Started', exact: true }));
  await expect(shop.heading).toHaveText('What is your address and personal information?');
  await expect(shop.field('Street address')).toHaveValue('48 Aldr Street');
});
