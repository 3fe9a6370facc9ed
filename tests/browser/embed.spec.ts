import { createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { typedCard } from './support/cards';
import { buys, reserves, underwriting } from './support/frameVisit';
import { ledgerHasOnePolicy } from './support/one';
import { test } from './support/test';

/** An origin that the site "harbor" allows (api/sandbox/site), and one that it does not. */
const allowed = 'http://host.localhost:4400';
const stranger = 'http://stranger.localhost:4400';

/** A partner's page around ours. It keeps what it is told, as any page could. */
const hostPage = (inside: string): string => `<!doctype html><title>Harbor Travel</title><h1>Harbor Travel</h1>
<a href="#hours">Opening hours</a>
<script>window.told = []; addEventListener('message', (event) => told.push({ origin: event.origin, data: event.data }));</script>
<iframe title="Insurance" src="${inside}" width="1100" height="800"></iframe>`;
/**
 * One small server for every name: what it frames stands in the address, so it does not matter which run answers when two share the port.
 */
const port = 4400;
let hosts: Server | undefined;
test.beforeAll(async () => {
  const server = createServer((request, response) => {
    const inside = new URL(request.url ?? '/', allowed).searchParams.get('inside') ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8').end(hostPage(inside.replaceAll('"', '')));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', () => { hosts = server; resolve(); });
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve() : reject(error)));
    server.listen(port, '127.0.0.1');
  });
  const answer = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  if (!answer.includes('Harbor Travel')) throw new Error(`Another program listens on port ${port}, which these tests need. Stop it.`);
});
test.afterAll(() => { hosts?.close(); });
test.describe.configure({ mode: 'serial' });

/** The address of a partner's page that frames `inside`. */
const around = (origin: string, inside: string): string => `${origin}/?${new URLSearchParams({ inside }).toString()}`;
const harbor = (baseURL: string | undefined): string => `http://harbor.localhost:${new URL(baseURL ?? '').port}`;

test('cover is bought inside a partner’s page, in the partner’s colours, without our header and footer; each page says who underwrites and who sells it (AS-001, AS-007, AS-024, PY-001, PY-029, I19)',
  async ({ page, baseURL, sandbox, person }) => {
  const address = around(allowed, `${harbor(baseURL)}/embed/v1/rental-car-insurance?auth_token=harbor_embed_31`);
  await page.goto(address);
  const frame = page.frameLocator('iframe[title="Insurance"]');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expect(underwriting(frame), 'on the first page').toBeVisible();
  await frame.getByRole('link', { name: 'Get a price' }).click();
  await buys(frame, person);
  const number = frame.getByText(/^RC-\d{4}-\d+$/);
  await expect(number).toBeVisible();
  await expect(underwriting(frame), 'on the last page').toHaveCount(1);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  const { policies, charges } = await sandbox.ledger(person.email);
  ledgerHasOnePolicy({ policies, charges, tokens: [], methods: [], quotes: [] },
    { number: await number.innerText(), amount: Number(charges[0]?.amount) });
  expect(await page.evaluate(() => window.location.href), 'the frame never moves its host').toBe(address);
});

test('Back and Forward move the frame from step to step and leave the partner’s page where it is (I03, I04, AS-001)',
  async ({ page, baseURL }) => {
  const address = around(allowed, `${harbor(baseURL)}/embed/v1/rental-car-insurance/rental-info`);
  await page.goto(address);
  const frame = page.frameLocator('iframe[title="Insurance"]');
  const heading = frame.getByRole('heading', { level: 1 });
  await reserves(frame);
  const first = await heading.innerText();
  await frame.getByRole('button', { name: /^Next/ }).click();
  await expect(heading).not.toHaveText(first);
  const second = await heading.innerText();
  // The tab has one history for both pages; `goBack` waits for a navigation of the outer one.
  const traverse = (by: number): Promise<void> => page.evaluate((entries) => window.history.go(entries), by);
  await traverse(-1);
  await expect(heading).toHaveText(first);
  await expect(frame.getByLabel('Rental agency')).toHaveValue('Hertz');
  await traverse(1);
  await expect(heading).toHaveText(second);
  await traverse(-1);
  await expect(heading).toHaveText(first);
  expect(page.url(), 'the frame never moves its host').toBe(address);
});

