import { LineWalk, lineOf } from '../browser/support/walk';
import { servePartner } from '../browser/support/partnerPage';
import type { EngineLocator, EnginePage } from './support/page';
import { EngineShop, expect, test } from './support/test';

/** Content that the frame hides or leaves empty, in pixels. */
const misfit = async (page: EnginePage, frame: EnginePage): Promise<number> => {
  const outer = await page.evaluate(() => document.querySelector('iframe')?.clientHeight ?? 0);
  const inner = await frame.evaluate(() => Math.ceil(document.getElementById('root')?.getBoundingClientRect().height ?? -1));
  return outer - inner;
};

test('a partner’s frame 3,000 px down the page is as high as its content before anybody scrolls, and cover is bought in it (AS-024)',
  async ({ enginePage: page, person, sandbox, baseURL }) => {
  const partner = await servePartner(baseURL ?? '', { below: 3000 });
  await page.goto(partner.url);
  const frame = page.frameLocator('iframe');
  const shop = new EngineShop(frame, person);
  shop.mount = '/embed/v1';
  await expect.poll(() => shop.heading.count()).toBe(1);
  await expect.poll(() => misfit(page, frame)).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const walk = new LineWalk<EngineLocator, EngineShop>(shop, lineOf('rental-car'));
  await shop.presses(frame.getByRole('link', { name: 'Get a price' }));
  await expect.poll(async () => (await walk.place()).path).toBe('rental-info');
  await walk.settles();
  await expect.poll(() => misfit(page, frame)).toBe(0);
  await walk.through();
  const { policies, charges } = await sandbox.ledger(person.email);
  expect([policies.length, charges.length]).toEqual([1, 1]);
  partner.close();
});
