import { cards } from './support/cards';
import { ledgerHasOnePolicy } from './support/one';
import { beginsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf } from './support/walk';

test('a card declined at the charge says so in the provider’s words; another card then buys one policy (RC-075, PY-024, D10)',
  async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(402);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => { if (request.url().endsWith('/rental-car/purchase')) keys.push(request.headers()['x-unique-key']); });
  await beginsAt(shop, lineOf('rental-car'), 'payment');
  await shop.isAt('payment');
  const amount = await shop.amountShown();
  await shop.typesCard(cards.declined);
  await shop.accepts();
  await shop.pays();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(0);
  await shop.closesMessage();
  await shop.isAt('payment');
  await shop.typesCard(cards.visa);
  await shop.pays();
  await shop.isAt('confirmation');
  ledgerHasOnePolicy(await sandbox.ledger(person.email), { number: await shop.policyNumber(), amount });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

for (const { name, number, text } of [
  { name: 'an expired card', number: cards.expired, text: 'Your card has expired.' },
  { name: 'a wrong security code', number: cards.wrongCode, text: 'Your card\'s security code is incorrect.' },
]) {
  test(`${name} is refused before any purchase is sent, and the next card buys (PY-021, PY-022, PY-024)`,
    async ({ page, shop, sandbox, person, watch }) => {
    watch.expectsStatus(402);
    const purchases: string[] = [];
    page.on('request', (request) => { if (request.url().endsWith('/rental-car/purchase')) purchases.push(request.url()); });
    await beginsAt(shop, lineOf('rental-car'), 'payment');
    await shop.isAt('payment');
    const amount = await shop.amountShown();
    await shop.typesCard(number);
    await shop.accepts();
    await shop.pays();
    await expect(page.getByText(text).first()).toBeVisible();
    expect(purchases).toHaveLength(0);
    await shop.closesMessage();
    await shop.isAt('payment');
    await shop.typesCard(cards.visa);
    await shop.pays();
    await shop.isAt('confirmation');
    ledgerHasOnePolicy(await sandbox.ledger(person.email), { number: await shop.policyNumber(), amount });
  });
}

test('a mistyped number is told under its field while the rest stays, and nothing can be paid (PY-017, PY-021)', async ({ page, shop }) => {
  await beginsAt(shop, lineOf('rental-car'), 'payment');
  await shop.isAt('payment');
  await shop.typesCard(cards.wrongNumber);
  const field = page.getByRole('group', { name: 'Card number' });
  await expect(field).toHaveAccessibleDescription('Your card number is invalid.');
  await expect(page.getByText('Your card number is invalid.')).toBeVisible();
  await shop.accepts();
  await expect(shop.payButton).toHaveAttribute('aria-disabled', 'true');
  await shop.cardFields.number.fill('');
  await shop.cardFields.number.pressSequentially(cards.visa);
  await expect(field).toHaveAccessibleDescription('');
  await expect(shop.payButton).not.toHaveAttribute('aria-disabled', 'true');
});

test('a card that has run out is told under the date (PY-021)', async ({ page, shop }) => {
  await beginsAt(shop, lineOf('rental-car'), 'payment');
  await shop.isAt('payment');
  await shop.typesCard(cards.visa, { expiry: '0120' });
  await expect(page.getByText('Your card\'s expiration year is in the past.')).toBeVisible();
  await expect(shop.payButton).toHaveAttribute('aria-disabled', 'true');
});

test('a card service that cannot be reached is told beside the card, with nothing sent to the partner (PY-021, PY-022)',
  async ({ page, context, shop, watch }) => {
  watch.expectsLostCalls();
  const calls: string[] = [];
  await beginsAt(shop, lineOf('rental-car'), 'payment');
  await shop.isAt('payment');
  await shop.typesCard();
  await shop.accepts();
  page.on('request', (request) => { if (/\/(methods|purchase)$/.test(request.url())) calls.push(request.url()); });
  await context.setOffline(true);
  await shop.pays();
  await expect(page.getByText('We could not connect to the card service. Check your connection and try again.').first()).toBeVisible();
  expect(calls).toEqual([]);
  await context.setOffline(false);
  await shop.pays();
  await shop.isAt('confirmation');
});

test('the certification must be accepted: leaving it leaves the box unticked (RC-050, RC-051, RC-085, RC-086, RC-087, PY-018)',
  { tag: '@phone' }, async ({ page, shop }) => {
  await beginsAt(shop, lineOf('rental-car'), 'payment');
  await shop.isAt('payment');
  await shop.typesCard();
  // Under an open dialog the page is out of reach; its box is still looked at.
  const box = page.getByRole('checkbox', { name: /certification/, includeHidden: true });
  await expect(box).not.toBeChecked();
  await expect(shop.payButton).toHaveAttribute('aria-disabled', 'true');

  await shop.presses(box);
  await expect(shop.dialog).toContainText('not authorized to buy this insurance for their customers or to resell it');
  await expect(shop.dialog).toContainText('you certify that you are not an employee or a representative of a rental car agency');
  await expect(shop.dialog).toContainText('a fraudulent insurance act');
  await expect(box).not.toBeChecked();
  await shop.presses(shop.dialog.getByRole('button', { name: 'Cancel' }));
  await expect(shop.dialog).toHaveCount(0);
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();

  await shop.presses(box);
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toHaveCount(0);
  await expect(box).not.toBeChecked();
  await expect(shop.payButton).toHaveAttribute('aria-disabled', 'true');

  await shop.accepts();
  await expect(shop.payButton).not.toHaveAttribute('aria-disabled', 'true');
  await shop.presses(box);
  await expect(box).not.toBeChecked();
  await expect(shop.payButton).toHaveAttribute('aria-disabled', 'true');
});

test('pressing Pay too early says what is still needed and sends nothing (PY-017, D6)', async ({ page, shop }) => {
  const sent: string[] = [];
  page.on('request', (request) => { if (request.method() === 'POST') sent.push(request.url()); });
  await beginsAt(shop, lineOf('rental-car'), 'payment');
  await shop.isAt('payment');
  const before = sent.length;
  await shop.payButton.focus();
  await page.keyboard.press('Enter');
  await expect(shop.payButton).toHaveAccessibleDescription(/Still needed: card, certification/);
  await shop.isAt('payment');
  expect(sent.slice(before).filter((url) => /tokens|methods|purchase/.test(url))).toEqual([]);
});
