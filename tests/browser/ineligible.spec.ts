import { newYorkToday } from './support/days';
import { expect, test } from './support/test';
import type { Shop } from './support/shop';
import type { StepName } from './support/steps';

const renty = 'Rental Car insurance is not available to customers of Renty Rental Car.';
interface Case { readonly name: string; readonly step: StepName; readonly text: string; readonly reach: (shop: Shop) => Promise<void> }
const cases: readonly Case[] = [
  { name: 'Renty chosen as the agency (RC-042, RC-077)', step: 'rentalInfo', text: renty, reach: async (shop) => {
    await shop.opens('rentalInfo');
    await shop.fillsReservation({ agency: 'Renty' });
  } },
  { name: 'Renty typed as another agency (RC-042, RC-077, S-30)', step: 'rentalInfo', text: renty, reach: async (shop) => {
    await shop.opens('rentalInfo');
    await shop.fillsReservation({ agency: 'Other', otherAgency: 'renty' });
  } },
  { name: 'an agreement that is signed already (RC-040, RC-078)', step: 'agreement', reach: async (shop) => {
    await shop.opens('rentalInfo');
    await shop.fillsReservation({ pickUp: newYorkToday() });
    await shop.next();
    await shop.isAt('agreement');
    await shop.answers('Yes');
  },
  text: 'Unfortunately we cannot cover you today, as Rental Car insurance is only available prior to signing the rental car '
    + 'agreement or picking up the vehicle. Please purchase your insurance before signing the agreement or picking up the '
    + 'vehicle in the future.' },
  { name: 'business use (RC-041, RC-079)', step: 'useType',
    text: 'At this time, rental car insurance is not available for business use. Sorry for the inconvenience.', reach: async (shop) => {
    await shop.buysUpTo('useType');
    await shop.answers('Business');
  } },
];

for (const { name, step, text, reach } of cases) {
  test(`${name} is told to be ineligible, and the visitor stays where they were (RC-076)`, { tag: '@phone' }, async ({ shop, page }) => {
    await reach(shop);
    await shop.next();
    await expect(shop.dialog).toHaveAccessibleName('Ineligible for coverage');
    await expect(shop.dialog.getByText(text, { exact: true })).toBeVisible();
    await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
    await expect(shop.dialog).toHaveCount(0);
    await expect(shop.nextButton).toBeFocused();
    await shop.isAt(step);

    await page.keyboard.press('Enter');
    await expect(shop.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop.dialog).toHaveCount(0);
    await expect(shop.nextButton).toBeFocused();
    await shop.isAt(step);
  });
}

test('another answer leads on after the message (RC-012, RC-014)', async ({ shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ pickUp: newYorkToday(), agency: 'Renty' });
  await shop.next();
  await shop.dialog.getByRole('button', { name: 'Ok' }).click();
  await shop.select('Rental agency').selectOption('Avis');
  await shop.next();
  await shop.isAt('agreement');
  await shop.answers('Yes');
  await shop.next();
  await shop.dialog.getByRole('button', { name: 'Ok' }).click();
  await shop.answers('No');
  await shop.next();
  await shop.isAt('useType');
  await shop.answers('Business');
  await shop.next();
  await shop.dialog.getByRole('button', { name: 'Ok' }).click();
  await shop.answers('Personal');
  await shop.next();
  await shop.isAt('driver');
});
