import { ledgerHasOnePolicy } from './support/one';
import { startsAt, startsPreparedAt } from './support/start';
import { expect, test } from './support/test';

test('while a quote is calculated the page says so and cannot be used; then it goes on (quality F04, ME-021)', { tag: '@phone' },
  async ({ page, shop, sandbox }) => {
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'slow', seconds: 2 });
  await shop.next();
  await expect(shop.overlay).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(1);
  await shop.isAt('additionalDrivers');
  await expect(shop.overlay).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(shop.heading).toBeFocused();
});

for (const { name, failure, status } of [
  { name: 'an answer 500', failure: { fault: 'status', status: 500 }, status: 500 },
  { name: 'an answer without sense', failure: { fault: 'malformed' } },
  { name: 'an answer of the wrong shape', failure: { fault: 'wrong-shape' } },
  { name: 'a page instead of an answer', failure: { fault: 'html' } },
] as const) {
  test(`${name} to the plans shows a message, keeps the form and lets the visitor try again (quality F10 … F15, ME-007, ME-021)`,
    async ({ shop, sandbox, watch }) => {
    if (status) watch.expectsStatus(status);
    await startsAt(shop, 'driver');
    await shop.fillsDriver();
    await sandbox.fails({ call: 'rentalCar.plans', ...failure });
    await shop.next();
    await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
    await expect(shop.overlay).toHaveCount(0);
    await shop.closesMessage();
    await expect(shop.nextButton).toBeFocused();
    await shop.isAt('driver');
    await shop.seesDriver();
    await shop.next();
    await shop.isAt('additionalDrivers');
  });
}

test('what the partner says of two fields is listed, each by the name that the page has for it (ME-018, C-24)',
  async ({ shop, sandbox, watch }) => {
  watch.expectsStatus(422);
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  const fields = { 'rating_address.postal': ['is not known'], phone_number: ['is too short', 'is odd'] };
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 422, code: 'invalid_input', fields });
  await shop.next();
  await expect(shop.dialog).toHaveAccessibleName('We could not accept your request');
  await expect(shop.dialog.getByRole('listitem')).toHaveText(['ZIP code is not known', 'Phone number is too short is odd']);
});

test('without a connection the answers stay, and the same press works when it is back (I13)', async ({ context, shop, watch }) => {
  watch.expectsLostCalls();
  await startsPreparedAt(shop, 'driver');
  await shop.fillsDriver();
  await context.setOffline(true);
  await shop.next();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await shop.closesMessage();
  await shop.isAt('driver');
  await shop.seesDriver();
  await context.setOffline(false);
  await shop.next();
  await shop.isAt('additionalDrivers');
});

test('choosing a plan without a connection keeps the plans, and works when it is back (I13, ME-023)',
  async ({ context, page, shop, watch }) => {
  watch.expectsLostCalls();
  await startsPreparedAt(shop, 'plans');
  await context.setOffline(true);
  await shop.choosesPlan('Standard');
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await shop.closesMessage();
  await shop.isAt('plans');
  await expect(page.getByRole('tab', { name: /^Standard/ })).toHaveAttribute('aria-selected', 'true');
  await context.setOffline(false);
  await shop.choosesPlan();
  await shop.isAt('payment');
  await expect(shop.heading).toHaveText('Your Standard Rental Car Protection Quote');
});

test('questions that call nobody are answered without a connection (I13)', async ({ context, shop, watch }) => {
  watch.expectsLostCalls();
  await shop.buysUpTo('useType');
  await shop.opens('rentalInfo');
  await shop.isAt('rentalInfo');
  await context.setOffline(true);
  await shop.next();
  await shop.isAt('useType');
  await shop.answers('Business');
  await shop.next();
  await expect(shop.dialog).toHaveAccessibleName('Ineligible for coverage');
});

