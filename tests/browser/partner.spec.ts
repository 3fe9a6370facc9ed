import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startsShop, type OtherShop } from './support/otherShop';
import { expect, test } from './support/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What only a sandbox says, serves or accepts. */
const markers = ['pk_sandbox', '/sandbox/', 'No card is charged', '4242 4242', 'Sandbox'] as const;
const marked = (text: string): readonly string[] => markers.filter((marker) => text.includes(marker));

let shop: OtherShop | undefined;
let address = '';
/** A second shop, whose partner is the service of the first one: nothing of its own stands in for anything. */
test.beforeAll(async ({ baseURL }) => {
  shop = await startsShop({ PARTNER_API_URL: baseURL });
  ({ address } = shop);
});
test.afterAll(() => shop?.ends());

/** The partner's own answers, which the server hands over with the page. Here the partner is a sandbox. */
const handedOver = /<script type="application\/json" id="surefoot-start">.*?<\/script>/s;
test('before a real partner nothing of the sandbox is there: not in what the page fetches, not on the page, not at its addresses (S17)',
  async ({ page, request, shop: visitor, watch }) => {
  // Nor is there a provider for addresses: they are typed by hand (S-84).
  watch.expects(/GOOGLE_LIBRARY_MISSING/, /Address suggestions are not available/);
  const found: string[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).origin !== address || new URL(response.url()).pathname.startsWith('/api/')) return;
    const reads = (text: string): void => {
      for (const marker of marked(text.replace(handedOver, ''))) found.push(`${marker} in ${response.url()}`);
    };
    reading.push(response.text().then(reads, () => undefined));
  });
  await page.goto(`${address}/rental-car-insurance`);
  await expect(page.getByRole('link', { name: 'Get a price' }).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sandbox' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Get a price' }).first().click();
  await visitor.fillsReservation();
  await visitor.next();
  await page.getByText('Personal', { exact: true }).click();
  const asked = page.waitForEvent('console', (message) => message.text().includes('Address suggestions are not available'));
  await visitor.next();
  await expect(page).toHaveURL(/\/driver$/);
  await asked;
  await page.getByRole('combobox', { name: 'Street address' }).fill('48 Alder');
  await Promise.all(reading);
  expect(reading.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
  for (const path of ['/sandbox', '/sandbox/ledger', '/sandbox/events', '/sandbox/places/country', '/documents/policy.pdf']) {
    for (const method of ['get', 'post'] as const)
      expect((await request[method](address + path)).status(), `${method} ${path}`).toBeGreaterThanOrEqual(404);
  }
  await page.goto(`${address}/gallery`);
  await expect(page).not.toHaveURL(/gallery/);
});

test('the built files of the shop carry no sandbox that could be switched on (S17)', () => {
  const folder = join(root, '.build/client/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  // The addresses of the place data are in one small file, which only a page that the server calls sandboxed asks for, and in the prover's
  // worker, which knows every contract and is let ask nobody (headers of assets.ts).
  const found = scripts.flatMap((file) =>
    marked(readFileSync(join(folder, file), 'utf8')).map((marker) => `${marker} in ${file.replace(/-[\w-]{8}\.js$/, '')}`));
  expect(found.filter((each) => !['/sandbox/ in places', '/sandbox/ in worker'].includes(each))).toEqual([]);
});

test('the built files of the shop carry no development build of a library', () => {
  const folder = join(root, '.build/client/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const isForDevelopment = (file: string): boolean =>
    /react\.dev\/warnings|React will try to recreate/.test(readFileSync(join(folder, file), 'utf8'));
  expect(scripts.filter(isForDevelopment)).toEqual([]);
});
