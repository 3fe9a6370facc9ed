import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { linkOf } from '../../app/gallery/studio/source';
import { cards } from './support/cards';
import { hasNoBarrier } from './support/barriers';
import { everythingOrigin } from './support/origin';
import { expect, test } from './support/test';

const studio = `${everythingOrigin}/gallery/flows/pet/edit`;
const file = readFileSync(join(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="The step as a visitor sees it"]');
const heading = (page: Page) => preview(page).getByRole('heading', { level: 1 });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Definition, line.yaml' });
const verdict = (page: Page) => page.getByText(/^Complete: [\d,]+ states, nothing dead$/);
const kept = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

/** Types behind a line of the file, as an author would: finds it, and writes there. */
async function writesAfter(page: Page, text: string, more: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.keyboard.type(more);
}

test('a draft is shown as a visitor sees it, proved, walked and bought, and nothing of it leaves the page or stays (17.6)', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => { if (/\/api\/(quote|payment)/.test(request.url())) sent.push(request.url()); });
  await page.goto(studio);
  await expect(heading(page)).toHaveText('Where do your pets live?');
  await expect(verdict(page)).toBeVisible();
  const before = await kept(page);
  const frame = preview(page);
  // The prover's own answers lead to any step; from there the visit goes on.
  await page.getByRole('combobox', { name: 'Step' }).selectOption('plans');
  await expect(heading(page)).toHaveText('Choose your plan');
  await frame.getByRole('button', { name: /^(Select Plan|Choose) ?Accident and illness/ }).click();
  await expect(heading(page)).toHaveText('Your Quote');
  await expect(page.getByRole('combobox', { name: 'Step' })).toHaveValue('payment');
  const card = (title: string) => frame.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox');
  await card('card number').pressSequentially(cards.visa);
  await card('expiration date').pressSequentially('1234');
  await card('CVC').pressSequentially('123');
  const accept = frame.getByRole('checkbox');
  if (await accept.count()) await accept.check();
  await frame.getByRole('button', { name: 'Complete Your Order' }).click();
  await expect(frame.getByText('PT-DRAFT-0001')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await kept(page)).toEqual(before);
});

test('what is typed is checked and shown after a pause; a mistake is named with its place and keeps the last right draft; a press on it goes there (17.6)', async ({ page }) => {
  await page.goto(studio);
  await expect(heading(page)).toHaveText('Where do your pets live?');
  await writesAfter(page, 'title: Where do your pets live?', ' Or sleep?');
  await expect(heading(page)).toHaveText('Where do your pets live? Or sleep?');
  // The worker that proved the draft before has ended with it.
  await expect.poll(() => page.workers()).toHaveLength(1);
  await writesAfter(page, 'screen: form', 's');
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('no screen is named "forms"');
  await expect(page.getByText('One mistake')).toBeVisible();
  await expect(heading(page)).toHaveText('Where do your pets live? Or sleep?');
  const isBefore = page.getByText('The text has mistakes. This is what it made before them.');
  await expect(isBefore).toBeVisible();
  await findings.getByRole('button', { name: /^Line \d+, column \d+$/ }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('No mistakes')).toBeVisible();
  await expect(isBefore).toBeHidden();
  // A reload keeps the draft, and the file is one press away.
  await page.reload();
  await expect(heading(page)).toHaveText('Where do your pets live? Or sleep?');
  await page.getByRole('button', { name: 'Back to the file' }).click();
  await expect(heading(page)).toHaveText('Where do your pets live?');
});

