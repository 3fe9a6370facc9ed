import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { newYorkToday, plusDays, usDate } from './support/days';
import { buys } from './support/frameVisit';
import { servePartner } from './support/partnerPage';
import { frameStands, hostOf } from './support/sites';
import { expect, test } from './support/test';

const inside = (page: Page): FrameLocator => page.frameLocator('iframe[title="Insurance"]');
const heard = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

async function answersFirstStep(frame: FrameLocator): Promise<void> {
  const pickUp = plusDays(newYorkToday(), 10);
  const field = (label: string) =>
    frame.getByRole('combobox', { name: label, exact: true }).or(frame.getByRole('textbox', { name: label }));
  await field('Pick-up date').fill(usDate(pickUp));
  await field('Return date').fill(usDate(plusDays(pickUp, 6)));
  await frame.getByLabel('Rental agency').selectOption('Hertz');
  await frame.getByRole('button', { name: /^Next/ }).click();
}

test('two lines of HTML put a line into a partner’s page: as high as its content, told by events of its element, under the partner’s own strict policy (AS-024, AN-009, S7)', { tag: '@phone' }, async ({ page, baseURL }) => {
  await page.goto(`${hostOf('host', baseURL)}/sandbox/host?site=harbor&flow=rental-car-insurance`);
  const frame = inside(page);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heard(page, 'ready')).toHaveCount(1);
  await expect(heard(page, 'landing-viewed')).toHaveText(/product: rental_car/);
  await frameStands(page, frame);
  await frame.getByRole('link', { name: 'Get a price' }).first().click();
  await expect(heard(page, 'step-viewed').first()).toContainText('step: rentalInfo');
  await frameStands(page, frame);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await answersFirstStep(frame);
  await expect(heard(page, 'step-viewed').first()).toContainText('step: useType');
});

test('who buys in a partner’s page copies the policy number by one press (AS-024, PY-027)', async ({ page, context, baseURL, person }) => {
  // What a browser with a window allows after a press, one without it has to be told.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${hostOf('host', baseURL)}/sandbox/host?site=harbor&flow=rental-car-insurance`);
  const frame = inside(page);
  await frame.getByRole('link', { name: 'Get a price' }).first().click();
  await buys(frame, person);
  await frame.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
});

test('a drawn page whose parts are lost stands in the partner’s page with the words that say so, and is completed later (AS-024, AS-022, I13)',
  async ({ page, baseURL, watch }) => {
  watch.expectsLostCalls();
  watch.expects(/^error: TypeError: Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/landing-/, (route) => route.abort());
  await page.goto(`${hostOf('host', baseURL)}/sandbox/host?site=harbor&flow=rental-car-insurance`);
  const frame = inside(page);
  const told = frame.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });
  await expect(told).toBeVisible();
  await expect(heard(page, 'ready')).toHaveCount(1);
  await frameStands(page, frame);
  await expect(told, 'the end of the frame is out of view').toBeInViewport();
  await page.context().setOffline(true);
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(told).toHaveCount(0);
  await expect(heard(page, 'landing-viewed')).toHaveCount(1);
  await expect(heard(page, 'ready')).toHaveCount(1);
});

test('a frame 3,000 px down the partner’s page is as high as its content before anybody scrolls (AS-024)', { tag: '@phone' },
  async ({ page, baseURL }) => {
  const partner = await servePartner(baseURL ?? '', { below: 3000 });
  await page.goto(partner.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: 'Get a price' }).first()).toBeAttached();
  await frameStands(page, frame);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  partner.close();
});

