import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { PathEvent, PathFile } from '#engine/explore';
import { pathLink } from '../../app/gallery/replay/pathLink';
import { assembledFor, provingInstant } from '../support/assembled';
import { hasNoBarrier } from './support/barriers';
import { expect, test } from './support/test';
import { lineOf } from './support/walk';

const product = await lineOf('rental-car').product();
const { compiled } = assembledFor(product);
const titles = { rentalInfo: product.flow.steps.rentalInfo?.title ?? '', useType: product.flow.steps.useType?.title ?? '' };
const trip = { pickUpDate: '2026-03-12', returnDate: '2026-03-14' };
const renty: readonly PathEvent[] = [
  { type: 'CHANGE', data: { ...trip, rentalAgency: 'Other', otherAgency: 'Renty' } }, { type: 'NEXT' }, { type: 'DISMISS' },
  { type: 'CHANGE', data: { ...trip, rentalAgency: 'Hertz' } }, { type: 'NEXT' },
];
const path: PathFile = {
  format: 1, line: 'rental-car', hash: compiled.hash, name: 'Renty is refused, Hertz is not', at: new Date(provingInstant).toISOString(),
  facts: {}, events: renty,
};
const stage = (page: Page): FrameLocator => page.frameLocator('iframe[title="The page of the visit"]');
const state = (page: Page): Locator => page.getByRole('region', { name: 'State' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const kept = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
const opens = async (page: Page, text: string): Promise<void> =>
  page.getByLabel('Open a file').setInputFiles({ name: 'path.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a path plays in the real page, forth and back, with its state and its rules beside it, by the keyboard alone; it leaves nothing behind (18.12)', { tag: '@phone' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => { if (/\/api\/(rental|payment|places)/.test(request.url())) sent.push(request.url()); });
  await page.goto(await pathLink(path));
  const shown = stage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(path.name);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(titles.rentalInfo);
  const before = await kept(page);
  await hasNoBarrier(page, 'a replay');
  await button(page, 'Step').focus();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('textbox', { name: 'Agency name' })).toHaveValue('Renty');
  await expect(shown.getByRole('textbox', { name: 'Pick-up date' })).toHaveValue('03/12/2026');
  await expect(state(page)).toContainText('rentalAgency');
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('dialog')).toBeVisible();
  await expect(state(page)).toContainText('rentalInfo, modal renty');
  await expect(button(page, 'Step')).toBeFocused();
  await button(page, 'Back').press('Enter');
  await expect(shown.getByRole('dialog')).toHaveCount(0);
  await expect(state(page).getByText(/rentalInfo\.next\[0\].*: holds, leads to modal renty/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('5 events a second');
  await button(page, 'Play').press('Enter');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(titles.useType);
  await expect(state(page)).toContainText('useType, open');
  await expect(button(page, 'Step')).toHaveAttribute('aria-disabled', 'true');
  await hasNoBarrier(page, 'the end of a replay');
  expect(sent).toEqual([]);
  expect(await kept(page)).toEqual(before);
});

test('a file that is no path, an unknown line and another version are each said in one sentence (18.12)', async ({ page }) => {
  await page.goto('/gallery/replay');
  const problem = page.getByRole('alert');
  for (const [text, sentence] of [
    ['not json', 'This is no path: it cannot be read as JSON.'],
    [JSON.stringify({ ...path, events: 1 }), 'This is no path: its "events" are not a list.'],
    [JSON.stringify({ ...path, line: 'hovercraft' }), 'No line is named "hovercraft".'],
    [JSON.stringify({ ...path, hash: 'old' }), `This path was made for another version of rental-car (old; it is ${compiled.hash} now).`],
  ] as const) {
    await opens(page, text);
    await expect(problem).toContainText(sentence);
  }
  await page.goto('/gallery/replay#path=cut-off');
  await expect(problem).toHaveText('This is no path: the address is cut off or damaged.');
  await opens(page, JSON.stringify(path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(path.name);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(path.name);
});
