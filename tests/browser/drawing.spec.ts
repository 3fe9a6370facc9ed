import { catalogue } from '#flows';
import { isDrawn, isServed, reportsOf, withoutScripts } from './support/drawn';
import { notesShifts } from './support/looks';
import { hostOf } from './support/sites';
import { expect, test } from './support/test';

test('a landing page is read and filled in before its script has come; the script takes over what stands there (AS-022, RN-016)',
  async ({ page, baseURL }) => {
  const release = await withoutScripts(page);
  await page.goto(`${hostOf('harbor', baseURL)}/renters-insurance?utm_source=mail`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Protect everything you own.');
  await heading.evaluate((element) => Object.assign(element, { isFirst: true }));
  await isServed(page);
  await notesShifts(page);
  await page.getByLabel('Street address').fill('12 Alder Lane');
  release();
  await isDrawn(page);
  expect(await heading.evaluate((element) => 'isFirst' in element), 'it is the same element').toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts)).toEqual([]);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByLabel('Street address')).toHaveValue('12 Alder Lane');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByLabel('Street address')).toHaveValue('12 Alder Lane');
  await expect(page).toHaveURL(/property-info\?utm_source=mail$/);
});

test('neither Enter nor a press of Get Started sends the street by the address, before the script (RN-016)',
  { tag: '@phone' }, async ({ page, baseURL }) => {
  const release = await withoutScripts(page);
  await page.goto(`${hostOf('harbor', baseURL)}/renters-insurance?utm_source=mail`, { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Get Started' });
  await isServed(page);
  await page.getByLabel('Street address').fill('12 Alder Lane');
  await page.keyboard.press('Enter');
  await start.click({ force: true });
  release();
  await isDrawn(page);
  expect(new URL(page.url()).search).toBe('?utm_source=mail');
  await start.click();
  await expect(page).toHaveURL(/property-info\?utm_source=mail$/);
  await expect(page.getByLabel('Street address')).toHaveValue('12 Alder Lane');
});

for (const { base } of catalogue) {
  test(`the script takes over the landing page of ${base} as the server has drawn it, and what cannot answer yet is disabled`,
    async ({ page, baseURL, sandbox }) => {
    const release = await withoutScripts(page);
    await page.goto(`${hostOf('everything', baseURL)}/${base}`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => Object.assign(element, { isFirst: true }));
    await isServed(page);
    for (const control of await page.locator('main').locator('button, select').all()) {
      await expect(control).toHaveJSProperty('disabled', true);
    }
    release();
    await expect(page.locator('main').locator('button:disabled, select:disabled')).toHaveCount(0);
    await isDrawn(page);
    expect(await heading.evaluate((element) => 'isFirst' in element), 'it is the same element').toBe(true);
    expect(await reportsOf(page, sandbox)).toEqual([]);
  });
}

test('of a later step the frame is there at once, and only once when the step has come (AS-007)', async ({ page }) => {
  const release = await withoutScripts(page);
  await page.goto('/renters-insurance/quote', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
});

test('where the embed flag or a token changes the page, the browser draws it anew (AS-016, S8)', async ({ page, baseURL }) => {
  await page.goto(`${hostOf('everything', baseURL)}/rental-car-insurance?embed=true`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('.shell')).toHaveCount(1);
});
