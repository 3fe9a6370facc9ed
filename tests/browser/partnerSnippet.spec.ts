import type { FrameLocator, Page } from '@playwright/test';
import { hasNoBarrier } from './support/barriers';
import { servePage } from './support/partnerPage';
import { frameStands } from './support/sites';
import { expect, test } from './support/test';

interface Told { readonly type: string; readonly detail: Readonly<Record<string, unknown>> }
type Attributes = Readonly<Record<string, string>>;

/** An element of the snippet. */
const element = (attributes: Attributes = {}): string => {
  const all: Attributes = { flow: 'rental-car-insurance', site: 'harbor', ...attributes };
  return `<div class="surefoot" ${Object.entries(all).map(([name, value]) => `data-${name}="${value}"`).join(' ')}></div>`;
};
/** Keeps the events that reach the partner's document. */
const listening = `<script>
window.told = [];
for (const type of ['ready', 'height', 'landing-viewed', 'step-viewed', 'startup-failed'])
  document.addEventListener('surefoot:' + type, ({ detail }) => told.push({ type, detail }));
</script>`;
const told = (page: Page, type: string): Promise<readonly Told['detail'][]> => page.evaluate((wanted) =>
  (window as unknown as { told: Told[] }).told.filter((event) => event.type === wanted).map(({ detail }) => detail), type);
const insideOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const start = (frame: FrameLocator) => frame.getByRole('link', { name: 'Get a price' }).first();
const heightOf = (page: Page): Promise<number> => page.locator('iframe').evaluate((frame) => frame.clientHeight);
/** Opens a partner's page with this body, and the shop's script at its end. */
const opens = async (page: Page, shop: string | undefined, body: string, script = `<script src="${shop}/embed.js"></script>`) => {
  const partner = await servePage(listening + body + script);
  // The frame may be slower than the page.
  await page.goto(partner.url, { waitUntil: 'domcontentloaded' });
  return partner;
};

test('a line that is misspelt says so in the frame and to the page around it, and never shows another product',
  { tag: '@phone' }, async ({ page, baseURL }) => {
  const partner = await opens(page, baseURL, element({ flow: 'renter-insurance' }));
  const heading = insideOf(page).getByRole('heading', { level: 1, name: 'This insurance is not available here' });
  await expect(heading).toBeVisible();
  await expect.poll(() => told(page, 'startup-failed')).toEqual([expect.objectContaining({ code: 'unknown_line' })]);
  await frameStands(page, insideOf(page));
  await hasNoBarrier(page, 'an unknown line in a frame');
  await insideOf(page).locator('body').evaluate(() => { location.reload(); });
  await expect.poll(() => told(page, 'startup-failed')).toHaveLength(2);
  await expect(heading).toBeVisible();
  partner.close();
});

