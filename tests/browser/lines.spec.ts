import type { Page } from '@playwright/test';
import { catalogue } from '#flows';
import type { Sandbox } from './support/sandbox';
import { beginsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf, Walk } from './support/walk';

const entryOf = (id: string) => {
  const entry = catalogue.find((one) => one.id === id);
  if (!entry) throw new Error(`No line is named "${id}".`);
  return entry;
};
const phone = { tag: '@phone' };
/** Well ahead: on a busy machine a moment so near that it has passed by then would be refused. */
const stopsClock = async (page: Page): Promise<void> => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

test('the three tiers stand side by side, each with its price, and on a phone as cards in the same order; before them Next waits for the plans, the start date has a calendar of one month, and the page says that a price takes a while (BO-006, BO-010, BO-011, BO-014, BO-015, BO-049)', phone, async ({ page, shop, sandbox, isMobile }) => {
  const walk = new Walk(shop, entryOf('small-business'));
  await walk.enters();
  await walk.fills();
  await sandbox.fails({ call: 'commercial.plans', fault: 'slow', seconds: 2 });
  await shop.next();
  await expect(page.getByRole('button', { name: 'One moment' })).toHaveAttribute('aria-disabled', 'true');
  await expect(shop.heading).not.toHaveText('Tell us about your business');
  await walk.settles();
  await beginsAt(shop, walk.entry, 'policyDate');
  await walk.settles();
  const day = page.getByRole('textbox', { name: 'Start Date' });
  await expect(day).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await shop.presses(page.getByRole('button', { name: 'Calendar for Start Date' }));
  const calendar = page.getByRole('dialog', { name: 'Choose start date' });
  await expect(calendar.getByRole('grid')).toHaveCount(1);
  // In the page, below its field, on a phone; over the page elsewhere.
  expect(await calendar.evaluate((element) => getComputedStyle(element).position === 'static')).toBe(isMobile);
  await page.keyboard.press('Escape');
  await sandbox.fails({ call: 'commercial.rates', fault: 'slow', seconds: 2 });
  await shop.next();
  await expect(shop.overlay).toBeVisible();
  await walk.settles();
  await walk.through({ to: 'plans' });
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveText(['Choose Silver', 'Choose Gold', 'Choose Platinum']);
  if (isMobile) {
    const gold = page.getByRole('region', { name: 'Gold' });
    await expect(gold.getByText(/^\$\d/).first()).toBeVisible();
    await expect(gold.getByRole('term')).toHaveCount(8);
    await expect(page.getByRole('table')).toHaveCount(0);
    return;
  }
  const table = page.getByRole('table', { name: 'Choose cover for Alder Street Barbers' });
  await expect(table.getByRole('columnheader')).toContainText(['Coverage', /Silver.*\/year/, /Gold.*\/year/, /Platinum.*\/year/]);
  await expect(table.getByRole('rowheader')).toHaveCount(8);
  await expect(table.getByRole('row', { name: /Hired and non-owned auto/ }).getByRole('cell'))
    .toHaveText(['Not included', 'Included', 'Included']);
});

test('the search for a kind of business is told once, after the third letter and a pause (BO-036, AN-008)', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/small-business-owners-insurance/basic-info');
  const field = page.getByRole('combobox', { name: 'Business type' });
  await field.pressSequentially('ba');
  await expect(page.getByRole('listbox')).toBeVisible();
  // A fifth of a second between the letters, however busy the machine is: that is no pause yet.
  await stopsClock(page);
  for (const letter of 'kery') {
    await field.press(letter);
    await page.clock.runFor(200);
  }
  await page.clock.resume();
  const events = async (): Promise<number> => {
    const answer = await page.request.get('/sandbox/events', { params: { client: sandbox.client } });
    const { items } = (await answer.json()) as { readonly items: readonly { readonly body: { readonly name?: string } }[] };
    return items.filter(({ body }) => body.name === 'business type searched').length;
  };
  await expect.poll(events).toBe(1);
});

test('after a search that found nothing the first press of Next counts, although the page moves up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/small-business-owners-insurance/basic-info');
  const field = page.getByRole('combobox', { name: 'Business type' });
  await field.pressSequentially('zzz');
  const nothing = page.getByText('No business type matches', { exact: false });
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click({ delay: 100, force: true });
  await expect(page.locator('main .actions output')).toHaveText(/^Still needed: /);
  await expect(nothing).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

/** The list of plans of a line, and the step that needs something when it is entered. */
const unready = async (sandbox: Sandbox): Promise<void> => sandbox.fails({ call: 'carsafe.plans', fault: 'status', status: 503, times: 3 });

test('plans that do not come are told at once, and asked for again by one button, with their price, amounts and document (AN-007, VC-007, VC-011, S-48)', phone,
  async ({ page, context, shop, sandbox, watch }) => {
  watch.expectsStatus(503);
  await unready(sandbox);
  await page.goto('/vehicle-contents-insurance/plans');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await expect(shop.heading).toHaveText('We could not load this page');
  await sandbox.mends();
  await shop.presses(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('status').filter({ hasText: 'Loading the plans' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Select Plan/ })).toHaveCount(3);
  await expect(shop.heading).toHaveText('Choose your vehicle contents plan');
  const dearest = page.getByRole('region', { name: 'Complete' });
  await expect(dearest.getByRole('term')).toHaveCount(5);
  await expect(dearest.getByRole('definition')).toHaveText(['R7,500', 'R15,000', 'R7,500', 'R2,000', 'R100,000']);
  await expect(dearest).toContainText(/R89\.50 per month/);
  const [document] = await Promise.all([context.waitForEvent('page'),
    shop.presses(dearest.getByRole('link', { name: /^Key information document/ }))]);
  await document.close();
  await expect.poll(async () => JSON.stringify(await sandbox.told('events'))).toContain('key information document clicked');
});