test('a dialog opens in the part of the frame that is in view, wherever the frame stands and however high it is (AS-024, PY-018)',
  { tag: '@phone' }, async ({ page, baseURL }) => {
  await page.goto(`${hostOf('host', baseURL)}/sandbox/host?site=kaapstad&flow=residential-insurance`);
  const frame = inside(page);
  await frame.getByRole('combobox', { name: 'country' }).selectOption('United Kingdom');
  await frameStands(page, frame);
  const opened = frame.getByRole('dialog');
  const isInView = async (): Promise<boolean> => {
    const [box, height] = [await opened.boundingBox(), page.viewportSize()?.height ?? 0];
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  for (const below of [0, 200]) {
    const button = frame.getByRole('button', { name: 'Get a Quote' });
    await button.evaluate((element) => { element.scrollIntoView({ block: 'center' }); });
    await page.mouse.wheel(0, below);
    await button.press('Enter');
    await expect(opened).toBeVisible();
    await expect.poll(isInView).toBe(true);
    await opened.getByRole('button').press('Enter');
    await expect(opened).toHaveCount(0);
  }
});

test('the partner’s script puts nothing into the page but the frame', async ({ page, baseURL }) => {
  await page.goto(`${hostOf('host', baseURL)}/sandbox/host`);
  await expect(heard(page, 'ready')).toHaveCount(1);
  const added = await page.evaluate(() => {
    const fresh = document.createElement('iframe');
    document.body.append(fresh);
    const names = new Set(Object.getOwnPropertyNames(fresh.contentWindow));
    const more = Object.getOwnPropertyNames(window).filter((name) => !names.has(name) && !/^\d+$/.test(name));
    fresh.remove();
    return more;
  });
  expect(added).toEqual([]);
  expect(await page.locator('.surefoot > *').evaluateAll((children) => children.map(({ tagName }) => tagName))).toEqual(['IFRAME']);
});

test('the same page at an origin that the site does not list gets an empty frame and hears nothing (S5, S6)',
  async ({ page, baseURL, watch }) => {
  watch.expects(/frame-ancestors|X-Frame-Options|refused to connect|ERR_BLOCKED/i);
  await page.goto(`${hostOf('stranger', baseURL)}/sandbox/host?site=harbor`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(0);
});

/** A partner's page with a stranger in a second frame, who says to everybody whatever might be believed. */
const shared = (shop: string, evil: string): string => `<!doctype html><title>Partner</title><h1>Partner</h1>
<div class="surefoot" id="real" data-flow="rental-car-insurance" data-site="harbor" data-token="harbor_embed_31"></div>
<script>
window.heard = [];
document.getElementById('real').addEventListener('surefoot:purchase-completed', (event) => heard.push(event.detail));
</script>
<script src="${shop}/embed.js"></script><iframe title="Advertisement" src="${evil}"></iframe>`;
const stranger = `<!doctype html><title>Advertisement</title><script>
const words = [
  { source: 'surefoot-host', type: 'sign-out' }, { source: 'surefoot-host', type: 'account', payload: { email: 'thief@example.com' } },
  { source: 'surefoot', type: 'purchase-completed', payload: { total: 1 } }, { source: 'surefoot', type: 'height', payload: { height: 9 } },
  '__proto__', null, 7, JSON.parse('{"__proto__":{"source":"surefoot-host","type":"sign-out"}}'),
];
let rounds = 0;
setInterval(() => {
  const frames = Array.from({ length: parent.length }, (_, index) => parent[index]);
  for (const word of words) for (const target of [parent, ...frames]) target.postMessage(word, '*');
  rounds += 1;
  document.title = 'Advertisement ' + rounds;
}, 50);
</script>`;
test('what another window says is believed neither by the shop nor by the partner’s script (S5, S-15)', async ({ page, baseURL }) => {
  const server = await new Promise<Server>((resolve) => {
    const hosts: Server = createServer(({ headers }, response) => {
      const { port } = hosts.address() as AddressInfo;
      response.setHeader('content-type', 'text/html; charset=utf-8')
        .end(headers.host?.startsWith('evil.') ? stranger : shared(baseURL ?? '', `http://evil.localhost:${port}/`));
    }).listen(0, '127.0.0.1', () => resolve(hosts));
  });
  const { port } = server.address() as AddressInfo;
  const evil = `http://evil.localhost:${port}/`;
  await page.goto(`http://host.localhost:${port}/`);
  const frame = page.frameLocator('#real > iframe');
  await expect(frame.getByRole('link', { name: 'Get a price' }).first()).toBeVisible();
  // Logs in, as the partner says.
  await page.evaluate(() => document.getElementById('real')
    ?.dispatchEvent(new CustomEvent('surefoot-account', { detail: { email: 'kim@example.com' } })));
  await expect(frame.getByRole('button', { name: 'Menu' })).toBeVisible();
  const rounds = async (): Promise<number> => Number((await page.frames().find((one) => one.url() === evil)?.title())?.split(' ')[1] ?? 0);
  const before = await rounds();
  await expect.poll(rounds).toBeGreaterThan(before + 10);
  await frame.getByRole('button', { name: 'Menu' }).click();
  await expect(frame.getByRole('dialog')).toContainText('kim@example.com');
  expect(await page.evaluate(() => [(window as unknown as { heard: unknown[] }).heard, 'source' in {}])).toEqual([[], false]);
  expect(await page.locator('#real > iframe').evaluate((element) => element.clientHeight)).toBeGreaterThan(100);
  server.close();
  server.closeAllConnections();
});

test('a native app around the page is told steps, with listed fields only (AN-009, S5)', async ({ page, shop, baseURL }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, ReactNativeWebView: { postMessage: (text: string) => told.push(text) } });
  });
  await page.goto(`${hostOf('harbor',
    baseURL)}/embed/v1/rental-car-insurance/rental-info?auth_token=harbor_embed_31&email=kim%40example.com&first_name=Kim`);
  shop.embedded();
  shop.loggedIn = true;
  await shop.isAt('rentalInfo');
  await shop.goesOnTo('plans');
  interface Message { readonly source: string; readonly type: string; readonly payload: object }
  const told = (): Promise<readonly Message[]> =>
    page.evaluate(() => (window as unknown as { told: string[] }).told.map((text) => JSON.parse(text) as Message));
  await expect.poll(async () => (await told()).filter(({ type }) => type === 'step-viewed').length).toBeGreaterThan(3);
  const all = await told();
  expect(new Set(all.map(({ source }) => source))).toEqual(new Set(['surefoot']));
  const fields = new Set(all.flatMap(({ payload }) => Object.keys(payload)));
  expect([...fields].filter((field) => !['flow', 'step', 'product', 'path', 'embedded', 'progress', 'modal'].includes(field))).toEqual([]);
  for (const secret of ['kim@', 'Kim', 'harbor_embed', 'Okafor', '5550100']) expect(JSON.stringify(all)).not.toContain(secret);
});
