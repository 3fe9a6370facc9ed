import type { Page } from '@playwright/test';
import { sound } from '../broken/sound';
import { everythingOrigin } from './support/origin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasNoBarrier } from './support/barriers';
import { expect, test } from './support/test';

const yourOwn = `${everythingOrigin}/gallery/flows/your-own`;
const preview = (page: Page) => page.frameLocator('iframe[title="The step as a visitor sees it"]');

test('the file of a line that is pasted opens in the editor, beside its pages; what is changed there outlives a reload', async ({ page }) => {
  await page.goto(yourOwn);
  const file = readFileSync(join(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8').replace('id: pet\n', 'id: parrot\n');
  await page.getByRole('textbox', { name: 'Line file or definition' }).fill(file);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/flows\/parrot\/edit#draft=/);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Where do your pets live?');
  await page.getByRole('textbox', { name: 'Definition, line.yaml' }).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No mistakes')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Definition, line.yaml' })).toContainText('# Mine');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your own flow' })).toBeVisible();
});

test('a new line is begun without a terminal: it has no mistakes, and every state of it is explored', { tag: '@phone' }, async ({ page }) => {
  await page.goto(yourOwn);
  const begin = page.getByRole('button', { name: 'A new line' });
  await expect(begin).toBeVisible();
  await hasNoBarrier(page, 'your own flow');
  await begin.click();
  await expect(page.getByRole('heading', { level: 1, name: 'New line insurance' })).toBeVisible();
  await expect(page.getByText('No mistakes')).toBeVisible();
  // It is no file that could have been changed.
  await expect(page.getByText('line.yaml', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Complete: [\d,]+ states, nothing dead$/)).toBeVisible();
});

test('a pasted definition: its mistakes with their places, what is certain mended by a press, then its chart and the verdict (16.9)', async ({ page }) => {
  await page.goto(yourOwn);
  const field = page.getByRole('textbox', { name: 'Line file or definition' });
  const text = JSON.stringify(sound, null, 2).replace('"maxLength"', '"maxLenght"').replace('"modal": "young"', '"modal": "yuong"');
  await field.fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const told = page.getByRole('alert');
  await expect(told.getByRole('heading', { name: /^There are \d mistakes$/ })).toBeVisible();
  await expect(told).toContainText('no schema has the keyword "maxLenght". Did you mean "maxLength"?');
  await expect(told).toContainText('Did you mean "young"?');
  await expect(told.getByText(/^Line \d+, column \d+$/).first()).toBeVisible();
  await hasNoBarrier(page, 'the mistakes of a pasted definition');
  await told.getByRole('button', { name: 'Mend what is certain' }).click();
  await expect(told).toHaveCount(0);
  await expect(field).toHaveValue(/"maxLength"/);
  await expect(page.getByRole('heading', { level: 2, name: 'Line' })).toBeVisible();
});
