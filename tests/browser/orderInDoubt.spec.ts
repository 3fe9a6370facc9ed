import type { Page } from '@playwright/test';
import { orderKeyOf, receiptsKey } from '../../app/host/openFlows';
import { lines } from '../support/lines';
import { cards } from './support/cards';
import { expect, test } from './support/test';
import { hasNoBarrier } from './support/barriers';
import { originOf } from './support/origin';
import { Shop } from './support/shop';
import { beginsAt, startsAt } from './support/start';
import { lineOf, Walk } from './support/walk';

/** The step before the payment, and the purchase by its contract, of lines that do not choose a plan at the quote service last. */
const purchases: Readonly<Record<string, readonly [before: string, contract: string]>> = {
  'rental-car': ['plans', 'rentalCar.purchase'], renters: ['quote', 'renters.purchase'],
  'small-business': ['plans', 'commercial.purchase'], 'vehicle-contents': ['addBeneficiary', 'carsafe.purchase'],
  residential: ['additionalQuestions', 'quotes.purchase'],
};
const purchaseOf = (line: string) => purchases[line] ?? ['plans', 'quotes.purchase'] as const;
/** A second tab of the same visit, at the same place: the browser copies what the first has stored. */
async function copyOf({ page }: Shop): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open(window.location.href));
  return opened;
}
const isHeldBack = ({ heading }: Shop): Promise<void> => expect(heading).toHaveText('We are not sure that your order went through');
const isInDoubt = async (shop: Shop): Promise<void> => {
  await expect(shop.page).toHaveURL(/\/payment$/);
  await isHeldBack(shop);
};
const readsThatItIsNotConfirmed = async (shop: Shop): Promise<void> => {
  await expect(shop.dialog).toContainText('Your order is not yet confirmed.');
  await shop.closesMessage();
};
/** From its plans on, an order is sent for which no card is charged. Its answer waits until `meanwhile` is over. */
async function isRefused(shop: Shop, meanwhile: () => Promise<void>): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  await shop.page.route(/\/purchase$/, async (route) => { await held; await route.continue(); });
  await shop.choosesPlan();
  await shop.isAt('payment');
  await shop.typesCard(cards.declined);
  await shop.accepts();
  await shop.pays();
  await meanwhile();
  release();
}
const checkOrder = ({ page }: Shop) => page.getByRole('button', { name: 'Check my order' });

for (const [index, entry] of lines.entries()) {
  // Each size for every other line: what is said is the same.
  const tag = index % 2 === 0 ? ['@phone-only'] : [];
  test(`${entry.id}: an order whose answer was lost is there on every step, after a reload and in a copied tab, until it is checked; one policy (D19, I14, I16)`, { tag }, async ({ page, shop, sandbox, person, watch }) => {
    watch.expectsStatus(500);
    const walk = new Walk(shop, entry);
    const [before, call] = purchaseOf(entry.id);
    await beginsAt(shop, entry, before);
    await walk.settles();
    await walk.through({ to: 'payment' });
    await walk.fills();
    await sandbox.fails({ call, fault: 'status', status: 500, processed: true });
    await shop.presses(walk.primary);
    await readsThatItIsNotConfirmed(shop);
    await isInDoubt(shop);
    await expect(shop.heading).toBeFocused();
    await hasNoBarrier(page, 'an order in doubt');
    await page.goBack();
    await isInDoubt(shop);
    if (entry.afresh) {
      // The landing page of such a line forgets the answers of a visit (RN-019).
      await page.goto(walk.base);
      await shop.presses(page.getByRole('main').getByRole('link', { name: 'Get started', exact: true }));
      await isInDoubt(shop);
    }
    await page.goto(`${originOf(entry)}${walk.base}/${entry.paths[1]}`);
    await isInDoubt(shop);
    const copy = await copyOf(shop);
    await expect(copy.getByRole('button', { name: 'Check my order' })).toBeVisible();
    await copy.close();
    await sandbox.mends();
    await shop.presses(checkOrder(shop));
    await expect(page).toHaveURL(/\/confirmation$/);
    const { policies, charges } = await sandbox.ledger(person.email);
    expect([policies.length, charges.length]).toEqual([1, 1]);
    await expect(page.getByRole('main')).toContainText(String(policies[0]?.policy_number));
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('order')))).toEqual([]);
  });
}

test('a closed browser forgets the answers and not the order; another one is begun only after a second question (D19, I15)', async ({ page, shop, sandbox, person, context, watch }) => {
  watch.expectsStatus(500);
  await startsAt(shop, 'payment');
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'status', status: 500, processed: true });
  await shop.pays();
  await readsThatItIsNotConfirmed(shop);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const personal of [person.email, person.firstName, person.streetAddress, person.phoneNumber]) expect(kept).not.toContain(personal);
  const later = await context.newPage();
  await page.close();
  await later.goto('/rental-car-insurance/rental-info');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('We are not sure that your order went through');
  const main = later.getByRole('main');
  await expect(main).toContainText(/Total\s*\$\d/u);
  await expect(main).toContainText('Look for our e-mail.');
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Check my order' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Start a different order' }).click();
  const dialog = later.getByRole('dialog');
  await expect(dialog).toContainText('Your first order may have gone through.');
  await dialog.getByRole('button', { name: 'Keep my first order' }).click();
  await main.getByRole('button', { name: 'Start a different order' }).click();
  await dialog.getByRole('button', { name: 'Start a different order' }).click();
  await expect(later).toHaveURL(/\/rental-info$/);
  await later.reload();
  await expect(later.getByLabel('Pick-up date').first()).toBeVisible();
});

