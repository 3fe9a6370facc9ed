import type { Page } from '@playwright/test';
import { lines } from '../../support/lines';
import { isDrawn } from '../support/drawn';
import { everythingOrigin } from '../support/origin';
import { expect, test } from '../support/test';
import { longest, Walk } from '../support/walk';
import { givesReader, heardOn } from './reader';

/** One transcript, a part for each page or message. */
const transcript = (parts: ReadonlyMap<string, readonly string[]>): string =>
  `${[...parts].map(([name, phrases]) => [`# ${name}`, ...phrases].join('\n')).join('\n\n')}\n`;

for (const entry of lines) {
  test(`${entry.id}: what a screen reader reads of each step is what the transcript says (I23)`, async ({ page, shop }) => {
    await givesReader(page);
    const walk = new Walk(shop, entry, longest[entry.id]);
    const heard = new Map<string, readonly string[]>();
    await walk.enters();
    await walk.through({ look: async ({ path, heading }, state) => {
      if (state === 'filled') return;
      await isDrawn(page);
      heard.set(`${path}: ${heading}`, await heardOn(page));
    } });
    expect(transcript(heard)).toMatchSnapshot(`${entry.id}.txt`);
  });
}

/** The kinds of messages about a call that failed; the others differ in their words alone. */
const failures = /^(service_already_active|invalid_input|any other code|purchase without an answer)/;

/** Every button of the gallery that opens a message, with the heading it stands under. */
async function messages(page: Page) {
  await expect(page.getByRole('heading', { name: 'Calls that failed' })).toBeVisible();
  await expect(page.getByText('Loading the flow')).toHaveCount(0);
  const sections = await page.getByRole('main').locator('section').all();
  const found = await Promise.all(sections.map(async (section) => {
    const of = await section.getByRole('heading', { level: 2 }).innerText();
    const buttons = await section.getByRole('button').all();
    return Promise.all(buttons.map(async (button) => ({ of, name: (await button.innerText()).replace('\n', ', '), button })));
  }));
  return found.flat().filter(({ of, name }) => of !== 'Calls that failed' || failures.test(name));
}

test('what a screen reader reads of each message over the page is what the transcript says (I23)', async ({ page }) => {
  await givesReader(page);
  await page.goto(`${everythingOrigin}/gallery/modals`);
  const heard = new Map<string, readonly string[]>();
  for (const { of, name, button } of await messages(page)) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The gallery fetches what sanitises a server's text with the first of them; a payment page has it before.
    await expect(page.locator('.skeleton')).toHaveCount(0);
    heard.set(`${of}: ${name}`, await heardOn(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(transcript(heard)).toMatchSnapshot('messages.txt');
});
