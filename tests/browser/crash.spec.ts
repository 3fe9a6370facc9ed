import type { Page } from '@playwright/test';
import { hasNoBarrier } from './support/barriers';
import { ledgerHasOnePolicy } from './support/one';
import { fetchesAhead, startsAt, startsPreparedAt } from './support/start';
import { expect, test } from './support/test';
import type { Shop } from './support/shop';

/** AS-013, letter for letter. */
async function seesErrorView(shop: Shop, support: string): Promise<void> {
  await expect(shop.heading).toHaveText('Something went wrong');
  const view = shop.page.getByRole('alert');
  await expect(view.getByText(`Sorry, there's been an error. Please try refreshing the page.`, { exact: true })).toBeVisible();
  await expect(view.getByText(/^If it persists, e-mail /)).toContainText(support);
}
const reports = async (page: Page): Promise<string> => (await page.request.get('/sandbox/reports')).text();

for (const path of ['rental-car-insurance', 'renters-insurance/property-info']) {
  test(`${path} says so when its script does not come, and is loaded again by a press (I13)`, { tag: '@phone' },
    async ({ page, shop, watch }) => {
    watch.expectsLostCalls();
    await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
    await page.goto(`/${path}`);
    const told = page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });
    await expect(told).toBeVisible();
    await hasNoBarrier(page, path);
    await page.unroute(/\/assets\/index-.*\.js$/);
    await shop.presses(told.getByRole('link', { name: 'load it again' }));
    await expect(page.getByText('This page has not loaded completely.')).toHaveCount(0);
    await expect(shop.heading).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says that it needs it, and nothing else', async ({ page }) => {
    await page.goto('/renters-insurance');
    await expect(page.locator('noscript > p')).toBeVisible();
    await expect(page.getByText('This page has not loaded completely.')).toBeHidden();
  });
  test('a page that waits for its script shows its footer all the same', async ({ page }) => {
    await page.goto('/rental-car-insurance/plans');
    await expect(page.locator('.screen.loading')).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('a screen that cannot be fetched leaves the error view; after a reload the visitor goes on with every answer (AS-013, quality 7: 30)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(/^error: TypeError: Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/PlansScreen-/, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await seesErrorView(shop, 'support@surefoot.example');
  await expect(shop.page.getByText('does not charge you twice')).toBeHidden();
  await page.unroute(/\/assets\/PlansScreen-/);
  await page.getByRole('button', { name: 'Refresh the page', exact: true }).click();
  await shop.isAt('plans');
  await shop.choosesPlan();
  await shop.isAt('payment');
  await shop.seesDates();
});

test('a line that cannot be fetched leaves the error view and is not asked for without end; after a reload it is there (AS-013, I13)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(/^error: TypeError: Failed to fetch dynamically imported module/);
  const asked: string[] = [];
  await page.route(/\/assets\/rental-car-/, (route) => { asked.push(route.request().url()); return route.abort(); });
  await shop.opens('rentalInfo');
  await seesErrorView(shop, 'support@surefoot.example');
  expect(asked.length).toBeLessThan(3);
  await page.unroute(/\/assets\/rental-car-/);
  await page.reload();
  await shop.isAt('rentalInfo');
});

for (const [what, path, part, heading] of [
  ['the words of a landing page', '/renters-insurance', /\/assets\/landing-/, 'Protect everything you own.'],
  ['the questions of a line', '/vehicle-contents-insurance/faq', /\/assets\/faq-/, 'Vehicle contents insurance: questions and answers'],
] as const) {
  test(`${what} that cannot be fetched leave the error view and are not asked for without end; after a reload they are there (AS-013, I13)`,
    async ({ page, shop, watch }) => {
    watch.expectsLostCalls();
    watch.expects(/^error: TypeError: Failed to fetch dynamically imported module/);
    let asked = 0;
    await page.route(part, (route) => { asked += 1; return route.abort(); });
    await page.goto(path);
    await seesErrorView(shop, 'support@surefoot.example');
    // Once ahead, named in the page, and once by the page itself.
    expect(asked).toBeLessThan(3);
    await page.unroute(part);
    await page.getByRole('button', { name: 'Refresh the page', exact: true }).click();
    await expect(shop.heading).toHaveText(heading);
  });
}

