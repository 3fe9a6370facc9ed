/** Gzip JavaScript that real Chromium fetches on the way through the real shop, by phase. The card provider's script is a third party's: not counted. */
import { gzipSync } from 'node:zlib';
import { buy, driver, heading, rentalInfo, useType } from './visit.mjs';
import { address } from './shop.mjs';

const limits = [['Landing page', 92], ['First question can be answered', 185], ['A whole purchase', 300]];
const landing = `${address}/rental-car-insurance`;
const at = (site, path) => `http://${site}.localhost:${new URL(address).port}/${path}`;
/** A page to begin with an address, and one of another country's insurer. */
const landings = [['Renters', `${address}/renters-insurance`], ['South Africa, vehicle contents', at('kaapstad', 'vehicle-contents-insurance')], ['South Africa, residential', at('kaapstad', 'residential-insurance')]];

/** In the page: the moment the first field can be typed into. What is asked for later, while nobody waits for it, does not count as needed for it. */
function noteWhenReady() {
  new MutationObserver(() => {
    if (window.readyAt === undefined && document.querySelector('main form :is(input, select):enabled')) window.readyAt = performance.now();
  }).observe(document, { subtree: true, childList: true });
}

/** Collects the scripts a page asks for: path → gzip bytes, once they have come. */
function collect(page, ours) {
  const asked = new Map();
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin !== ours || !pathname.endsWith('.js') || asked.has(pathname)) return;
    asked.set(pathname, response.body().then((body) => gzipSync(body, { level: 9 }).length, () => 0));
  });
  return { soFar: () => [...asked.keys()], sizes: async () => new Map(await Promise.all([...asked].map(async ([path, bytes]) => [path, await bytes]))) };
}

/** The first pages of other lines, each in a browser that has seen nothing yet. */
export async function measureLandings(browser) {
  const found = [];
  for (const [name, url] of landings) {
    const page = await browser.newPage();
    const { sizes } = collect(page, new URL(url).origin);
    await page.goto(url, { waitUntil: 'networkidle' });
    const size = [...await sizes()].sort(([, a], [, b]) => b - a);
    await page.context().close();
    found.push({
      name, limit: limits[0][1], kib: size.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024,
      files: size.map(([path, bytes]) => `${path.replace('/assets/', '').replace(/-[\w-]{8}\.js$/, '')} ${(bytes / 1024).toFixed(1)}`).join(', '),
    });
  }
  return found;
}

/** Each phase with its limit and what was asked for until then; `later` is what the first question fetches ahead once it is idle. */
export async function measureScripts(browser) {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const { soFar, sizes } = collect(page, address);
  await page.addInitScript(noteWhenReady);
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
  const size = await sizes();
  await page.close();
  const kib = (files) => files.reduce((sum, file) => sum + (size.get(file) ?? 0), 0) / 1024;
  return {
    size, later: kib(later),
    phases: phases.map((files, index) => ({ name: limits[index][0], limit: limits[index][1], kib: kib(files), added: files.filter((file) => !phases[index - 1]?.includes(file)) })),
  };
}
