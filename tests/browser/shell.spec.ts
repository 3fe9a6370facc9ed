import type { Page } from '@playwright/test';
import { sites } from '#api/sandbox/site/sites';
import { typedCard } from './support/cards';
import { isDrawn } from './support/drawn';
import { hostOf } from './support/sites';
import { Renters } from './support/survey';
import { startsAt } from './support/start';
import { expect, test } from './support/test';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a site with several lines links home and each of them; a plain click stays in the page and shows its top (C-46, AS-006, AS-011)',
  async ({ page, baseURL }) => {
  await page.goto(hostOf('harbor', baseURL));
  await isDrawn(page);
  await expect(navigation(page).getByRole('link')).toHaveText(['Home', 'Rental car', 'Renters', 'Small business']);
  await expect(navigation(page).getByRole('link', { name: 'Rental car' })).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => { Object.assign(window, { same: true }); window.scrollTo(0, 500); });
  await navigation(page).getByRole('link', { name: 'Small business' }).click();
  await expect(page).toHaveURL(/\/small-business-owners-insurance$/);
  await expect(navigation(page).getByRole('link', { name: 'Small business' })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => ['same' in window, window.scrollY])).toEqual([true, 0]);
  // The link of the page that shows leads nowhere else: Back is where it was.
  await navigation(page).getByRole('link', { name: 'Small business' }).click();
  await page.goBack();
  await expect(navigation(page).getByRole('link', { name: 'Rental car' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeHidden();
});

for (const [what, width] of [['on a phone', 375], ['with more lines than the header has room for', 1280]] as const) {
  test(`${what} the links are in the side menu (C-46, AS-011)`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${hostOf('everything', baseURL)}/renters-insurance`);
    await isDrawn(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    const widths = () => page.evaluate(() =>
      [document.documentElement.scrollWidth, document.querySelector('h1')?.getBoundingClientRect().x]);
    const before = await widths();
    await page.getByRole('button', { name: 'Menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    // Not the lines that lineFiles.spec.ts adds to the running shop: their names begin with a small letter.
    await expect(navigation(page).getByRole('link').filter({ hasText: /^[A-Z]/ }))
      .toHaveText(['Home', 'Rental car', 'Renters', 'Small business', 'Vehicle contents', 'HomeSafe residential', 'Collectibles',
        'Landlord', 'Pet']);
    await expect(dialog.getByRole('link', { name: 'Renters' })).toHaveAttribute('aria-current', 'page');
    expect(await widths(), 'nothing moves when it opens').toEqual(before);
    await dialog.getByRole('link', { name: 'Rental car' }).click();
    await expect(page).toHaveURL(/\/rental-car-insurance$/);
    await expect(dialog).toHaveCount(0);
  });
}

test('the header of every site is one row high (AS-011)', async ({ page, baseURL }) => {
  for (const { name } of sites) {
    await page.goto(hostOf(name, baseURL));
    for (const [width, height] of [[1280, 68], [1024, 68], [375, 56]] as const) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole('banner'), `${name} at ${width} px`).toHaveJSProperty('clientHeight', height);
    }
  }
});

for (const [what, site, path] of [
  ['one line', 'surefoot', '/rental-car-insurance'], ['an embed path', 'everything', '/embed/v1/rental-car-insurance'],
  ['the embed flag', 'everything', '/rental-car-insurance?embed=true'],
] as const) {
  test(`with ${what} there is no navigation (AS-007, AS-008, AS-016, C-46)`, async ({ page, baseURL }) => {
    await page.goto(hostOf(site, baseURL) + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navigation(page)).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(site === 'surefoot' ? 1 : 0);
  });
}

for (const [site, path, title, ...links] of [
  ['harbor', '/rental-car-insurance', 'Harbor Travel'],
  ['oakline', '/renters-insurance', 'Oakline Homes', ['Back to Oakline Homes', 'https://oakline.example/']],
  ['mainstreet', '/small-business-owners-insurance', 'Main Street Bank'], ['kaapstad', '/', 'Kaapstad Cover'],
] as const) {
  test(`the first page of ${site} is ${path}; it carries the site’s name and links to its pages (AS-005, AS-019, RN-018, S-62)`,
    async ({ page, baseURL }) => {
    await page.goto(`${hostOf(site, baseURL)}/?utm_source=x`);
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '?utm_source=x');
    const foot = page.getByRole('contentinfo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`${title}$`));
    await expect(page.getByRole('banner').getByRole('link', { name: title })).toHaveAttribute('href', '/');
    for (const [name, href] of [['Privacy Policy', '/documents/privacy-policy.pdf'], ['Terms of Use', '/documents/terms-of-use.pdf'],
      ['Support', /^mailto:.+@/], ...links] as const)
      await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(foot).toContainText('Policies are underwritten by');
  });
}

test('a site with South African lines only shows them on its first page, and at an unknown address (AS-004, AS-005, S-62)',
  async ({ page, baseURL, shop, watch }) => {
  // An address that looks like a file is a page as well, to a browser.
  watch.expectsStatus(404);
  const site = hostOf('kaapstad', baseURL);
  for (const address of ['/', '/nope', '/index.php']) {
    await page.goto(`${site}${address}`);
    await expect(page).toHaveURL(`${site}/`);
    await expect(shop.heading).toHaveText('What would you like to insure?');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      ['Vehicle contents insurance', 'HomeSafe residential insurance']);
  }
  await expect(page).toHaveTitle(/^What would you like to insure\?.*Kaapstad Cover$/);
  await shop.presses(page.getByRole('link', { name: 'Get a price for HomeSafe residential insurance' }));
  await expect(page).toHaveURL(`${site}/residential-insurance`);
  await expect(page.getByRole('combobox', { name: 'Which country do you live in?' })).toBeVisible();
});

test('the insurer’s links stand on the first page of a site that sells South African cover, not on one for a US line; above its pages are home and its two lines, whatever the site sells (AS-009, S-93)',
  async ({ page, baseURL, shop }) => {
  const insurer = page.getByText('Chubb').first();
  for (const [site, visible] of [['kaapstad', true], ['keepsake', false]] as const) {
    await page.goto(`${hostOf(site, baseURL)}/`);
    await expect(shop.heading).toHaveText('What would you like to insure?');
    await expect(insurer).toBeVisible({ visible });
  }
  for (const path of ['/vehicle-contents-insurance', '/residential-insurance/faq', '/chubb/claims']) {
    await page.goto(`${hostOf('everything', baseURL)}${path}`);
    await expect(navigation(page).getByRole('link'), path).toHaveText(['Home', 'Vehicle contents', 'Residential']);
  }
});

test('the header is one row on a narrow phone, the name left and the phone number right (AS-011)', { tag: '@phone' },
  async ({ page, baseURL }) => {
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 812 });
    const pages = [['keepsake', '/collectibles-insurance/category'], ['mainstreet', '/small-business-owners-insurance']] as const;
    for (const [site, path] of pages) {
      await page.goto(`${hostOf(site, baseURL)}${path}`);
      const header = page.getByRole('banner');
      const boxOf = async (name: string | RegExp) => header.getByRole('link', { name }).boundingBox();
      const [brand, phone] = [await boxOf(/Keepsake|Main Street/), await boxOf(/010-/)];
      expect([width, site, (await header.boundingBox())?.height]).toEqual([width, site, 56]);
      expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThan(phone?.x ?? 0);
      expect((brand?.y ?? 0) + (brand?.height ?? 0)).toBeLessThanOrEqual(56 + ((await header.boundingBox())?.y ?? 0));
    }
  }
});

test('old addresses and unknown ones lead on, with their query (AS-002, AS-003, AS-004, OL-001, S-61)', async ({ page }) => {
  const moves = [
    ['/embed/renters', '/embed/v1/renters-insurance'], ['/embed/_renters', '/embed/v1/renters-insurance'],
    ['/embed/bop', '/embed/v1/small-business-owners-insurance'],
    ['/embed/_bop', '/embed/v1/small-business-owners-insurance'], ['/embed/rental-car', '/embed/v1/rental-car-insurance'],
    ['/embed/_rental-car', '/embed/v1/rental-car-insurance'],
    ['/nope', '/rental-car-insurance'], ['/pet-insurance', '/rental-car-insurance'], ['/landlord-insurance/start', '/rental-car-insurance'],
    // In a frame of a partner's such a line is told instead (partnerSnippet.spec.ts).
    ['/embed/v1/renter-insurance', '/rental-car-insurance'], ['/embed/v1/pet-insurance', '/rental-car-insurance'],
  ] as const;
  for (const [from, to] of moves) {
    await page.goto(`${from}?gclid=abc`);
    await expect(page, from).toHaveURL((url) => url.pathname === to && url.search === '?gclid=abc');
  }
});

test('a new step comes in half a second, can be used at once, and does not move for who wants no motion; the header says how far it is (AS-012, AS-006, AS-011, CO-007, I20)',
  async ({ page, shop }) => {
  const duration = () => page.locator('.screen').first().evaluate((screen) => getComputedStyle(screen).animationDuration);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await shop.buysUpTo('useType');
  expect(await duration()).toBe('0.5s');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', /^[1-9]\d$/);
  await expect(header.locator('.progress')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('who begins at a step gets its question before anything of the steps and messages that may follow (I12)', async ({ page, person }) => {
  const scripts: string[] = [];
  page.on('request', (request) => { if (request.resourceType() === 'script' || request.url().includes('/assets/'))
    scripts.push(new URL(request.url()).pathname); });
  const asked = (name: string): boolean => scripts.some((path) => path.startsWith(`/assets/${name}-`));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/assets\/form-.*\.js/, async (route) => { await released; await route.continue(); });
  await page.goto(`${new Renters(page, person).base}/property-info`);
  await expect.poll(() => asked('form')).toBe(true);
  // A page that draws nothing may have no idle time of its own.
  const idle = { timeout: 1000 };
  await page.evaluate((soon) => new Promise((resolve) => { requestIdleCallback(() => requestIdleCallback(resolve, soon), soon); }), idle);
  for (const later of ['SurveyScreen', 'OpenModal', 'FaultModal']) expect(asked(later), later).toBe(false);
  release();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  for (const later of ['SurveyScreen', 'OpenModal']) await expect.poll(() => asked(later), later).toBe(true);
});

test('plans that come first do not wait for the parts of a form (I12)', async ({ page }) => {
  const html = await (await page.request.get('/vehicle-contents-insurance/plans')).text();
  expect(html).toContain('/assets/PlansScreen-');
  expect(html).not.toContain('/assets/form-');
});

interface Event { readonly body: { readonly type: string; readonly name?: string; readonly properties?: Readonly<Record<string, unknown>>;
  readonly traits?: Readonly<Record<string, unknown>> } }
test('a whole visit as analytics hears it: once who, every page, the steps of the checkout, one purchase with its revenue, and the console shows it; every call says from which device (AN-001, AN-002, AN-003, AN-005, AN-006, CH-001, S10)', async ({ page, shop, sandbox, person, context }) => {
  const devices = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) devices.add(request.headers()['x-environment'] ?? '{}');
  });
  await page.goto('/rental-car-insurance?utm_source=news&utm_campaign=spring&gclid=Cj0&other=x');
  await isDrawn(page);
  await page.getByRole('link', { name: 'Get a price' }).first().click();
  await shop.isAt('rentalInfo');
  await shop.goesOnTo('confirmation');
  const number = await shop.policyNumber();
  const events = async (): Promise<readonly Event['body'][]> =>
    ((await (await page.request.get('/sandbox/events', { params: { client: sandbox.client } })).json()) as {
      readonly items: readonly Event[] }).items.map(({ body }) => body);
  const named = async (name: string) => (await events()).filter((event) => event.type === 'track' && event.name === name);
  await expect.poll(async () => (await named('checkout step viewed')).map(({ properties }) => properties?.checkout_step))
    .toEqual([1, 2, 3]);
  const all = await events();
  expect(all.filter(({ type }) => type === 'identify'))
    .toMatchObject([{ traits: { utm_source: 'news', utm_campaign: 'spring', gclid: 'Cj0', client_id: 'surefoot' } }]);
  expect(all.filter(({ type }) => type === 'page').map(({ name }) => name))
    .toEqual(['landing', 'rentalInfo', 'useType', 'driver', 'additionalDrivers', 'plans', 'payment', 'confirmation']);
  const charged = Number((await sandbox.ledger(person.email)).charges[0]?.amount) / 100;
  expect(await named('purchase completed'))
    .toMatchObject([{ properties: { affiliation: 'sure', revenue: charged, order_id: number, currency: 'USD' } }]);
  expect(await named('dormant account')).toHaveLength(1);
  expect((await named('plans loaded')).length).toBe(1);
  for (const secret of [person.email, person.firstName, person.lastName, person.streetAddress, '5550100'])
    expect(JSON.stringify(all), secret).not.toContain(secret);
  expect(JSON.stringify(all)).not.toMatch(typedCard);
  expect(devices.size).toBeGreaterThan(0);
  for (const device of devices)
    expect(JSON.parse(device)).toMatchObject({ browser: expect.stringMatching(/^Chrome \d+$/), timezone: 'America/Chicago' });
  const console = await context.newPage();
  await console.goto('/sandbox#events');
  const list = console.getByRole('list', { name: 'Analytics' });
  await expect(list.getByRole('listitem').filter({ hasText: 'purchase completed' }).filter({ hasText: number })).toHaveCount(1);
  // And as it comes.
  await page.goto('/rental-car-insurance?utm_source=again');
  await expect(list.getByRole('listitem').first()).toContainText(/landing|a visitor/);
});

test('a purchase that fails is told as such, and the report of it carries the request and at most 15 crumbs; three codes are counted by a name of their own (AN-004, AN-010, AN-012, ME-007, ME-008, ME-019)', async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(400, 500);
  await startsAt(shop, 'payment');
  await sandbox.fails({ call: 'rentalCar.purchase', fault: 'status', status: 500 });
  await shop.typesCard();
  await shop.accepts();
  await shop.pays();
  await expect(shop.dialog).toContainText('Something went wrong');
  await expect(shop.dialog).toContainText('If it persists, e-mail support@surefoot.example.');
  const items = async (what: string): Promise<readonly { readonly body: Readonly<Record<string, unknown>> }[]> =>
    ((await (await page.request.get(`/sandbox/${what}`, { params: { client: sandbox.client } })).json()) as {
      readonly items: readonly { readonly body: Readonly<Record<string, unknown>> }[] }).items;
  await expect.poll(async () => (await items('events')).map(({ body }) => body.name)).toContain('purchase failed');
  await expect.poll(async () => (await items('reports')).length).toBe(1);
  const [report] = await items('reports');
  expect(report?.body).toMatchObject({ status: 500, path: '/rental-car-insurance/payment',
    request: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect((report?.body.breadcrumbs as readonly unknown[]).length).toBeLessThanOrEqual(15);
  for (const [code, title, counted] of [['no_offers_found', 'Almost ready to go', 'No Offers Found'],
    ['property_address_invalid', 'Invalid address', 'Invalid Address'],
    ['quote_request_rejected', 'Coverage unavailable', 'Quote Ineligible']] as const) {
    await shop.closesMessage();
    await sandbox.fails({ call: 'rentalCar.purchase', fault: 'status', status: 400, code });
    // The first order is in doubt until it is refused; then the card is typed again.
    const check = page.getByRole('button', { name: 'Check my order' });
    await expect(check.or(shop.payButton)).toBeVisible();
    if (await check.count()) await shop.presses(check);
    else {
      await shop.typesCard();
      await shop.pays();
    }
    await expect(shop.dialog).toHaveAccessibleName(title);
    await expect.poll(async () => (await items('events')).filter(({ body }) => body.name === counted).length).toBe(1);
  }
});