test('a screen that cannot be fetched is fetched again, without a reload, when the visitor comes back to it (AS-013, I13)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(/^error: TypeError: Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/PlansScreen-/, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await seesErrorView(shop, 'support@surefoot.example');
  await page.unroute(/\/assets\/PlansScreen-/);
  await page.goBack();
  await shop.isAt('additionalDrivers');
  await expect(shop.radio('No')).toBeChecked();
  await shop.next();
  await shop.isAt('plans');
});

test('a screen that is lost together with the plans it shows is fetched again by Try again (VC-007, I13)',
  async ({ page, shop, sandbox, watch }) => {
  watch.expectsLostCalls();
  watch.expectsStatus(503);
  await page.route(/\/assets\/PlansScreen-/, (route) => route.abort());
  await sandbox.fails({ call: 'carsafe.plans', fault: 'status', status: 503, times: 3 });
  await page.goto('/vehicle-contents-insurance/plans');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await page.unroute(/\/assets\/PlansScreen-/);
  await sandbox.mends();
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('button', { name: /^Select Plan/ })).toHaveCount(3);
  await expect(shop.heading).toHaveText('Choose your vehicle contents plan');
});

test('what could not be fetched ahead is fetched when it is needed (I13)', async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  const lost = page.waitForEvent('requestfailed', (request) => /PlansScreen-/.test(request.url()));
  await page.route(/\/assets\/PlansScreen-/, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await lost;
  await page.unroute(/\/assets\/PlansScreen-/);
  await shop.answers('No');
  await shop.next();
  await shop.isAt('plans');
});

test('without the sanitiser the plans say what they cover in words alone, and a plan can be chosen; on the next way through they are as they should be (S1, I13)', async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  const items = page.getByRole('tabpanel').getByRole('listitem');
  await page.route(/\/assets\/SafeHtmlBody-/, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await shop.isAt('plans');
  await expect(page.getByRole('tabpanel').locator('p').first()).toContainText(/\w+/);
  await expect(items).toHaveCount(0);
  await page.unroute(/\/assets\/SafeHtmlBody-/);
  await shop.choosesPlan();
  await shop.isAt('payment');
  await page.goBack();
  await shop.isAt('plans');
  await expect(items.first()).toBeVisible();
});

test('no style sheet is on the page twice: what the HTML brings is not brought again by a step (I13)', async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation();
  await shop.next();
  await shop.isAt('useType');
  const sheets = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets).toEqual([...new Set(sheets)]);
});

test('a screen that fails while it is drawn leaves the error view and one report, and the way back still works (AS-013, ME-007)',
  async ({ page, shop, watch }) => {
  watch.expects(/drawing fails on purpose/);
  const body = `export const Screen = () => { throw new Error('drawing fails on purpose'); };`;
  await page.route(/\/assets\/PlansScreen-[^/]*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await seesErrorView(shop, 'support@surefoot.example');
  await expect.poll(async () => (await reports(page)).split('drawing fails on purpose').length).toBeGreaterThan(1);
  await page.goBack();
  await shop.isAt('additionalDrivers');
  await expect(shop.radio('No')).toBeChecked();
});

test('without its site’s settings the shop still opens on localhost, and a price can be asked for (AS-017, S-64)',
  async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(500);
  await sandbox.fails({ call: 'site.site', fault: 'status', status: 500, times: 3 });
  await shop.opens('rentalInfo');
  await shop.isAt('rentalInfo');
  await expect.poll(() => reports(page)).toContain('default (500)');
  await shop.goesOnTo('plans');
  await sandbox.mends();
});