test('who lives where a line is not sold reads so in place of the plans, and goes back to the answers (quality F05)', phone,
  async ({ page, shop, watch }) => {
  watch.expectsStatus(400);
  await beginsAt(shop, lineOf('pet'), 'plans', { city: 'Honolulu', region: 'HI', postal: '96801' });
  await expect(shop.dialog).toHaveAccessibleName('Almost ready to go');
  await shop.closesMessage();
  await expect(shop.heading).toHaveText('Almost ready to go');
  await expect(shop.heading).toBeFocused();
  await expect(page.getByRole('main')).toContainText('This policy is not yet available in your location.');
  await expect(page.getByRole('main')).not.toContainText(/could not load|in a moment/);
  await shop.back();
  await expect(shop.heading).toHaveText('Who is the policy for?');
});

test('plans that come at once are shown after a second: until then the page says that it loads them, with placeholders where the cards then stand (VC-007, VC-008, CO-007, quality 7: 15)',
  async ({ page, shop }) => {
  const edges = (): Promise<readonly number[]> => page.locator('.offer').evaluateAll((cards) => cards.flatMap((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return [left, right, top, bottom];
  }));
  await page.clock.install();
  await page.goto('/vehicle-contents-insurance');
  await page.getByRole('combobox', { name: 'Which country do you live in?' }).selectOption('ZA');
  await stopsClock(page);
  const answered = page.waitForResponse(/\/carsafe\/plans$/);
  await page.getByRole('button', { name: 'View Plans' }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading the plans' });
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await loading.count()).toBe(1);
  }).toPass();
  await (await answered).finished();
  await page.clock.runFor(900);
  await expect(loading).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Select Plan/ })).toHaveCount(0);
  const reserved = await edges();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: /^Select Plan/ })).toHaveCount(3);
  await expect(shop.heading).toHaveText('Choose your vehicle contents plan');
  const taken = await edges();
  expect(taken).toHaveLength(12);
  expect(reserved.map((edge, index) => Math.round(Math.abs(edge - (taken[index] ?? 0)) / 20))).toEqual(taken.map(() => 0));
});

test('additional benefits can be ticked, or skipped with none left; the holder is asked below the plan and its document (RS-009, RS-010, RS-011, RS-012, RS-013, S-43)', phone, async ({ page, shop }) => {
  const walk = new Walk(shop, entryOf('residential'));
  await walk.enters();
  await walk.through({ to: 'plans' });
  await shop.presses(page.getByRole('button', { name: 'Select Plan HomeSafe Complete' }));
  await expect(shop.heading).toHaveText('Would you like additional benefits?');
  const wallet = page.getByRole('checkbox', { name: 'Wallet or handbag' });
  await shop.presses(wallet);
  await expect(wallet).toBeChecked();
  await shop.next();
  await expect(shop.heading).toHaveText('What is the policy holder information?');
  await expect(page.getByRole('main').getByText('HomeSafe Complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Key information document/ })).toHaveAttribute('href', /\/homesafe-complete\.pdf$/);
  await shop.back();
  await expect(wallet).toBeChecked();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await shop.presses(page.getByRole('button', { name: 'Skip' }));
  expect((await saved).postDataJSON()).toMatchObject({ application: { plan_applications: [{ plan_add_ons: [] }] } });
  await expect(shop.heading).toHaveText('What is the policy holder information?');
  await shop.back();
  await expect(wallet).not.toBeChecked();
});

for (const [line, plan] of [['vehicle-contents', 'Complete'], ['residential', 'HomeSafe Complete']] as const) {
  test(`${line}: the price of the chosen plan is in view on each question until it is paid, and it is what is paid`, phone,
    async ({ page, shop }) => {
    const walk = new Walk(shop, entryOf(line));
    await walk.enters();
    await walk.through({ to: 'plans' });
    await shop.presses(page.getByRole('button', { name: `Select Plan ${plan}` }));
    const price = page.getByRole('status').filter({ hasText: /^R[\d.]+\/month$/ });
    if (line === 'residential') {
      const before = await price.innerText();
      await shop.presses(page.getByRole('checkbox', { name: 'Wallet or handbag' }));
      await expect(price).not.toHaveText(before);
      await expect(page.getByRole('definition')).toHaveText(await price.innerText());
    }
    const seen: string[] = [];
    const look = async ({ path }: { readonly path: string }): Promise<void> => {
      if (path !== 'payment') seen.push((await price.innerText()).replace('/month', ''));
    };
    await walk.through({ to: 'payment', look });
    expect(seen.length).toBeGreaterThan(1);
    const charged = page.getByRole('term').filter({ hasText: 'Total per month' }).locator('xpath=following-sibling::dd').first();
    await expect(charged).toBeVisible();
    expect(new Set(seen)).toEqual(new Set([await charged.innerText()]));
  });
}