for (const { name, failure, status } of [
  { name: 'answered with an error after it was carried out', failure: { fault: 'status', status: 500, processed: true }, status: 500 },
  // A browser sends a request again by itself when a kept connection breaks: however often, each answer is lost.
  { name: 'carried out and then cut off', failure: { fault: 'after', times: 50 } },
  { name: 'answered with something unreadable after it was carried out', failure: { fault: 'malformed', processed: true } },
] as const) {
  test(`a purchase ${name} is told as not confirmed; checking it gives one policy (I16, F01, F10, F12)`,
    async ({ page, shop, sandbox, person, watch }) => {
    if (status) watch.expectsStatus(status);
    else watch.expectsLostCalls();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => { if (request.url().endsWith('/rental-car/purchase')) keys.push(request.headers()['x-unique-key']); });
    await startsAt(shop, 'payment');
    const amount = await shop.amountShown();
    await shop.typesCard();
    await shop.accepts();
    await sandbox.fails({ call: 'rentalCar.purchase', ...failure });
    await shop.pays();
    await expect(shop.dialog).toContainText('Your order is not yet confirmed.');
    await expect(shop.dialog).toContainText('you will not be charged twice');
    const [lost] = (await sandbox.ledger(person.email)).policies;
    expect(lost).toBeDefined();
    await sandbox.mends();
    await shop.closesMessage();
    await shop.presses(page.getByRole('button', { name: 'Check my order' }));
    await shop.isAt('confirmation');
    const number = await shop.policyNumber();
    expect(number).toBe(lost?.policy_number);
    const ledger = await sandbox.ledger(person.email);
    ledgerHasOnePolicy(ledger, { number, amount });
    expect(ledger.tokens).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
}

test('a lost purchase that is checked after a reload gives one policy, and no other card is asked for (I16)', async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(500);
  await startsAt(shop, 'payment');
  const amount = await shop.amountShown();
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'status', status: 500, processed: true });
  await shop.pays();
  await expect(shop.dialog).toContainText('Your order is not yet confirmed.');
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(0);
  await shop.presses(page.getByRole('button', { name: 'Check my order' }));
  await shop.isAt('confirmation');
  ledgerHasOnePolicy(await sandbox.ledger(person.email), { number: await shop.policyNumber(), amount });
});

test('a price that changed since the quote is not charged; the visitor sees the new one first (I17, D17)',
  async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(409);
  watch.expectsStatus(422);
  await startsAt(shop, 'payment');
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'status', status: 422, code: 'price_changed',
    message: 'The price has changed.' });
  await shop.pays();
  await expect(shop.dialog).toHaveAccessibleName('The price has changed');
  await expect(shop.dialog).toContainText('Nothing was charged');
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(0);
  await shop.closesMessage();
  await sandbox.mends();
  // Behind Back and the plan it is asked for anew, as the message says.
  const asked = page.waitForRequest((request) => request.url().endsWith('/rental-car/checkout'));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await shop.choosesPlan();
  await asked;
  await shop.isAt('payment');
  await shop.typesCard();
  await shop.accepts();
  await shop.pays();
  await shop.isAt('confirmation');
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});

test('what the VIP team has to look at first is told with whom to call, and nothing is bought (OL-009)', { tag: '@phone' },
  async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(422);
  await startsAt(shop, 'payment');
  await shop.typesCard();
  await shop.accepts();
  const call = { call: 'rentalCar.purchase', fault: 'status', status: 422, code: 'jewelry_exit_ramp' } as const;
  const number = await page.getByRole('banner').getByRole('link', { name: /\d{3}-\d{4}/ }).first().innerText();
  await sandbox.fails(call);
  await shop.pays();
  await expect(shop.dialog).toHaveAccessibleName('Almost done...');
  await expect(shop.dialog).toContainText('Our VIP team must review your items');
  await expect(shop.dialog).toContainText('Your payment has not been processed yet.');
  await expect(shop.dialog.getByRole('link', { name: number.trim() })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await shop.closesMessage();
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(0);
  await sandbox.fails({ ...call, message: 'Please call Dana at 555-010-0199.' });
  await shop.pays();
  await expect(shop.dialog).toContainText('Please call Dana at 555-010-0199.');
  await expect(shop.dialog.getByRole('link')).toHaveCount(0);
});

test('Back during the purchase does not leave it; the receipt comes (S-57, RC-052)', async ({ page, shop, sandbox, person }) => {
  await shop.buysUpTo('payment');
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'slow', seconds: 2 });
  await shop.pays();
  await expect(page.locator('button', { hasText: 'Completing your order' })).toBeVisible();
  await page.goBack();
  await shop.isAt('confirmation');
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});
