/** JavaScript, gzipped, that Chromium fetches on the way through the shop, by phase. The card provider's own script is not counted. */
import { gzipSync } from 'node:zlib';
import { loadModules } from './modules.mjs';
import { buy, driver, heading, rentalInfo, useType } from './visit.mjs';
import { address } from './shop.mjs';

const limits = [['Landing page', 95], ['First question can be answered', 210], ['A whole purchase', 320]];
const landing = `${address}/rental-car-insurance`;
/** The same shop at one of the sandbox's sites. */
const at = (site) => `http://${site}.localhost:${new URL(address).port}`;

/** A field to type into; a step that waits for a call has all its scripts when it says so. */
const answerable = {
  field: 'main form :is(input, select):enabled',
  anything: 'main :is(input, select):enabled, main:has([data-step-heading]) output:not(:empty)',
};
/** In the page: the moment the first question can be answered. What is requested later is not needed for it. */
function noteWhenReady(selector) {
  new MutationObserver(() => {
    if (window.readyAt === undefined && document.querySelector(selector)) window.readyAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
/** The scripts that were asked for before that moment. */
async function untilReady(page) {
  await heading(page).waitFor();
  await page.waitForFunction(() => window.readyAt !== undefined);
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < window.readyAt);
    const urls = entries.map(({ name }) => new URL(name));
    const scripts = urls.filter(({ origin, pathname }) => origin === window.location.origin && pathname.endsWith('.js'));
    return [...new Set(scripts.map(({ pathname }) => pathname))];
  });
}

/** Collects the scripts a page asks for: path → gzip bytes, once they have come. */
function collect(page, ours) {
  const asked = new Map();
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin !== ours || !pathname.endsWith('.js') || asked.has(pathname)) return;
    asked.set(pathname, response.body().then((body) => gzipSync(body, { level: 9 }).length, () => 0));
  });
  const sizes = async () => new Map(await Promise.all([...asked].map(async ([path, bytes]) => [path, await bytes])));
  return { soFar: () => [...asked.keys()], sizes };
}

/** Waits until no script was requested for a second: the browser reports an idle network only once for each document. */
async function untilQuiet(page, soFar) {
  for (let before = -1; soFar().length > before;) {
    before = soFar().length;
    await page.waitForTimeout(1000);
  }
}

const inKib = (size, files) => files.reduce((sum, file) => sum + (size.get(file) ?? 0), 0) / 1024;
const nameOf = (path) => path.replace('/assets/', '').replace(/-[\w-]{8}\.js$/, '');

/** One page in a browser that has seen nothing yet. */
async function measurePage(browser, url, seen) {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const { soFar, sizes } = collect(page, new URL(url).origin);
  await page.addInitScript(noteWhenReady, answerable.anything);
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await seen(page, soFar);
  const size = await sizes();
  await page.context().close();
  const bySize = files.toSorted((a, b) => size.get(b) - size.get(a));
  return { kib: inKib(size, files), files: bySize.map((path) => `${nameOf(path)} ${(size.get(path) / 1024).toFixed(1)}`).join(', ') };
}

/** What is fetched ahead may come between on a busy machine: the least of some visits is what is needed. */
async function leastOf(visits, measure) {
  const found = [];
  for (let visit = 0; visit < visits; visit += 1) found.push(await measure());
  return found.reduce((least, one) => (one.kib < least.kib ? one : least));
}

/** Each line's landing page and first question, at the first site that sells it. */
export async function measureFronts(browser, onLine) {
  const { catalogue, sites } = await loadModules(async (load) => ({
    ...(await load('/flows/index.ts')), ...(await load('/api/sandbox/site/sites.ts')),
  }));
  for (const { id, code, base, startPath } of catalogue) {
    const site = sites.find(({ info }) => info.verticals?.includes(code))?.name ?? 'surefoot';
    onLine({
      id, site, limits: { landing: limits[0][1], first: limits[1][1] },
      landing: await measurePage(browser, `${at(site)}/${base}`, async (_, soFar) => soFar()),
      first: await leastOf(3, () => measurePage(browser, `${at(site)}/${base}/${startPath}`, untilReady)),
    });
  }
}

/** Each phase with its limit and what was asked for until then; `later` is what the first question fetches ahead once it is idle. */
export async function measureScripts(browser) {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const { soFar, sizes } = collect(page, address);
  await page.addInitScript(noteWhenReady, answerable.field);
  const phases = [];
  await page.goto(landing, { waitUntil: 'networkidle' });
  phases.push(soFar());
  await page.locator('main a[href*="rental-info"]').first().click();
  phases.push(await untilReady(page));
  await untilQuiet(page, soFar);
  const later = soFar();
  for (const step of [rentalInfo, useType, driver, buy]) await step(page);
  await untilQuiet(page, soFar);
  phases.push(soFar());
  const size = await sizes();
  await page.close();
  return {
    size, later: inKib(size, later),
    phases: phases.map((files, index) => {
      const [name, limit] = limits[index];
      return { name, limit, kib: inKib(size, files), added: files.filter((file) => !phases[index - 1]?.includes(file)) };
    }),
  };
}
