import { newYorkToday } from './support/days';
import type { StepName } from './support/steps';
import { expect, test } from './support/test';

const inner: readonly StepName[] = ['agreement', 'useType', 'driver', 'additionalDrivers', 'addDrivers', 'plans', 'payment',
  'confirmation'];

for (const mount of ['', '/embed/v1']) {
  for (const step of inner) {
    test(`the address of ${step}${mount && ` under ${mount}`}, typed with nothing known, leads to the reservation (RC-002, AS-025)`,
      async ({ shop }) => {
      shop.mount = mount;
      await shop.opens(step);
      await shop.isAt('rentalInfo');
      await expect(shop.field('Pick-up date')).toHaveValue('');
    });
  }
}

test('with the reservation known its questions open by address, and what lies behind them does not (RC-003, RC-004, RC-005, RC-006, RC-007, RC-008)', async ({ shop }) => {
  await shop.buysUpTo('useType');
  await shop.opens('useType');
  await shop.isAt('useType');
  for (const step of ['agreement', 'driver', 'additionalDrivers', 'addDrivers', 'plans', 'payment', 'confirmation'] as const) {
    await shop.opens(step);
    await shop.isAt('rentalInfo');
    await shop.seesReservation();
  }
  await shop.fillsReservation({ pickUp: newYorkToday() });
  await shop.opens('agreement');
  await shop.isAt('agreement');
});

test('with the driver and the plans known the plans open by address, payment and confirmation do not (RC-005, RC-006, RC-007, RC-008)',
  async ({ shop }) => {
  await shop.buysUpTo('plans');
  for (const step of ['additionalDrivers', 'plans'] as const) {
    await shop.opens(step);
    await shop.isAt(step);
  }
  for (const step of ['addDrivers', 'payment', 'confirmation'] as const) {
    await shop.opens(step);
    await shop.isAt('rentalInfo');
    await shop.seesReservation();
  }
});

test('a plan is not chosen twice: payment opens by address after it was (RC-007)', async ({ shop }) => {
  await shop.buysUpTo('payment');
  const amount = await shop.amountShown();
  await shop.opens('driver');
  await shop.isAt('driver');
  await shop.seesDriver();
  await shop.opens('payment');
  await shop.isAt('payment');
  expect(await shop.amountShown()).toBe(amount);
});

test('an answer that is not eligible closes the steps behind it (C-32)', async ({ shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ agency: 'Renty' });
  await shop.opens('useType');
  await shop.isAt('rentalInfo');
  await shop.fillsReservation({ pickUp: newYorkToday(), agency: 'Hertz' });
  await shop.next();
  await shop.isAt('agreement');
  await shop.answers('Yes');
  await shop.opens('driver');
  await shop.isAt('rentalInfo');
});

test('an unknown address leads to the front page, and a query stays on the way (S-61)', async ({ page, shop }) => {
  await page.goto('/rental-car-insurance/nonsense');
  await expect(page).toHaveURL(/\/rental-car-insurance$/);
  await page.goto('/rental-car-insurance/plans?utm_source=leaflet');
  await shop.isAt('rentalInfo');
  await expect(page).toHaveURL(/rental-info\?utm_source=leaflet$/);
});
