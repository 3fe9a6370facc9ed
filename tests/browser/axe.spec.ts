import { catalogue } from '#flows';
import { cards } from './support/cards';
import { hasNoBarrier } from './support/barriers';
import { isDrawn } from './support/drawn';
import { startsAt } from './support/start';
import { expect, test } from './support/test';
import { problem } from './support/tour';

/** Well formed, and none of the sandbox's: the provider gives no token for it (T2). */
const cardNobodyKnows = '4111111111111111';
const phone = { tag: '@phone' };

test('a step that refuses its answers can be used by everybody (quality 7: 1)', phone, async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ pickUp: '2020-01-01', back: '2020-01-03' });
  await shop.next();
  await expect(problem(page)).toBeFocused();
  await hasNoBarrier(page, 'reservation with errors');
  await startsAt(shop, 'driver');
  await shop.fillsDriver({ ...shop.person, email: 'ines@example' });
  await shop.next();
  await expect(problem(page)).toBeFocused();
  await hasNoBarrier(page, 'driver with errors');
});

test('every message over the page can be used by everybody (ME-001, RC-076, RC-085)', phone, async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.presses(page.getByRole('button', { name: 'Calendar for Pick-up date' }));
  await expect(page.getByRole('grid').first()).toBeVisible();
  await hasNoBarrier(page, 'calendar');
  await page.keyboard.press('Escape');
  await shop.fillsReservation({ agency: 'Renty' });
  await shop.next();
  await expect(shop.dialog).toBeVisible();
  await hasNoBarrier(page, 'ineligible for coverage');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await startsAt(shop, 'payment');
  await shop.presses(page.getByRole('checkbox', { name: /certification/ }));
  await expect(shop.dialog).toBeVisible();
  await hasNoBarrier(page, 'certification');
});

test('waiting for a price, for a payment, and being told that it failed can be used by everybody (quality 7: 14)', phone,
  async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(500, 402);
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'slow', seconds: 4 });
  await shop.next();
  await expect(shop.overlay).toBeVisible();
  await hasNoBarrier(page, 'busy');
  await shop.isAt('additionalDrivers');
  await shop.back();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 500 });
  await shop.isAt('driver');
  await shop.field('City').fill('Dublin');
  await shop.next();
  await expect(shop.dialog).toBeVisible();
  await hasNoBarrier(page, 'something went wrong');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await shop.next();
  await shop.isAt('additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await shop.isAt('plans');
  await shop.choosesPlan();
  await shop.isAt('payment');
  await shop.typesCard(cards.declined);
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'slow', seconds: 3 });
  await shop.pays();
  await expect(page.getByRole('button', { name: 'Completing your order' })).toBeVisible();
  await hasNoBarrier(page, 'paying');
  await expect(shop.dialog).toHaveAccessibleName('Payment error');
  await hasNoBarrier(page, 'a declined card');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await shop.typesCard(cardNobodyKnows);
  await shop.pays();
  await expect(problem(page)).toBeFocused();
  await hasNoBarrier(page, 'a card the provider refuses');
});

for (const [address, what] of [
  ['/', 'the first page'], ...catalogue.map(({ base, title }) => [`/${base}`, `the landing page of ${title}`] as const),
  ['/embed/v1/rental-car-insurance', 'the landing page in a partner’s frame'],
  ['/gallery/widgets', 'the gallery’s widgets'], ['/gallery/modals', 'the gallery’s modals'], ['/gallery/steps', 'the gallery’s steps'],
  ['/gallery/flows/pet/edit', 'the studio'], ['/gallery/flows', 'the gallery’s flows'],
  ['/gallery/flows/rental-car', 'the chart of a flow'], ['/sandbox', 'the sandbox console'],
] as const) {
  test(`${what} can be used by everybody, on a desk and at the width of a phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isDrawn(page);
    await hasNoBarrier(page, what);
    await page.setViewportSize({ width: 375, height: 812 });
    await hasNoBarrier(page, `${what}, 375 px wide`);
  });
}
