import { sound } from '../broken/sound';
import { everythingOrigin } from './support/origin';
import { hasNoBarrier } from './support/barriers';
import { expect, test } from './support/test';

test('a pasted definition: its mistakes with their places, what is certain mended by a press, then its chart and the verdict (16.9)', async ({ page }) => {
  await page.goto(`${everythingOrigin}/gallery/flows/your-own`);
  const field = page.getByRole('textbox', { name: 'Definition' });
  const text = JSON.stringify(sound, null, 2).replace('"maxLength"', '"maxLenght"').replace('"modal": "young"', '"modal": "yuong"');
  await field.fill(text);
  await page.getByRole('button', { name: 'Check the definition' }).click();
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