test('a token that is not known is told to the page around the frame', async ({ page, baseURL, watch }) => {
  watch.expectsStatus(401);
  const partner = await opens(page, baseURL, element({ token: 'no_such_token' }));
  await expect.poll(() => told(page, 'startup-failed')).toEqual([{ code: 'startup' }]);
  await expect(insideOf(page).getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  partner.close();
});

test('a frame that the browser refuses is told as a timeout, and leaves no empty box', async ({ page, baseURL, watch }) => {
  watch.expects(/frame-ancestors|X-Frame-Options|refused to connect|ERR_BLOCKED/i);
  // The time stands still between the steps: however long the browser takes to refuse the frame, it is no part of the 15 seconds.
  await page.clock.install({ time: '2026-03-10T12:00:00Z' });
  await page.clock.pauseAt('2026-03-10T12:01:00Z');
  const partner = await opens(page, baseURL, element({ site: 'mainstreet' }));
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await page.clock.fastForward(14_000);
  expect(await told(page, 'startup-failed')).toEqual([]);
  await page.clock.fastForward(2_000);
  await expect.poll(() => told(page, 'startup-failed')).toEqual([{ code: 'timeout' }]);
  expect(await heightOf(page)).toBe(0);
  partner.close();
});

test('a frame that is ready after its time is shown all the same', async ({ page, baseURL }) => {
  await page.clock.install();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route('**/embed/v1/**', async (route) => { await held; await route.continue(); });
  const partner = await opens(page, baseURL, element());
  await page.clock.fastForward(16_000);
  await expect.poll(() => told(page, 'startup-failed')).toEqual([{ code: 'timeout' }]);
  expect(await heightOf(page)).toBe(0);
  release();
  await expect(start(insideOf(page))).toBeVisible();
  await frameStands(page, insideOf(page));
  expect(await heightOf(page)).toBeGreaterThan(200);
  partner.close();
});

test('the frame has a ground of its own, so that its words can be read on a dark page', async ({ page, baseURL }) => {
  const partner = await opens(page, baseURL, element());
  await expect(start(insideOf(page))).toBeVisible();
  // The page arrives drawn: its link is there before its style sheet, which the first paint waits for.
  await expect.poll(() => insideOf(page).locator('body').evaluate((body) =>
    [document.documentElement, body].map((one) => getComputedStyle(one).backgroundColor))).toContain('rgb(255, 255, 255)');
  partner.close();
});

test('an element that comes later, or in the place of another, gets its frame, and one that is gone is not listened to',
  async ({ page, baseURL }) => {
  const partner = await opens(page, baseURL, '<main></main>');
  const puts = (html: string): Promise<void> => page.locator('main').evaluate((main, words) => { main.innerHTML = words; }, html);
  await puts(`<section>${element()}</section>`);
  await expect(start(insideOf(page))).toBeVisible();
  await expect.poll(() => told(page, 'ready')).toHaveLength(1);
  await page.evaluate(() => Object.assign(window, { gone: document.querySelector('.surefoot') }));
  await puts(element({ flow: 'renters-insurance' }));
  await expect.poll(async () => (await told(page, 'landing-viewed')).map(({ product }) => product)).toEqual(['rental_car', 'renters']);
  await frameStands(page, insideOf(page));
  expect(await page.evaluate(() => (window as unknown as { gone: Element }).gone.children.length)).toBe(0);
  partner.close();
});

test('an element with another line shows that line', async ({ page, baseURL }) => {
  const partner = await opens(page, baseURL, element());
  await expect.poll(() => told(page, 'ready')).toHaveLength(1);
  await page.locator('.surefoot').evaluate((host) => { (host as HTMLElement).dataset.flow = 'renters-insurance'; });
  await expect.poll(async () => (await told(page, 'landing-viewed')).map(({ product }) => product)).toEqual(['rental_car', 'renters']);
  await expect(page.locator('iframe')).toHaveCount(1);
  await frameStands(page, insideOf(page));
  partner.close();
});

test('the script works as a module, and says what is wrong where it cannot know its own address', async ({ page, baseURL, watch }) => {
  const module = await opens(page, baseURL, element(), `<script type="module" src="${baseURL}/embed.js"></script>`);
  await expect(start(insideOf(page))).toBeVisible();
  module.close();
  watch.expects(/Surefoot: /);
  const said = page.waitForEvent('console', (message) => message.type() === 'error');
  const imported = await opens(page, baseURL, element(), `<script type="module">import '${baseURL}/embed.js';</script>`);
  expect((await said).text()).toBe('Surefoot: embed.js cannot tell where it came from. Load it by a script element with its address.');
  imported.close();
});

test('a frame that is hidden at first is as high as its content once it is shown', { tag: '@phone' }, async ({ page, baseURL }) => {
  const partner = await opens(page, baseURL, `<section hidden>${element()}</section>`);
  await expect.poll(() => told(page, 'ready')).toHaveLength(1);
  await expect.poll(() => told(page, 'landing-viewed')).toHaveLength(1);
  expect(await told(page, 'height')).toEqual([]);
  await page.locator('section').evaluate((section) => section.removeAttribute('hidden'));
  await expect(start(insideOf(page))).toBeVisible();
  await frameStands(page, insideOf(page));
  const widest = Math.max(...(await told(page, 'height')).map(({ height }) => Number(height)));
  expect(widest).toBeLessThan(await heightOf(page) + 100);
  partner.close();
});

test('a new step begins below the header of the page around, where that page says how high it is', { tag: '@phone' },
  async ({ page, baseURL }) => {
  const header = '<div style="position: sticky; top: 0; height: 80px; background: #123; z-index: 1">Header</div>';
  const partner = await opens(page, baseURL, `<style>html { scroll-padding-top: 80px; }</style>${header}
<div style="height: 600px"></div>${element()}<div style="height: 2000px"></div>`);
  const top = (): Promise<number> => page.locator('iframe').evaluate((frame) => Math.round(frame.getBoundingClientRect().top));
  await expect(start(insideOf(page))).toBeVisible();
  await frameStands(page, insideOf(page));
  // Its first 40 pixels are below the header.
  await page.evaluate(() => window.scrollBy(0, (document.querySelector('iframe')?.getBoundingClientRect().top ?? 0) - 40));
  expect(await top()).toBe(40);
  await start(insideOf(page)).evaluate((link) => { (link as HTMLElement).click(); });
  await expect.poll(() => told(page, 'step-viewed')).toHaveLength(1);
  await expect.poll(top).toBe(80);
  partner.close();
});

test('a dialog with a long word stays within a frame of 244 px', async ({ page, baseURL }) => {
  const partner = await opens(page, baseURL,
    `<div style="width: 244px">${element({ site: 'kaapstad', flow: 'residential-insurance' })}</div>`);
  const frame = insideOf(page);
  await frame.getByRole('combobox', { name: 'country' }).selectOption('United Kingdom');
  await frame.getByRole('button', { name: 'Get a Quote' }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.locator('.modal-text').evaluate((text) => text.prepend('kundenbetreuung.versicherungen@kraftfahrzeughaftpflicht.example '));
  await expect(dialog.getByRole('button')).toBeVisible();
  const width = await dialog.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(244);
  partner.close();
});

test('after a reload of the page around, the line begins with its landing page and knows the answers', async ({ page, baseURL }) => {
  const partner = await opens(page, baseURL, element());
  const agency = insideOf(page).getByLabel('Rental agency');
  await start(insideOf(page)).click();
  await agency.selectOption('Hertz');
  await page.reload();
  await start(insideOf(page)).click();
  await expect(agency).toHaveValue('Hertz');
  partner.close();
});

test('the days of a calendar at the foot of the window are in view with their field, once the frame has grown with it (WG-021, AS-024)',
  async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 650 });
  const partner = await opens(page, baseURL, `<div style="height: 100px"></div>${element()}<div style="height: 2000px"></div>`);
  const frame = insideOf(page);
  await start(frame).click();
  await frame.getByRole('button', { name: 'Calendar for Return date' }).click();
  await expect(frame.getByRole('dialog', { name: 'Choose return date' }).getByRole('grid')).toBeInViewport({ ratio: 1 });
  await expect(frame.getByRole('textbox', { name: 'Return date' })).toBeInViewport({ ratio: 1 });
  partner.close();
});