test('the frame says how far the visitor is, from the first question on, and on no page before it (AS-011, C-46)',
  async ({ page, baseURL }) => {
  await page.goto(around(allowed, `${harbor(baseURL)}/embed/v1/rental-car-insurance`));
  const frame = page.frameLocator('iframe[title="Insurance"]');
  const progress = frame.getByRole('progressbar', { name: 'Progress' });
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(progress).toHaveCount(0);
  await frame.getByRole('link', { name: 'Get a price' }).click();
  await reserves(frame);
  const before = Number(await progress.getAttribute('value'));
  await frame.getByRole('button', { name: /^Next/ }).click();
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(before);
  const line = frame.locator('.progress');
  await expect(line).toBeVisible();
  expect(await line.evaluate((element) => element.getBoundingClientRect().y), 'the line is at the top of the frame').toBe(0);
});

test('our Back is one step back, also after a link of the partner’s page was followed, and later steps are in the history (I03, AS-001)',
  async ({ page, baseURL }) => {
  await page.goto(around(allowed, `${harbor(baseURL)}/embed/v1/rental-car-insurance/rental-info`));
  const frame = page.frameLocator('iframe[title="Insurance"]');
  const next = frame.getByRole('button', { name: /^Next/ });
  const isAt = (step: string): Promise<void> =>
    expect.poll(() => new URL(page.frames()[1]?.url() ?? '').pathname).toBe(`/embed/v1/rental-car-insurance/${step}`);
  await reserves(frame);
  await next.click();
  await isAt('use-type');
  await page.getByRole('link', { name: 'Opening hours' }).click();
  await frame.getByRole('button', { name: 'Back', exact: true }).click();
  await isAt('rental-info');
  await next.click();
  await isAt('use-type');
  await frame.getByText('Personal', { exact: true }).click();
  await next.click();
  await isAt('driver');
  await page.evaluate(() => window.history.back());
  await isAt('use-type');
  await expect(frame.getByRole('radio', { name: 'Personal', exact: true })).toBeChecked();
});

test('the partner’s page is told of steps and of the purchase, by our exact origin and without anything personal (AN-009, S5)',
  async ({ page, baseURL, person }) => {
  await page.goto(around(allowed, `${harbor(baseURL)}/embed/v1/rental-car-insurance/rental-info?auth_token=harbor_embed_31`));
  const frame = page.frameLocator('iframe[title="Insurance"]');
  await buys(frame, person);
  await expect(frame.getByText(/^RC-\d{4}-\d+$/)).toBeVisible();
  interface Told { readonly origin: string; readonly data: { readonly source?: string; readonly type?: string } }
  const told = (): Promise<readonly Told[]> =>
    page.evaluate(() => (window as unknown as { told: Told[] }).told.filter(({ data }) => data.source === 'surefoot'));
  await expect.poll(async () => (await told()).map(({ data }) => data.type)).toContain('purchase-completed');
  const all = await told();
  expect(new Set(all.map(({ origin }) => origin))).toEqual(new Set([harbor(baseURL)]));
  expect(all.filter(({ data }) => data.type === 'purchase-completed')).toHaveLength(1);
  const words = JSON.stringify(all);
  for (const secret of [person.email, person.firstName, person.streetAddress, '5550100', 'harbor_embed_31'])
    expect(words).not.toContain(secret);
  expect(words).not.toMatch(typedCard);
});

for (const [what, origin, path] of [
  ['a page that the site does not list', stranger, '/embed/v1/rental-car-insurance'],
  ['a listed page on a route that is not for frames', allowed, '/rental-car-insurance/payment'],
] as const) {
  test(`${what} gets an empty frame (S6)`, async ({ page, baseURL, watch }) => {
    watch.expects(/frame-ancestors|X-Frame-Options|refused to connect|ERR_BLOCKED/i);
    await page.goto(around(origin, harbor(baseURL) + path));
    await expect.poll(() => page.frames().length).toBe(2);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await expect(page.frameLocator('iframe[title="Insurance"]').getByRole('heading', { level: 1, name: /./ })
      .filter({ hasText: /rental|car|rent/i })).toHaveCount(0);
  });
}
test('a listed page that is itself framed by a stranger gets an empty frame (S6)', async ({ page, baseURL, watch }) => {
  watch.expects(/frame-ancestors|X-Frame-Options|refused to connect|ERR_BLOCKED/i);
  await page.goto(around(stranger, around(allowed, `${harbor(baseURL)}/embed/v1/rental-car-insurance`)));
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Harbor Travel' })).toBeVisible();
  await expect.poll(() => page.frames().map((frame) => frame.url()).find((url) => url.startsWith('chrome-error:'))).toBeDefined();
});