test('names and values are completed from the schema and the draft, and said while the pointer is on them (17.6)', async ({ page }) => {
  await page.goto(studio);
  await expect(verdict(page)).toBeVisible();
  await writesAfter(page, 'calls: [updateQuote]', '\nother');
  const list = page.getByRole('listbox', { name: 'Completions' });
  // The half-written word is a finding, and its list takes rows from the editor.
  await expect(page.getByRole('region', { name: 'Findings' })).toBeVisible();
  await list.getByRole('option', { name: 'otherwise' }).click();
  await page.keyboard.type('pet');
  await expect(list.getByRole('option', { name: 'pets', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('illustration', { exact: true }).first().hover();
  await expect(page.getByText('a drawing', { exact: true })).toBeVisible();
});

test('each branch shows answers that take it and answers that do not, in words; a press brings the preview there (17.6)', async ({ page }) => {
  await page.goto(studio);
  await expect(verdict(page)).toBeVisible();
  await page.getByRole('button', { name: 'Branches' }).click();
  const branch = page.getByRole('listitem').filter({ hasText: 'pets → owner' });
  await expect(branch).toContainText('has pets');
  await branch.getByRole('button', { name: 'Show pets with answers, not taken: has pets' }).click();
  await expect(preview(page).getByRole('heading', { name: 'No pets yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Branches' }).click();
  await branch.getByRole('button', { name: 'Show pets with answers, taken: has pets' }).click();
  await expect(preview(page).getByRole('button', { name: 'Edit Rex' })).toBeVisible();
  await page.getByRole('button', { name: 'Chart' }).click();
  await expect(page.getByRole('img', { name: /^Statechart of Pet insurance/ })).toBeVisible();
});

test('a promise that the draft breaks is told beside its chart, with the events that lead there, and these play in the page (17.6, 18.7, 18.12)', async ({ page }) => {
  await page.goto(studio);
  await expect(verdict(page)).toBeVisible();
  await writesAfter(page, 'promises:', '');
  await page.keyboard.insertText('\n  - { name: Nobody pays, at: payment, never: { selectedPlan: true } }');
  await expect(page.getByText(/^Complete: [\d,]+ states, nothing dead, one fault$/)).toBeVisible();
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  const told = page.getByRole('region', { name: 'Verdict' }).getByRole('listitem').filter({ hasText: /^Nobody pays: / });
  await told.getByText('The events that lead there').click();
  await expect(told.getByRole('listitem').filter({ hasText: /^CHOOSE / })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await told.getByRole('link', { name: 'Play it in the page' }).click();
  const replay = await opening;
  await expect(replay.getByRole('heading', { level: 1 })).toHaveText('A fault');
  await expect(replay.getByText(/^Nobody pays: /)).toBeVisible();
  const shown = replay.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('Where do your pets live?');
  await replay.getByRole('list', { name: 'Events' }).getByRole('button').last().click();
  await expect(shown).toHaveText('Your Quote');
  // What was written here is still there.
  await expect(editor(page)).toContainText('Nobody pays');
});

test('a link carries a draft, which is text and nothing more: no script of it runs, no link of it leads away, no other line hears of it (17, bad input)', async ({ page }) => {
  await page.goto(`${everythingOrigin}/rental-car-insurance`);
  await page.evaluate(() => sessionStorage.setItem('surefoot.rental-car', 'mine'));
  const before = await kept(page);
  const hostile = file.replace('id: pet\n', 'id: rental-car\n')
    .replace('lead: One policy covers all the dogs and cats at an address.',
      'lead: \'<img src=x onerror="parent.hurt = 1"><a href="javascript:parent.hurt = 2">here</a>\'');
  await page.goto(studio + await linkOf({ file: 'line.yaml', text: hostile }));
  await expect(page.getByText('This draft came with a link.')).toBeVisible();
  await expect(preview(page).getByText('<img src=x')).toBeVisible();
  await preview(page).getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Where do your pets live?');
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem('surefoot.rental-car'))).toBe('mine');
  expect((await kept(page)).filter((key) => !key.startsWith('surefoot.studio.'))).toEqual(before);
});

test('the link of a draft opens it elsewhere as it was written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: everythingOrigin }).catch(() => undefined);
  await page.goto(studio);
  await expect(heading(page)).toBeVisible();
  await writesAfter(page, 'title: Where do your pets live?', ' Tell us.');
  await expect(heading(page)).toHaveText('Where do your pets live? Tell us.');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#draft=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText('Where do your pets live? Tell us.');
  await other.close();
});

test('only a line that is a file can be edited, and the page says so', async ({ page }) => {
  await page.goto(`${everythingOrigin}/gallery/flows/rental-car/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No file to edit');
  await page.getByRole('link', { name: 'Pet insurance' }).click();
  await expect(heading(page)).toHaveText('Where do your pets live?');
});

test('the studio can be used at 400 % zoom, and Tab leaves the editor (17.6)', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(studio);
  await expect(verdict(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await editor(page).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await hasNoBarrier(page, 'the studio');
});
