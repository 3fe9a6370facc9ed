import { newYorkToday, plusDays, usDate } from './support/days';
import { Keys } from './support/keys';
import { frameStands, hostOf, visitOn } from './support/sites';
import { expect, test } from './support/test';

const login = 'auth_token=harbor_embed_31&email=kim%40example.com&first_name=Kim&last_name=Abara&phone_number=6145550199';

test('who comes with a token and an e-mail is logged in: not asked again, named in the menu, and gone after Sign out, with every answer (S-14, S-15, RC-063, AS-011, PS-003, RC-054)', { tag: '@phone' }, async ({ page, shop, baseURL, context, sandbox }) => {
  const harbor = await visitOn('harbor', baseURL, { context, sandbox });
  await page.goto(`${harbor}/embed/v1/rental-car-insurance/rental-info?${login}`);
  shop.embedded();
  shop.loggedIn = true;
  await shop.isAt('rentalInfo');
  await shop.goesOnTo('driver');
  await shop.isAt('driver');
  await expect(shop.field('First name')).toBeVisible();
  await expect(shop.field('E-mail')).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Menu' });
  await shop.presses(menu);
  await expect(shop.dialog).toContainText('Signed in as kim@example.com');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Sign out' }));
  // S-15: at the top, `/`, which is this site's first line.
  await expect(page).toHaveURL(`${harbor}/rental-car-insurance`);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('surefoot.')))).toEqual([]);
  await page.goto(`${harbor}/embed/v1/rental-car-insurance/driver`);
  // RC: the door of the step asks for the first answers again.
  await shop.isAt('rentalInfo');
  await expect(shop.field('Pick-up date')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  shop.loggedIn = false;
  const asked = page.waitForRequest((request) => request.url().includes('/rental-car/'));
  await shop.goesOnTo('plans');
  expect((await (await asked).allHeaders()).authorization).toBe('Token site_harbor_77e1f2');
});

