import type { Page } from '@playwright/test';
import { hasNoBarrier } from './support/barriers';
import { ledgerHasOnePolicy } from './support/one';
import { visitOn } from './support/sites';
import { soon } from './support/soon';
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
/** I13: what is said of a part that could not be fetched. */
async function seesNotLoaded({ heading, page }: Shop): Promise<void> {
  await expect(heading).toHaveText('We could not load this page');
  await expect(page.getByRole('alert')).toContainText('Your connection seems to be lost.');
  await expect(page.getByRole('alert')).toContainText('Your answers are safe.');
}
const notFetched = /^error: TypeError: Failed to fetch dynamically imported module/;
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

test('a screen that the line was lost for is told so, and the visitor goes on with every answer as soon as the line is back (I13)',
  { tag: '@phone' }, async ({ page, shop, watch, context }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  const screen = /\/assets\/PlansScreen-/;
  await page.route(screen, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await context.setOffline(true);
  await shop.next();
  await seesNotLoaded(shop);
  await hasNoBarrier(page, 'a screen that could not be fetched');
  await page.unroute(screen);
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await seesNotLoaded(shop);
  await expect(shop.heading).toBeFocused();
  await context.setOffline(false);
  await shop.isAt('plans');
  await expect(shop.heading).toBeFocused();
  await shop.choosesPlan();
  await shop.isAt('payment');
  await shop.seesDates();
});

test('a screen that the line was lost for comes by itself as soon as the shop answers, also where the browser noticed nothing (I13)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  await page.route(/\/assets\/PlansScreen-/, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await page.route('**/*', (route) => route.abort());
  await shop.next();
  await seesNotLoaded(shop);
  await page.unrouteAll();
  await shop.isAt('plans');
  await expect(shop.heading).toBeFocused();
});

test('a screen that cannot be fetched comes by Try again, and Back leads to the answers before it (I13, quality 7: 30)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  await page.route(/\/assets\/PlansScreen-/, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await seesNotLoaded(shop);
  await expect(page.getByText('does not charge you twice')).toBeHidden();
  await shop.presses(page.getByRole('button', { name: 'Back', exact: true }));
  await shop.isAt('additionalDrivers');
  await expect(shop.radio('No')).toBeChecked();
  await shop.next();
  await seesNotLoaded(shop);
  await page.unroute(/\/assets\/PlansScreen-/);
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await shop.isAt('plans');
  await expect(shop.heading).toBeFocused();
});

test('where a part stays lost to this page, Try again loads the page anew, and every answer is there (I13, quality 7: 30)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  let isAnew = false;
  await page.route(/\/assets\/PlansScreen-/, (route) => (isAnew ? route.continue() : route.abort()));
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await seesNotLoaded(shop);
  page.on('request', (request) => { isAnew ||= request.isNavigationRequest(); });
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await shop.isAt('plans');
  expect(isAnew).toBe(true);
});

test('a part that comes by Try again and then fails while it is drawn leaves the error view: no new page would help (AS-013, I13)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  watch.expects(/drawing fails on purpose/);
  const file = /\/assets\/PlansScreen-[^/]*\.js/;
  await page.route(file, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await seesNotLoaded(shop);
  await page.unroute(file);
  const body = `export const Screen = () => { throw new Error('drawing fails on purpose'); };`;
  await page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const loaded: string[] = [];
  page.on('request', (request) => { if (request.isNavigationRequest()) loaded.push(request.url()); });
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await seesErrorView(shop, 'support@surefoot.example');
  await expect.poll(async () => (await reports(page)).split('drawing fails on purpose').length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
});

test('a line that cannot be fetched is told so, is not asked for without end, and comes by Try again (I13)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  const asked: string[] = [];
  await page.route(/\/assets\/rental-car-/, (route) => { asked.push(route.request().url()); return route.abort(); });
  // Not the first question, which the server draws.
  await shop.opens('useType');
  await seesNotLoaded(shop);
  expect(asked.length).toBeLessThan(3);
  await page.unroute(/\/assets\/rental-car-/);
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await shop.isAt('rentalInfo');
});

for (const [what, path, part, field] of [
  ['a landing page without its words', '/renters-insurance', /\/assets\/landing-/, 'Street address'],
  ['the first question without its line', '/rental-car-insurance/rental-info', /\/assets\/rental-car-/, 'Pick-up date'],
] as const) {
  test(`${what} stays as the server has drawn it, says that it is not complete, and is once the line is back (AS-022, I13)`,
    { tag: '@phone' }, async ({ page, shop, watch, context }) => {
    watch.expectsLostCalls();
    watch.expects(notFetched);
    await page.route(part, (route) => route.abort());
    await page.goto(path);
    const told = page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });
    await expect(told).toBeVisible();
    const heading = await shop.heading.innerText();
    await shop.field(field).fill('5');
    await hasNoBarrier(page, what);
    await context.setOffline(true);
    await page.unroute(part);
    await context.setOffline(false);
    await expect(told).toHaveCount(0);
    await expect(shop.heading).toHaveText(heading);
    await expect(shop.field(field)).toHaveValue('5');
  });
}

test('a drawn page whose part stays lost to it is loaded anew when the line is back, and goes on (AS-022, I13)',
  async ({ page, shop, watch, context }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  let isAnew = false;
  await page.route(/\/assets\/rental-car-/, (route) => (isAnew ? route.continue() : route.abort()));
  await page.goto('/rental-car-insurance/rental-info');
  const told = page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });
  await expect(told).toBeVisible();
  page.on('request', (request) => { isAnew ||= request.isNavigationRequest(); });
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(told).toHaveCount(0);
  await shop.isAt('rentalInfo');
  expect(isAnew).toBe(true);
});

test('the questions of a line that cannot be fetched are told so inside the page, are not asked for without end, and come by Try again (I13)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  let asked = 0;
  await page.route(/\/assets\/faq-/, (route) => { asked += 1; return route.abort(); });
  await page.goto('/vehicle-contents-insurance/faq');
  await seesNotLoaded(shop);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Once ahead, named in the page, and once by the page itself.
  expect(asked).toBeLessThan(3);
  await page.unroute(/\/assets\/faq-/);
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await expect(shop.heading).toHaveText('Vehicle contents insurance: questions and answers');
});

for (const first of ['screen', 'plans']) {
  test(`a screen that is lost together with the plans it shows, the ${first} first, is fetched again by one press of Try again (VC-007, I13)`,
    async ({ page, shop, sandbox, watch }) => {
    watch.expectsLostCalls();
    watch.expects(notFetched);
    watch.expectsStatus(503);
    const [screen, plans] = [/\/assets\/PlansScreen-/, /\/carsafe\/plans/];
    const isTold = first === 'plans' ? shop.dialog : page.getByRole('heading', { name: 'We could not load this page' });
    let release = (): void => undefined;
    const firstIsTold = new Promise<void>((resolve) => { release = resolve; });
    await page.route(screen, async (route) => {
      if (first === 'plans') await firstIsTold;
      await route.abort();
    });
    await page.route(plans, async (route) => {
      if (first === 'screen') await firstIsTold;
      await route.continue();
    });
    await sandbox.fails({ call: 'carsafe.plans', fault: 'status', status: 503, times: 3 });
    await page.goto('/vehicle-contents-insurance/plans', { waitUntil: 'commit' });
    await expect(isTold).toBeVisible();
    release();
    await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
    await page.unroute(screen);
    await page.unroute(plans);
    await sandbox.mends();
    await shop.presses(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByRole('button', { name: /^Select Plan/ })).toHaveCount(3);
    await expect(shop.heading).toHaveText('Choose your vehicle contents plan');
  });
}

test('plans that the line was lost for come by themselves when it is back (VC-007, I13)', async ({ page, shop, watch, context }) => {
  watch.expectsLostCalls();
  await page.route(/\/carsafe\/plans/, (route) => route.abort());
  await page.goto('/vehicle-contents-insurance/plans');
  await expect(shop.dialog).toContainText('Your connection seems to be lost. Please try again.');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await expect(shop.heading).toHaveText('We could not load this page');
  await context.setOffline(true);
  await page.unroute(/\/carsafe\/plans/);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Select Plan/ })).toHaveCount(3);
  await expect(shop.heading).toBeFocused();
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

test('a question whose list cannot be fetched says so where the reader is: its heading has the focus, and the list comes by Try again (I13, I26)',
  async ({ page, shop, watch }) => {
  watch.expectsLostCalls();
  watch.expects(notFetched);
  const list = /\/assets\/List-/;
  await page.route(list, (route) => route.abort());
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('Yes');
  await shop.next();
  await seesNotLoaded(shop);
  await expect(shop.heading).toBeFocused();
  await page.unroute(list);
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await expect(shop.driverRow(1)).toBeVisible();
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

test('where the page about an order whose answer was lost cannot be shown, the visitor reads that nothing is charged twice, also after a reload (D2, D19, AS-013)',
  async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(500);
  watch.expectsLostCalls();
  watch.expects(notFetched, /drawing fails on purpose/);
  const part = /\/assets\/OrderInDoubt-[^/]*\.js/;
  await page.route(part, (route) => route.abort());
  await startsAt(shop, 'payment');
  await shop.typesCard();
  await shop.accepts();
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'status', status: 500, processed: true });
  await shop.pays();
  await expect(shop.dialog).toBeVisible();
  await shop.closesMessage();
  await seesNotLoaded(shop);
  await expect(page.getByRole('alert')).toContainText('Your order may already be on its way. Trying again does not charge you twice.');
  await page.unroute(part);
  const body = `export const OrderInDoubt = () => { throw new Error('drawing fails on purpose'); };`;
  await page.route(part, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.reload();
  await seesErrorView(shop, 'support@surefoot.example');
  await expect(page.getByRole('alert')).toContainText('Your order may already be on its way. Refreshing does not charge you twice.');
  await page.unroute(part);
  await sandbox.mends();
  await shop.presses(page.getByRole('button', { name: 'Refresh the page' }));
  await shop.presses(page.getByRole('button', { name: 'Check my order' }));
  await shop.isAt('confirmation');
  expect((await sandbox.ledger(person.email)).charges).toHaveLength(1);
});

test('a drawn question whose line fails when it has come leaves the error view and a report (AS-013, AS-022, ME-007)',
  async ({ page, baseURL, context, sandbox, shop, watch }) => {
  watch.expects(/Cannot (read|convert)/);
  await page.route(/\/line-files\/pet\/[^/]+\/line\.json/, (route) => route.fulfill({ json: {} }));
  await page.goto(`${await visitOn('everything', baseURL, { context, sandbox })}/pet-insurance/home`);
  await seesErrorView(shop, 'support@surefoot.example');
  await expect.poll(() => sandbox.told('reports'), soon).toHaveLength(1);
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
  await expect(shop.dialog).toContainText('Your connection seems to be lost. Please try again.');
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
  await expect(shop.dialog).toContainText('Your connection seems to be lost. Please try again.');
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