test('another order is held back in a tab that was opened before, and goes on once the first is settled (D19)', async ({ shop, sandbox, person, watch }) => {
  watch.expectsStatus(500);
  await startsAt(shop, 'plans');
  const other = await copyOf(shop);
  await shop.choosesPlan();
  await shop.isAt('payment');
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'status', status: 500, processed: true });
  await shop.pays();
  await readsThatItIsNotConfirmed(shop);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('We are not sure that your order went through');
  await sandbox.mends();
  await shop.presses(checkOrder(shop));
  await shop.isAt('confirmation');
  await expect(other.getByRole('dialog')).toHaveAccessibleName('Bought in another tab');
  await expect(other).toHaveURL(/\/plans$/);
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});

test('who has paid in another tab is told so on the payment page that stood open, and what became of the order (D19, quality 7: 23)',
  { tag: '@phone' }, async ({ shop, sandbox, person }) => {
  await startsAt(shop, 'plans');
  const other = new Shop(await copyOf(shop), { person, sandbox, touch: false });
  for (const tab of [other, shop]) {
    await tab.choosesPlan();
    await tab.isAt('payment');
  }
  await shop.typesCard();
  await shop.accepts();
  await shop.pays();
  await shop.isAt('confirmation');
  await expect(other.dialog).toHaveAccessibleName('Bought in another tab');
  await expect(other.dialog).toContainText('Rental car insurance was bought in another tab of this browser.');
  await expect(other.dialog).toContainText('policy number');
  await hasNoBarrier(other.page, 'bought in another tab');
  await other.closesMessage();
  await other.isAt('payment');
  await expect(other.heading).toBeFocused();
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});

test('who waits for an order of another tab that is refused is told that nothing was bought, also where this tab has bought before (D19)',
  async ({ shop, sandbox, person, watch }) => {
  watch.expectsStatus(402);
  await startsAt(shop, 'plans');
  const other = new Shop(await copyOf(shop), { person, sandbox, touch: false });
  await other.choosesPlan();
  await other.isAt('payment');
  await other.typesCard();
  await other.accepts();
  await other.pays();
  await other.isAt('confirmation');
  await other.page.goBack();
  await other.isAt('rentalInfo');
  await expect(shop.dialog).toHaveAccessibleName('Bought in another tab');
  await shop.closesMessage();
  await isRefused(shop, () => isHeldBack(other));
  await expect(other.dialog).toHaveAccessibleName('You can go on here');
  await other.closesMessage();
  await other.isAt('rentalInfo');
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});

test('who waits for an order of another tab that is refused is not told of another line that was bought meanwhile (D19)',
  async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(402);
  await startsAt(shop, 'plans');
  const other = new Shop(await copyOf(shop), { person, sandbox, touch: false });
  await isRefused(shop, async () => {
    await isHeldBack(other);
    // As the tab of another line writes it: its order, its receipt, and that its order is settled.
    await page.evaluate(([order, receipts]) => {
      window.localStorage.setItem(order, '{}');
      window.localStorage.setItem(receipts, '["of another line"]');
      window.localStorage.removeItem(order);
    }, [orderKeyOf({ id: 'renters' }), receiptsKey] as const);
  });
  await expect(other.dialog).toHaveAccessibleName('You can go on here');
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(0);
});

for (const [id, after] of [['vehicle-contents', /\/confirmation$/], ['rental-car', /\/rental-info$/]] as const) {
  test(`${id}: a pay form that the browser brings back from its cache is gone when the order was placed meanwhile (I25, S-26, quality 7: 23)`,
    async ({ shop, sandbox, person }) => {
    const { page } = shop;
    const entry = lineOf(id);
    const walk = new Walk(shop, entry);
    await beginsAt(shop, entry, purchaseOf(id)[0]);
    await walk.settles();
    await walk.through({ to: 'payment' });
    await walk.fills();
    // A browser that is driven keeps no pages: another page of the same visit pays, and this one is told that it was kept.
    const later = new Shop(await copyOf(shop), { person, sandbox, touch: false });
    const laterWalk = new Walk(later, entry);
    await laterWalk.settles();
    await laterWalk.fills();
    await later.presses(laterWalk.primary);
    await expect(later.page).toHaveURL(/\/confirmation$/);
    const visit = await later.page.evaluate(() => Object.entries({ ...sessionStorage }) as [string, string][]);
    await expect(page.getByRole('group', { name: 'Expiry date' })).toHaveCount(1);
    await page.evaluate((stored) => {
      for (const [key, value] of stored) sessionStorage.setItem(key, value);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, visit);
    await expect(page).toHaveURL(after);
    await expect(page.getByRole('group', { name: 'Expiry date' })).toHaveCount(0);
    const { policies } = await sandbox.ledger(person.email);
    expect(policies).toHaveLength(1);
    await page.goto(`${walk.base}/confirmation`);
    await expect(page.getByRole('main')).toContainText(String(policies[0]?.policy_number));
  });
}
