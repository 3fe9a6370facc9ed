import { Renters, screens, type Screen } from './support/survey';
import { expect, test } from './support/test';

/** As quick as a visitor can press: the next press does not wait for the page. */
const times = async (count: number, press: () => Promise<unknown>): Promise<void> => {
  for (let pressed = 0; pressed < count; pressed += 1) await press();
};

test('five quick presses of Back lead from payment to the first step, five of Forward to payment again (I03, I04)',
  async ({ page, shop }) => {
  await shop.buysUpTo('payment');
  await shop.isAt('payment');
  await times(5, () => page.goBack());
  await shop.isAt('rentalInfo');
  await shop.seesReservation();
  await times(5, () => page.goForward());
  await shop.isAt('payment');
});

test('a space typed after a name leaves the chosen plan; a letter takes it back (S-82)', async ({ page, shop }) => {
  await shop.buysUpTo('payment');
  await shop.isAt('payment');
  const typesAfterName = async (text: string): Promise<void> => {
    await times(3, () => page.goBack());
    await shop.isAt('driver');
    await page.getByLabel('First name').press('End');
    await page.keyboard.type(text);
    await expect(page.getByLabel('First name')).toHaveValue(new RegExp(`${text}$`, 'u'));
    await times(3, () => page.goForward());
  };
  await typesAfterName(' ');
  await shop.isAt('payment');
  await typesAfterName('a');
  await shop.isAt('additionalDrivers');
});

test('quick presses of Back in a survey are as many questions back (D18)', async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  const [first, second, third, fourth] = screens as readonly [Screen, Screen, Screen, Screen];
  for (const screen of [first, second, third]) {
    await renters.isOn(screen, false);
    await screen.answers(page);
    await renters.next();
  }
  await renters.isOn(fourth, false);
  await times(2, () => page.goBack());
  await renters.isOn(second, false);
  await page.goBack();
  await renters.isOn(first, false);
  await page.goBack();
  await renters.isAtHome();
});

test('Back while a price is fetched leaves the step, and the answer that comes later leads nowhere (I03)',
  async ({ page, shop, sandbox }) => {
  await shop.buysUpTo('driver');
  await shop.fillsDriver();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'slow', seconds: 10 });
  const asked = page.waitForRequest((request) => request.url().endsWith('/plans'));
  const answered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/plans'));
  await shop.next();
  await expect(shop.overlay).toBeVisible();
  // The address is looked up first.
  await asked;
  await page.goBack();
  await shop.isAt('useType');
  await answered;
  await shop.isAt('useType');
  await page.goForward();
  await shop.isAt('driver');
  await shop.seesDriver();
});

test('Back while the order is placed stays on the payment step, and the order is confirmed (PY-016, I03)',
  async ({ page, shop, sandbox, person }) => {
  await shop.buysUpTo('payment');
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'slow', seconds: 5 });
  await shop.pays();
  await expect(page.locator('button', { hasText: 'Completing your order' })).toBeVisible();
  await times(2, () => page.goBack());
  await shop.isAt('payment');
  await shop.isAt('confirmation');
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});
