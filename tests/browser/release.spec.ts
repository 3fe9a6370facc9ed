import type { Page } from '@playwright/test';
import { startsAt } from './support/start';
import { expect, test } from './support/test';

/** As after a release: parts of the page are not found until the page is loaded anew, and the server's page names another script. */
async function released(page: Page, parts: RegExp): Promise<void> {
  let isNew = false;
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await page.route(parts, (route) => (isNew ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' })));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch' || route.request().url() !== page.url()) return route.fallback();
    isNew = true;
    return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-of-another-release.js"></script>' });
  });
}

test.beforeEach(({ watch }) => {
  watch.expectsStatus(404);
  watch.expects(/^error: TypeError: Failed to fetch dynamically imported module/);
});

test('a visitor whose page is older than a release goes on with every answer: the page is loaded anew where its parts are gone (AS-013, I08)',
  async ({ page, shop }) => {
  await released(page, /\/assets\/PlansScreen-/);
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await shop.isAt('plans');
  await shop.choosesPlan();
  await shop.isAt('payment');
  await shop.seesDates();
});

test('who has paid sees the policy, also when the page that shows it is gone with an older release (S15)', async ({ page, shop }) => {
  await released(page, /\/assets\/ConfirmationScreen-/);
  await startsAt(shop, 'payment');
  await shop.typesCard();
  await shop.accepts();
  await shop.pays();
  await shop.isAt('confirmation');
  expect(await shop.policyNumber()).toMatch(/^RC-\d{4}-\d+$/);
});

for (const [what, path, part, heading] of [
  ['a landing page', '/renters-insurance', /\/assets\/landing-/, 'Protect everything you own.'],
  ['a first question', '/rental-car-insurance/rental-info', /\/assets\/rental-car-/, /your rental reservation/],
] as const) {
  test(`${what} that the server has drawn is loaded anew where its parts are gone with an older release, and goes on (AS-013, AS-022)`,
    async ({ page, shop }) => {
    await released(page, part);
    await page.goto(path);
    await expect(page.getByText('This page has not loaded completely.')).toHaveCount(0);
    await expect(shop.heading).toHaveText(heading);
    await expect(page.locator('main').getByRole('button').first()).toBeEnabled();
  });
}