test('who signs out in one tab is signed out in the other as well; a visit of nobody stays (S-15, PS-003)',
  async ({ page, shop, baseURL, context, sandbox }) => {
  const harbor = await visitOn('harbor', baseURL, { context, sandbox });
  const quote = '/embed/v1/rental-car-insurance/rental-info';
  const [other, nobody] = [await context.newPage(), await context.newPage()];
  for (const [tab, query] of [[other, `?${login}`], [nobody, ''], [page, `?${login}`]] as const) {
    await tab.goto(`${harbor}${quote}${query}`);
    await tab.getByLabel('Rental agency').selectOption('Hertz');
  }
  await shop.presses(page.getByRole('button', { name: 'Menu' }));
  await shop.presses(shop.dialog.getByRole('button', { name: 'Sign out' }));
  await expect(other).toHaveURL(`${harbor}/rental-car-insurance`);
  await other.goto(`${harbor}${quote}`);
  await expect(other.getByLabel('Rental agency')).toHaveValue('');
  await expect(other.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await expect(nobody.getByLabel('Rental agency')).toHaveValue('Hertz');
});

test('the menu is a dialog for the keyboard as well: focus goes in, stays in, comes back (AS-011, WCAG 2.4.3)',
  async ({ page, baseURL }) => {
  await page.goto(`${hostOf('harbor', baseURL)}/embed/v1/rental-car-insurance?${login}`);
  const keys = new Keys(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await keys.activates(menu);
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await keys.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await keys.to(dialog.getByRole('button', { name: 'Sign out' }));
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});

for (const [what, path, part] of [['landing page', '', /\/assets\/landing-/], ['step', '/rental-info', /\/assets\/rental-car-/]] as const) {
  test(`the content of a ${what} that comes late leaves the focus on the menu, and Enter opens it (WCAG 2.4.3)`,
    async ({ page, baseURL }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => { release = resolve; });
    await page.route(part, async (route) => { await released; await route.continue(); });
    await page.goto(`${hostOf('harbor', baseURL)}/embed/v1/rental-car-insurance${path}?${login}`, { waitUntil: 'commit' });
    const keys = new Keys(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await keys.to(menu);
    await expect(page.getByText('Loading', { exact: true })).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
}

test('a token in /start reaches the line that it leads to, which knows who it is for (AS-002, AS-007, S-14, RN-052)',
  async ({ page, baseURL, context, sandbox }) => {
  const harbor = await visitOn('harbor', baseURL, { context, sandbox });
  const asked = page.waitForRequest((request) => request.url().includes('/api/partner/v1/partner'));
  await page.goto(`${harbor}/start?${login}`);
  expect((await (await asked).allHeaders()).authorization).toBe('Token harbor_embed_31');
  await expect(page).toHaveURL((url) => url.pathname === '/embed/v1/renters-insurance/property-info' && !url.search.includes('token'));
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Kim');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('kim@example.com');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('a token without an e-mail is a partner’s: nobody is logged in, the e-mail is asked (S-14, CH-007)',
  async ({ page, shop, baseURL, context, sandbox }) => {
  await page.goto(`${await visitOn('harbor', baseURL,
    { context, sandbox })}/embed/v1/rental-car-insurance/rental-info?auth_token=harbor_embed_31`);
  await shop.embedded().isAt('rentalInfo');
  await shop.goesOnTo('driver');
  await expect(shop.field('E-mail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
});

for (const [what, token, counts] of [['with a token', '&token=1', true], ['without a token', '', false]] as const) {
  test(`a partner’s page says who is logged in, and signs out: ${what} it ${counts ? 'counts' : 'means nothing'} (S-14, S-15, S9)`,
    async ({ page, baseURL }) => {
    await page.goto(`${hostOf('host', baseURL)}/sandbox/host?site=harbor&flow=rental-car-insurance${token}`);
    const frame = page.frameLocator('iframe[title="Insurance"]');
    const heard = (name: string) =>
      page.getByRole('complementary').getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(heard('landing-viewed')).toHaveCount(1);
    await frameStands(page, frame);
    await frame.getByRole('link', { name: 'Get a price' }).first().click();
    await frame.getByLabel('Rental agency').selectOption('Hertz');
    await page.getByRole('button', { name: 'Kim is logged in' }).click();
    if (counts) {
      // The line begins again with what is known now: a press in that very moment is lost, and a menu that is open may close.
      const menu = frame.getByRole('dialog');
      await expect(async () => {
        if (!await menu.isVisible()) await frame.getByRole('button', { name: 'Menu' }).click({ timeout: 10_000 });
        await expect(menu).toContainText('kim@example.com', { timeout: 10_000 });
        await frame.getByRole('button', { name: 'Close' }).click({ timeout: 10_000 });
      }).toPass();
      await expect(menu).toHaveCount(0);
      // The line had been opened before: what was typed is still there.
      await expect(frame.getByLabel('Rental agency')).toHaveValue('Hertz');
    } else {
      await expect(heard('step-viewed')).toHaveCount(1);
      await expect(frame.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(heard('signed-out')).toHaveCount(1);
    // Inside another page `/` may not be shown: the line's first page is.
    await expect(frame.getByRole('link', { name: 'Get a price' }).first()).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await frameStands(page, frame);
    await frame.getByRole('link', { name: 'Get a price' }).first().click();
    await expect(frame.getByLabel('Rental agency')).toHaveValue('');
  });
}

test('who logs in while a call is under way is known once it is answered (S-14)', async ({ page, baseURL }) => {
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => { answer = resolve; });
  const quote = '**/protections/*/quote';
  await page.route(quote, async (route) => { await released; await route.continue(); });
  await page.goto(`${hostOf('host', baseURL)}/sandbox/host?site=keepsake&flow=collectibles-insurance&token=1`);
  const frame = page.frameLocator('iframe[title="Insurance"]');
  await frameStands(page, frame);
  await frame.getByRole('link', { name: 'See your price' }).first().click();
  await frame.getByRole('radiogroup').locator('label').first().click();
  await frame.getByLabel('Start date', { exact: true }).fill(usDate(plusDays(newYorkToday(), 10)));
  const asked = page.waitForRequest(quote);
  await frame.getByRole('button', { name: 'Next' }).click();
  await asked;
  await page.getByRole('button', { name: 'Kim is logged in' }).click();
  await expect(frame.getByRole('button', { name: 'Menu' })).toBeVisible();
  answer();
  await expect(frame.getByLabel('First name')).toHaveValue('Kim');
  await expect(frame.getByLabel('E-mail')).toHaveCount(0);
});
