import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { hasNoBarrier } from './support/barriers';
import { fits, sideways, tooSmall } from './support/looks';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'report-'));
const nobody = '  nobody: { path: nobody, screen: form, title: Nobody, form: [card], next: owner }\n';
/** Pet insurance with a step that nobody comes to. */
const line = readFileSync(join(root, 'flows/pet/line.yaml'), 'utf8')
  .replace('next: [{ when: { pets: { minItems: 1 } }, to: owner }]',
    `next: [{ when: { details.firstName: { minLength: 3 }, allOf: [{ details.firstName: { maxLength: 2 } }] }, to: nobody },
      { when: { pets: { minItems: 1 } }, to: owner }]`)
  .replace('  owner:\n    path: owner\n', `${nobody}  owner:\n    path: owner\n`);
// One worker for all of them: the proof is the longest part.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  const file = join(folder, 'line.yaml');
  writeFileSync(file, line);
  const { status, stderr } = spawnSync('node', ['tests/model/prove.mjs', file, '--report', folder], { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(1);
});
test.afterAll(() => { rmSync(folder, { recursive: true }); });
const opens = (page: Page): Promise<unknown> => page.goto(pathToFileURL(join(folder, 'pet.html')).href);
const rows = (page: Page) => page.locator('.r-parts > li:visible');
const row = (page: Page, name: string) => page.locator('.r-parts > li')
  .filter({ has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) });

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
for (const [where, options] of [['on a desk', desk], ['on a phone', phone]] as const) {
  test.describe(where, () => {
    test.use(options);
    test('the report opens from disk, filters, and shows the witness of what is pressed, in the list and on the chart (18.13)',
    async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => { if (!/^(file|data):/.test(request.url())) sent.push(request.url()); });
      await opens(page);
      await expect(page.getByText(/^Complete, not clean: 3 dead\./)).toBeVisible();
      const all = await rows(page).count();
      await page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'Steps' }).click();
      await expect(rows(page)).toHaveCount(8);
      await page.getByRole('group', { name: 'State' }).getByRole('button', { name: /^dead/ }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('nobody');
      await expect(page.getByRole('status')).toHaveText(`1 of ${all} shown`);
      await rows(page).locator('summary').click();
      await expect(rows(page)).toContainText('line.yaml:');
      // What it follows from is hidden by the filter, and comes back.
      await page.getByRole('link', { name: 'branch pets.next[0]' }).click();
      await expect(row(page, 'pets\\.next\\[0\\]').getByText('Written at')).toBeVisible();
      await page.getByRole('searchbox').fill('nothing is called so');
      await expect(rows(page)).toHaveCount(0);
      await page.getByRole('searchbox').fill('');
      await page.locator('.g-chart [data-part=payment]').click();
      await expect(row(page, 'payment').getByText('CHOOSE')).toBeVisible();
      await expect(page.locator('.g-chart [data-part=plans]')).toHaveClass(/r-way/);
      expect(sent).toEqual([]);
    });
    test('the report has no barrier, fits every width, and is read without a mouse (18.13)', async ({ page }) => {
      await opens(page);
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(row(page, 'home').getByText('Here the flow begins.')).toBeVisible();
      await hasNoBarrier(page, 'the report');
      expect(await sideways(page)).toEqual(fits);
      expect(await tooSmall(page)).toEqual([]);
    });
  });
}

test('a chart that is wider than its place is scrolled by a bar that is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await opens(page);
  const bars = await page.locator('.g-picture, .g-canvas').evaluateAll((all) => all
    .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto')
    .map((one) => one.getBoundingClientRect().bottom <= innerHeight));
  expect(bars).toEqual([true]);
});
