import { typedCard } from './support/cards';
import { ledgerHasOnePolicy } from './support/one';
import type { Shop } from './support/shop';
import type { StepName } from './support/steps';
import { expect, test } from './support/test';

interface Stop {
  readonly step: StepName;
  /** Fills what is asked. */
  readonly fills?: (shop: Shop) => Promise<void>;
  /** What was filled is there. */
  readonly sees: (shop: Shop) => Promise<void>;
  readonly on: (shop: Shop) => Promise<void>;
}
const next = (shop: Shop): Promise<void> => shop.next();
const names = [['Jonah', 'Okafor'], ['Adaeze', 'Okafor']] as const;
const journey: readonly Stop[] = [
  { step: 'rentalInfo', fills: (shop) => shop.fillsReservation(), sees: (shop) => shop.seesReservation(), on: next },
  { step: 'useType', fills: (shop) => shop.answers('Personal'), sees: (shop) => expect(shop.radio('Personal')).toBeChecked(), on: next },
  { step: 'driver', fills: (shop) => shop.fillsDriver(), sees: (shop) => shop.seesDriver(), on: next },
  { step: 'additionalDrivers', fills: (shop) => shop.answers('Yes'), sees: (shop) => expect(shop.radio('Yes')).toBeChecked(), on: next },
  { step: 'addDrivers', on: next, fills: async (shop) => {
    for (const [index, [first, last]] of names.entries()) {
      if (index > 0) await shop.page.getByRole('button', { name: 'Add another driver' }).click();
      await shop.driverRow(index + 1).getByRole('textbox', { name: 'First name' }).fill(first);
      await shop.driverRow(index + 1).getByRole('textbox', { name: 'Last name' }).fill(last);
    }
  }, sees: async (shop) => {
    for (const [index, [first, last]] of names.entries()) {
      await expect(shop.driverRow(index + 1).getByRole('textbox', { name: 'First name' })).toHaveValue(first);
      await expect(shop.driverRow(index + 1).getByRole('textbox', { name: 'Last name' })).toHaveValue(last);
    }
  } },
  { step: 'plans', sees: (shop) => expect(shop.page.getByRole('tab')).toHaveCount(3), on: (shop) => shop.choosesPlan('Platinum') },
  { step: 'payment', on: () => Promise.resolve(), sees: async (shop) => {
    await expect(shop.heading).toHaveText('Your Platinum Rental Car Protection Quote');
    await expect(shop.detail('Additional drivers')).toHaveText('Jonah Okafor, Adaeze Okafor');
    await shop.seesDates();
  } },
];

test('reloading keeps every step and all its answers, also before Next (I05, PS-002)', async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  for (const { step, fills, sees, on } of journey) {
    await shop.isAt(step);
    await fills?.(shop);
    await page.reload();
    await shop.isAt(step);
    await sees(shop);
    await on(shop);
  }
});

test('whoever goes back, by the page or by the browser, or forward, sees the heading at the top (AS-006, D18, quality 7: 10, 12)',
  { tag: '@phone' }, async ({ page, shop }) => {
  const low = async (): Promise<number> => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return page.evaluate(() => window.scrollY);
  };
  const isAtTop = async (step: StepName): Promise<void> => {
    await shop.isAt(step);
    await expect(shop.heading).toBeFocused();
    // The browser moves a page to its old place after it has been drawn.
    await page.evaluate(() => new Promise((done) => { setTimeout(done, 200); }));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await shop.buysUpTo('driver');
  await shop.fillsDriver();
  expect(await low()).toBeGreaterThan(100);
  await shop.next();
  await isAtTop('additionalDrivers');
  await shop.back();
  await isAtTop('driver');
  await low();
  await page.goBack();
  await isAtTop('useType');
  await page.goForward();
  await isAtTop('driver');
});

test('the browser’s Back shows the step before as it was left, and Forward comes back, at every step (I03, I04)',
  async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  for (const [index, { step, fills, sees, on }] of journey.entries()) {
    await shop.isAt(step);
    await fills?.(shop);
    const before = journey[index - 1];
    if (before) {
      await page.goBack();
      await shop.isAt(before.step);
      await before.sees(shop);
      await page.goForward();
      await shop.isAt(step);
      await sees(shop);
    }
    await on(shop);
  }
  for (const { step, sees } of journey.slice(0, -1).toReversed()) {
    await page.goBack();
    await shop.isAt(step);
    await sees(shop);
  }
  for (const { step, sees } of journey.slice(1)) {
    await page.goForward();
    await shop.isAt(step);
    await sees(shop);
  }
});

test('the page’s own Back leads through all steps to the first one, answers there (I03)', async ({ shop }) => {
  await shop.opens('rentalInfo');
  for (const { step, fills, on } of journey) {
    await shop.isAt(step);
    await fills?.(shop);
    await on(shop);
  }
  for (const { step, sees } of journey.slice(0, -1).toReversed()) {
    await shop.back();
    await shop.isAt(step);
    await sees(shop);
  }
  await expect(shop.page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
});

test('Back with a message open closes the message first and leaves the step alone (I26)', async ({ page, shop }) => {
  await shop.opensLanding();
  await page.getByRole('link', { name: 'Get a price' }).click();
  await shop.isAt('rentalInfo');
  await shop.fillsReservation({ agency: 'Renty' });
  await shop.next();
  await expect(shop.dialog).toBeVisible();
  await page.goBack();
  await expect(shop.dialog).toHaveCount(0);
  await shop.isAt('rentalInfo');
  await shop.seesReservation({ agency: 'Renty' });
  await expect(shop.nextButton).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/rental-car-insurance$/);
});

test('a message is gone after a reload, the answers are not (I05)', async ({ page, shop }) => {
  await shop.buysUpTo('useType');
  await shop.answers('Business');
  await shop.next();
  await expect(shop.dialog).toBeVisible();
  await page.reload();
  await shop.isAt('useType');
  await expect(shop.radio('Business')).toBeChecked();
});

test('payment asks for the card again after a reload and sends nothing by itself (I05, S14)', async ({ page, shop, sandbox, person }) => {
  await shop.buysUpTo('payment');
  const amount = await shop.amountShown();
  await shop.typesCard();
  await shop.accepts();
  await page.reload();
  await shop.isAt('payment');
  expect(await shop.amountShown()).toBe(amount);
  await expect(shop.cardFields.number).toHaveValue('');
  await expect(shop.payButton).toHaveAttribute('aria-disabled', 'true');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(typedCard);
  expect(kept).not.toContain('tok_');
  const { tokens, policies } = await sandbox.ledger(person.email);
  expect([tokens.length, policies.length]).toEqual([0, 0]);
});

test('after the purchase the receipt survives a reload, and Back shows no pay form again (D13, RC-053, quality 7.23)',
  async ({ page, shop, sandbox, person }) => {
  await shop.buysUpTo('payment');
  const amount = await shop.amountShown();
  await shop.typesCard();
  await shop.accepts();
  await shop.pays();
  await shop.isAt('confirmation');
  const number = await shop.policyNumber();
  await page.reload();
  await shop.isAt('confirmation');
  expect(await shop.policyNumber()).toBe(number);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/payment/);
  await expect(shop.heading).toBeVisible();
  await expect(shop.payButton).toHaveCount(0);
  await shop.opens('rentalInfo');
  await expect(shop.field('Pick-up date')).toHaveValue('');
  await shop.opens('confirmation');
  await shop.isAt('confirmation');
  expect(await shop.policyNumber()).toBe(number);
  ledgerHasOnePolicy(await sandbox.ledger(person.email), { number, amount });
});
