import type { Page } from '@playwright/test';
import { ledgerHasOnePolicy } from './support/one';
import type { Shop } from './support/shop';
import { startsAt } from './support/start';
import { expect, test, withMotion } from './support/test';
import { doubleClicks, holdsEnter } from './support/ways';

test.use(withMotion);

/** Every POST of the page to the partner, by the last part of its path. */
function posts(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => { if (request.method() === 'POST' && request.url().includes('/api/'))
    seen.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''); });
  return seen;
}
const count = (seen: readonly string[], name: string): number => seen.filter((each) => each === name).length;

const ways = [
  { name: 'a double click', id: 'I01', press: doubleClicks },
  { name: 'Enter held for 30 repeats', id: 'I02', press: holdsEnter },
] as const;

/** Forward with every answer known already: the dangerous case, because nothing holds up a second press on the next step. */
async function goesBackToTheStart(shop: Shop): Promise<void> {
  await shop.opens('rentalInfo');
  await shop.isAt('rentalInfo');
  await shop.seesReservation();
}

for (const { name, id, press } of ways) {
  test(`${name} on Next goes one step and asks for the plans once (${id})`, async ({ page, shop, sandbox }) => {
    const seen = posts(page);
    await startsAt(shop, 'driver');
    await shop.fillsDriver();
    await sandbox.fails({ call: 'rentalCar.plans', fault: 'slow', seconds: 1 });
    await press(page, shop.nextButton);
    await shop.isAt('additionalDrivers');
    expect(count(seen, 'plans')).toBe(1);
  });

  test(`${name} on Next skips no step whose answer is known already (${id})`, async ({ page, shop }) => {
    await startsAt(shop, 'additionalDrivers');
    await goesBackToTheStart(shop);
    await press(page, shop.nextButton);
    await shop.isAt('useType');
    await expect(shop.radio('Personal')).toBeChecked();
    await press(page, shop.nextButton);
    await shop.isAt('driver');
    await shop.seesDriver();
  });

  test(`${name} on Select Plan asks for one price and goes one step (${id})`, async ({ page, shop, sandbox }) => {
    const seen = posts(page);
    await startsAt(shop, 'plans');
    await sandbox.fails({ call: 'rentalCar.checkout', fault: 'slow', seconds: 1 });
    await press(page, page.getByRole('button', { name: 'Select Plan' }));
    await shop.isAt('payment');
    expect(count(seen, 'checkout')).toBe(1);
  });

  test(`${name} on Pay buys once (${id}, RC-052, PY-016)`, async ({ page, shop, sandbox, person }) => {
    const seen = posts(page);
    await startsAt(shop, 'payment');
    const amount = await shop.amountShown();
    await shop.typesCard();
    await shop.accepts();
    await sandbox.fails({ call: 'rentalCar.purchase', fault: 'slow', seconds: 1 });
    await press(page, shop.payButton);
    await shop.isAt('confirmation');
    expect([count(seen, 'methods'), count(seen, 'purchase')]).toEqual([1, 1]);
    const ledger = await sandbox.ledger(person.email);
    ledgerHasOnePolicy(ledger, { number: await shop.policyNumber(), amount });
    expect(ledger.tokens).toHaveLength(1);
  });
}

test('a double click on Remove takes away one row, not the one that moves up to its place (I01)', async ({ page, shop }) => {
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('Yes');
  await shop.next();
  await shop.isAt('addDrivers');
  await page.setViewportSize({ width: 1280, height: 1400 });
  const firstNames = page.getByRole('textbox', { name: 'First name' });
  for (const [index, name] of ['Ana', 'Ben', 'Cleo'].entries()) {
    if (index > 0) await shop.presses(page.getByRole('button', { name: 'Add another driver' }));
    await firstNames.nth(index).fill(name);
  }
  await doubleClicks(page, page.getByRole('button', { name: 'Remove additional driver 1' }));
  await expect(firstNames).toHaveCount(2);
  await expect(firstNames.first()).toHaveValue('Ben');
});

test('a double click on the button of the calendar opens it, one on a question of the FAQ its answer: neither closes again (I01, ST-015)',
  async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await doubleClicks(page, page.getByRole('button', { name: 'Calendar for Pick-up date' }));
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/vehicle-contents-insurance/faq');
  const question = page.getByRole('main').getByRole('button').first();
  await doubleClicks(page, question);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('Enter held in a field asks for the plans once and goes one step (I02)', async ({ page, shop, sandbox }) => {
  const seen = posts(page);
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'slow', seconds: 1 });
  await holdsEnter(page, shop.field('ZIP code'));
  await shop.isAt('additionalDrivers');
  expect(count(seen, 'plans')).toBe(1);
});

test('a press so quick that the browser counts it as the second of two counts when something was answered in between (I01)',
  async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation();
  await shop.next();
  await shop.isAt('useType');
  await shop.answers('Personal');
  const box = await shop.nextButton.boundingBox();
  if (!box) throw new Error('Next has gone.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await shop.isAt('driver');
});

test('while the purchase runs the pay button, Back and the Change links are off and say so; pressing them does nothing (PY-016, RC-052)',
  async ({ page, shop, sandbox, person }) => {
  const seen = posts(page);
  await startsAt(shop, 'payment');
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'slow', seconds: 3 });
  await shop.pays();
  const busy = page.locator('button', { hasText: 'Completing your order' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  const box = await busy.boundingBox();
  if (!box) throw new Error('The pay button has gone.');
  const others = page.getByRole('button', { name: /^(Back|Change)/ });
  expect(await others.count()).toBeGreaterThan(1);
  for (const other of await others.all()) {
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    // A quiet button has no box: neither when it waits, nor when it does not.
    expect(await other.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    await other.click({ force: true });
  }
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press('Enter');
  await shop.isAt('confirmation');
  expect(count(seen, 'purchase')).toBe(1);
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});
