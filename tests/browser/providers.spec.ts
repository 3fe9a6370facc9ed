import type { Page } from '@playwright/test';
import { answersCards, answersMaps } from './support/providerScripts';
import { startsShop, type OtherShop } from './support/otherShop';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';

let other: OtherShop | undefined;
/** A shop with every provider. */
test.beforeAll(async () => {
  other = await startsShop({
    SEGMENT_WRITE_KEY: 'key', SENTRY_DSN: 'https://key@errors.example/1', GOOGLE_MAPS_KEY: 'key', STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
    PARTNER_API_URL: '',
  });
});
test.afterAll(() => other?.ends());

/** What Segment says of a workspace with two destinations whose scripts would run in the page: the watch would tell of them. */
const workspace = {
  integrations: {
    'Segment.io': { apiKey: 'key', addBundledMetadata: true }, 'Google Analytics': { trackingId: 'UA-1', versionSettings: { version: '2.18.5' } },
  },
  remotePlugins: [{
    name: 'amplitude', creationName: 'Actions Amplitude', libraryName: 'amplitude-pluginsDestination', settings: {},
    url: 'https://cdn.segment.com/next-integrations/actions/amplitude-plugins/1.js',
  }],
  middlewareSettings: {}, enabledMiddleware: {}, metrics: { sampleRate: 0 }, plan: {},
};

/** What the page asks of the providers, which are not here: each is answered as it would be. */
async function hears(page: Page): Promise<{ readonly visits: string[]; readonly errors: string[] }> {
  const heard = { visits: [] as string[], errors: [] as string[] };
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://cdn.segment.com/**', (route) => route.fulfill({ headers, json: workspace }));
  await page.route('https://api.segment.io/**', (route) => {
    heard.visits.push(route.request().postData() ?? '');
    return route.fulfill({ headers, json: { success: true } });
  });
  await page.route('https://errors.example/**', (route) => {
    heard.errors.push(route.request().postData() ?? '');
    return route.fulfill({ headers, json: {} });
  });
  return heard;
}

/** Cover for a rental car, up to the driver. */
async function opensDriver({ page, shop }: { readonly page: Page; readonly shop: Shop }, query = ''): Promise<void> {
  await page.goto(`${other?.address}/rental-car-insurance${query}`);
  await shop.presses(page.getByRole('link', { name: 'Get started', exact: true }));
  await shop.fillsReservation();
  await shop.next();
  await shop.answers('Personal');
  await shop.next();
  await shop.fillsDriver();
}

test('providers of analytics and error reports that are switched on hear of visits and failures, and nothing of the person or of the query; nothing is kept in the browser (S10, AN-002, AN-010, PS-001)',
  async ({ page, context, shop, person, watch }) => {
  watch.expectsStatus(500);
  const heard = await hears(page);
  await answersMaps(page);
  const email = encodeURIComponent(person.email);
  // A campaign's link as partners write them, with the parameters that Segment's library reads by itself.
  const campaign = `utm_source=news&utm_content=${email}&ajs_uid=${email}&ajs_trait_lastName=${person.lastName}`;
  await opensDriver({ page, shop }, `?firstName=${person.firstName}&email=${email}&${campaign}#top`);
  await page.route('**/api/**/plans', (route) => route.fulfill({ status: 500, body: 'ERROR: relation "plans" of Ines' }));
  await shop.next();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');

  await expect.poll(() => heard.errors.length).toBeGreaterThan(0);
  await expect.poll(() => heard.visits.map((text) => (JSON.parse(text) as { readonly name?: string }).name))
    .toEqual(expect.arrayContaining(['landing', 'rentalInfo', 'useType', 'driver']));
  expect(heard.errors.join()).toMatch(/"type":"ApiError".*"status":500/s);
  for (const secret of [person.email, encodeURIComponent(person.email), person.lastName, person.streetAddress, 'firstName=', 'relation'])
    expect([...heard.visits, ...heard.errors].filter((text) => text.includes(secret)), secret).toEqual([]);
  expect(heard.visits.join()).toContain('"utm_source":"news"');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect((await context.cookies(other?.address)).filter(({ name }) => name.startsWith('ajs'))).toEqual([]);
});

test('with maps switched on a suggestion is picked, in the language of the page whatever the browser’s, and its look-up tells Google the shop’s origin alone (WG-007, S7)',
  async ({ page, shop }) => {
  await hears(page);
  const asked = await answersMaps(page);
  await opensDriver({ page, shop });
  await shop.field('Street address').fill('48 Al');
  await shop.presses(page.getByRole('option', { name: '48 Alder Street NY' }));
  await expect(shop.field('City')).toHaveValue('New York');
  await expect(shop.field('Street address')).toHaveValue('48 Alder St');
  await expect(shop.field('ZIP code')).toHaveValue('10002');
  await shop.next();
  await shop.isAt('additionalDrivers');
  const searches = asked.filter(({ pathname }) => pathname.endsWith('.Search')).map(({ searchParams }) => searchParams.get('4s'));
  expect(searches).toEqual([expect.stringContaining('48 Alder St')]);
  expect(asked.flatMap(({ searchParams }) => searchParams.get('1s') ?? [])).toEqual([other?.address]);
});

test('with real cards switched on the fields come, in the language of the page; a key that the provider refuses is no word for the visitor, and is reported (PY-006, PY-022, S7)',
  async ({ page, shop, watch }) => {
  watch.expectsStatus(401);
  const heard = await hears(page);
  await answersMaps(page);
  await answersCards(page, () => ({
    status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: pk_test_key' } },
  }));
  await opensDriver({ page, shop });
  await shop.next();
  await shop.answers('No');
  await shop.next();
  await shop.choosesPlan();
  await shop.isAt('payment');
  await shop.typesCard();
  await expect(page.locator('html')).toHaveAttribute('data-cards', 'en');
  await shop.accepts();
  await shop.pays();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await expect(page.getByText('API Key')).toHaveCount(0);
  await expect.poll(() => heard.errors.join()).toContain('The card service refuses a token: invalid_request_error');
});
