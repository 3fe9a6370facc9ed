import type { Page } from '@playwright/test';
import { startsShop, type OtherShop } from './support/otherShop';
import { expect, test } from './support/test';

let other: OtherShop | undefined;
/** A shop that counts its visits and reports its errors elsewhere. */
test.beforeAll(async () => {
  other = await startsShop({ SEGMENT_WRITE_KEY: 'key', SENTRY_DSN: 'https://key@errors.example/1', PARTNER_API_URL: '' });
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

test('providers of analytics and error reports that are switched on hear of visits and failures, and nothing of the person or of the query; nothing is kept in the browser (S10, AN-002, AN-010, PS-001)',
  async ({ page, context, shop, person, watch }) => {
  watch.expectsStatus(500);
  const heard = await hears(page);
  const email = encodeURIComponent(person.email);
  // A campaign's link as partners write them, with the parameters that Segment's library reads by itself.
  const campaign = `utm_source=news&utm_content=${email}&ajs_uid=${email}&ajs_trait_lastName=${person.lastName}`;
  await page.goto(`${other?.address}/rental-car-insurance?firstName=${person.firstName}&email=${email}&${campaign}#top`);
  await shop.presses(page.getByRole('link', { name: 'Get started', exact: true }));
  await shop.fillsReservation();
  await shop.next();
  await shop.answers('Personal');
  await shop.next();
  await shop.fillsDriver();
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