test('on a partner’s own host a failed start shows the error view instead of an empty page (AS-017, D12, F01)',
  async ({ page, shop, sandbox, watch, context, baseURL }) => {
  watch.expectsStatus(500);
  const surefoot = `http://surefoot.localhost:${new URL(baseURL ?? '').port}`;
  await context.addCookies([{ name: 'sandbox_client', value: sandbox.client, url: surefoot }]);
  await sandbox.fails({ call: 'site.partner', fault: 'status', status: 500, times: 3 });
  await page.goto(`${surefoot}/rental-car-insurance/rental-info`);
  await seesErrorView(shop, 'support');
  await sandbox.mends();
  await page.reload();
  await shop.isAt('rentalInfo');
});

test('offline at a step: told so, nothing lost, and on again when the line is back (I13, F01)', async ({ page, shop, context, watch }) => {
  watch.expectsLostCalls();
  // Suggestions may be on their way when the network goes: the address is typed by hand then (T3).
  watch.expects(/Address suggestions are not available/);
  await startsPreparedAt(shop, 'driver');
  await shop.fillsDriver();
  await context.setOffline(true);
  await shop.next();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await shop.seesDriver();
  await context.setOffline(false);
  await shop.next();
  await shop.isAt('additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await shop.isAt('plans');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Select Plan' }).click();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await shop.choosesPlan();
  await shop.isAt('payment');
});

test('whoever loses the line before the dialogs have come is told so all the same, and goes on when it is back (I13, F01)',
  async ({ page, shop, context, watch }) => {
  watch.expectsLostCalls();
  watch.expects(/Address suggestions are not available/);
  const late = /\/assets\/(FaultModal|OpenModal|Dialog|client)-/;
  await page.route(late, (route) => route.abort());
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await context.setOffline(true);
  await shop.next();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await expect(shop.dialog.getByRole('button', { name: 'Ok' })).toBeFocused();
  await hasNoBarrier(page, 'a message without its file');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await expect(shop.dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await shop.next();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toHaveCount(0);
  await shop.seesDriver();
  await context.setOffline(false);
  await page.unroute(late);
  await shop.next();
  await shop.isAt('additionalDrivers');
});

test('without the calendar a date is typed; at its next opening it is fetched again (I13)', async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  const file = /\/assets\/Calendar-/;
  await page.route(file, (route) => route.abort());
  await shop.opens('rentalInfo');
  const button = page.getByRole('button', { name: /^Calendar for/ }).first();
  await button.click();
  await expect(page.getByText('The calendar could not be loaded. Please type the date.')).toBeVisible();
  await shop.fillsReservation();
  await page.unroute(file);
  await button.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.next();
  await shop.isAt('useType');
});

test('offline when paying: nothing is charged; with the line back one press buys one policy (I14)',
  async ({ shop, context, watch, sandbox, person }) => {
  watch.expectsLostCalls();
  await startsPreparedAt(shop, 'payment');
  const amount = await shop.amountShown();
  await shop.typesCard();
  await shop.accepts();
  await context.setOffline(true);
  await shop.pays();
  const told = shop.dialog.or(shop.page.getByRole('alert').filter({ hasText: 'There is a problem' }));
  await expect(told).toBeVisible();
  if (await shop.dialog.isVisible()) await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await context.setOffline(false);
  expect((await sandbox.ledger(person.email)).charges).toEqual([]);
  await shop.pays();
  await shop.isAt('confirmation');
  ledgerHasOnePolicy(await sandbox.ledger(person.email), { number: await shop.policyNumber(), amount });
});

test('offline between questions: the next question is already there, and fields that need the line do without it (I13, T3)',
  async ({ shop, context, watch }) => {
  watch.expectsLostCalls();
  watch.expects(/Address suggestions are not available/);
  const ahead = fetchesAhead(shop);
  await shop.opens('rentalInfo');
  await shop.fillsReservation();
  await ahead;
  await context.setOffline(true);
  await shop.next();
  await shop.isAt('useType');
  await shop.answers('Personal');
  await shop.next();
  await shop.isAt('driver');
});
