import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { PathEvent, PathFile } from '#engine/explore';
import { pathLink } from '../../app/gallery/replay/pathLink';
import { assembledFor, provingInstant } from '../support/assembled';
import { hasNoBarrier } from './support/barriers';
import { fits, sideways, tooSmall } from './support/looks';
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

const pet = assembledFor(await lineOf('pet').product()).compiled;
const rex = { species: 'dog', name: 'Rex', breed: 'Labrador', dob: '2020-03-10', neutered: true, reference_id: 'pet-1' };
const mia = { ...rex, species: 'cat', name: 'Mia', breed: 'Siamese', reference_id: 'pet-2' };
const quote = { quote_id: 'quote-1', application: {} };
const { reference_id: _id, ...typedRex } = rex;
/** Two pets, and many more events than the list of events has room for. */
const twoPets: readonly PathEvent[] = [
  { type: 'CHANGE', data: { streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215',
    policyStartDate: '2026-03-10' } },
  { type: 'NEXT' }, { type: 'CALL', call: 'updateQuote', label: 'answer 1', gives: { quote } },
  { type: 'ADD' }, { type: 'CHANGE', data: typedRex }, { type: 'NEXT' },
  { type: 'CALL', call: 'saveEntry', label: 'answer 1', gives: { quote, pets: [rex] } },
  ...Array.from({ length: 6 }, (): readonly PathEvent[] => [{ type: 'ADD' }, { type: 'DISMISS' }]).flat(),
  { type: 'ADD' }, { type: 'CHANGE', data: { ...typedRex, name: 'Mia' } }, { type: 'NEXT' },
  { type: 'CALL', call: 'saveEntry', label: 'answer 1', gives: { quote, pets: [rex, mia] } },
];
const long: PathFile = { ...path, line: 'pet', hash: pet.hash, name: 'Two pets', events: twoPets };
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

test('on a desk 800 px high every event of a long path shows in the status line and in the list (18.12)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await pathLink(long));
  const now = page.getByRole('region', { name: 'Page' }).getByRole('status');
  const current = page.getByRole('list', { name: 'Events' }).locator('[aria-current=step]');
  await expect(now).toContainText('The visit begins');
  for (const index of twoPets.keys()) {
    await button(page, 'Step').click();
    await expect(now).toContainText(`${index + 1}. `);
    await expect(now).toBeVisible();
    await expect(now).toBeInViewport({ ratio: 1 });
    await expect(current).toContainText(`${index + 1}`);
    await expect(current).toBeInViewport({ ratio: 0.99 });
  }
});

test('on a phone the status line is above the page of the visit, and the list stands at its event (18.12)', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(await pathLink(long));
  const now = page.getByRole('region', { name: 'Page' }).getByRole('status');
  const events = page.getByRole('list', { name: 'Events' });
  await expect(now).toContainText('The visit begins');
  for (const index of twoPets.keys()) {
    await button(page, 'Step').tap();
    await expect(now).toContainText(`${index + 1}. `);
    await expect(now).toBeInViewport({ ratio: 1 });
  }
  await events.evaluate((list) => { list.scrollIntoView({ block: 'center' }); });
  await expect(events.locator('[aria-current=step]')).toBeInViewport();
});

test('a value too long for its line opens as a whole, by the keyboard; of a form only what was typed is told (18.12)', { tag: '@phone' }, async ({ page }) => {
  await page.goto(await pathLink(long));
  const events = page.getByRole('list', { name: 'Events' }).getByRole('button');
  await expect(events.nth(1)).toHaveText(/^1CHANGE streetAddress = 48 Alder Street, .*policyStartDate = 2026-03-10$/u);
  await expect(events.nth(5)).toHaveText('5CHANGE species = dog, name = Rex, breed = Labrador, dob = 2020-03-10, neutered = true');
  await events.last().press('Enter');
  const values = state(page).getByText(/^\d+ values$/u);
  await values.press('Enter');
  const pets = state(page).locator('.r-known').getByText('[{"species":"dog"').first();
  await expect(state(page).getByText('"name": "Mia"')).toHaveCount(2);
  await expect(state(page).locator('.r-known').getByText('"name": "Mia"')).toBeHidden();
  await pets.press('Enter');
  await expect(state(page).locator('.r-known').getByText('"name": "Mia"')).toBeVisible();
  await hasNoBarrier(page, 'an open value');
  expect(await sideways(page)).toEqual(fits);
  expect(await tooSmall(page)).toEqual([]);
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
