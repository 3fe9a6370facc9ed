/** Gzip JavaScript that real Chromium fetches on the way through the real shop, by phase. The card provider's script is a third party's: not counted. */
import { gzipSync } from 'node:zlib';
import { buy, driver, heading, rentalInfo, useType } from './visit.mjs';
import { address } from './shop.mjs';

const limits = [['Landing page', 92], ['First question can be answered', 185], ['A whole purchase', 300]];
const landing = `${address}/rental-car-insurance`;

/** In the page: the moment the first field can be typed into. What is asked for later, while nobody waits for it, does not count as needed for it. */
function noteWhenReady() {
  new MutationObserver(() => {
    if (window.readyAt === undefined && document.querySelector('main form :is(input, select):enabled')) window.readyAt = performance.now();
  }).observe(document, { subtree: true, childList: true });
}

/** Each phase with its limit and what was asked for until then; `later` is what the first question fetches ahead once it is idle. */
export async function measureScripts(browser) {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const asked = new Map();
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin !== address || !pathname.endsWith('.js') || asked.has(pathname)) return;
    asked.set(pathname, response.body().then((body) => gzipSync(body, { level: 9 }).length, () => 0));
  });
  await page.addInitScript(noteWhenReady);
  const soFar = () => [...asked.keys()];
  const phases = [];
  await page.goto(landing, { waitUntil: 'networkidle' });
  phases.push(soFar());
  await page.locator('main a[href*="rental-info"]').first().click();
  await heading(page).waitFor();
  await page.waitForFunction(() => window.readyAt !== undefined);
  phases.push(await page.evaluate(() => performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < window.readyAt && new URL(name).origin === window.location.origin && new URL(name).pathname.endsWith('.js'))
    .map(({ name }) => new URL(name).pathname)));
  await page.waitForLoadState('networkidle');
  const later = soFar();
  for (const step of [rentalInfo, useType, driver, buy]) await step(page);
  await page.waitForLoadState('networkidle');
  phases.push(soFar());
  const size = new Map(await Promise.all([...asked].map(async ([path, bytes]) => [path, await bytes])));
  await page.close();
  const kib = (files) => files.reduce((sum, file) => sum + (size.get(file) ?? 0), 0) / 1024;
  return {
    size, later: kib(later),
    phases: phases.map((files, index) => ({ name: limits[index][0], limit: limits[index][1], kib: kib(files), added: files.filter((file) => !phases[index - 1]?.includes(file)) })),
  };
}
