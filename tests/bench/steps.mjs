/** From the click on Next to the next heading, and to the next field, in the DOM: in the shop and in the wizard, click by click in turn. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { address } from './shop.mjs';
import { driver, heading, next, noOtherDrivers, rentalInfo, useType } from './visit.mjs';

/** The first ways warm the page up and do not count. */
const warmUp = 3;
const runs = [{ slower: 1, times: 25 }, { slower: 4, times: 12 }];

/** Builds the wizard for production and serves it; whatever is not a file of it answers with an empty object, as its calls need no more. */
async function serveWizard(folder) {
  const outDir = join(folder, 'wizard');
  await build({ configFile: false, root: fileURLToPath(new URL('wizard', import.meta.url)), mode: 'production', logLevel: 'error', plugins: [react()], build: { outDir, emptyOutDir: true } });
  const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };
  const server = createServer((request, answer) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    readFile(join(outDir, path.replaceAll('..', ''))).then(
      (bytes) => answer.writeHead(200, { 'content-type': types[path.split('.').at(-1)] ?? 'text/plain' }).end(bytes),
      () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return server;
}

/** In the page: calls are answered from memory once they have been answered, on both sides alike, and Next is timed from the event itself. */
function watch() {
  const answers = new Map();
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input.url ?? input, window.location.href);
    if (!/geocode$|\/plans$/.test(pathname)) return send(input, init);
    if (!answers.has(pathname)) {
      const answer = await send(input, init);
      answers.set(pathname, { text: await answer.text(), init: { status: answer.status, headers: { 'content-type': 'application/json' } } });
    }
    const { text, init: how } = answers.get(pathname);
    return new Response(text, how);
  };
  const title = () => document.querySelector('main h1')?.textContent;
  let began;
  let before;
  let arrived;
  window.figures = [];
  const arrive = () => {
    if (!arrived || !document.querySelector('main input, main select')) return;
    window.figures.push({ heading: arrived.heading, field: performance.now() - arrived.began });
    arrived = undefined;
  };
  window.addEventListener('click', (event) => {
    if (!event.target.closest?.('button[type=submit]')) return;
    began = event.timeStamp;
    before = title();
  }, true);
  new MutationObserver(() => {
    const now = title();
    if (began !== undefined && now && now !== before) {
      arrived = { began, heading: performance.now() - began };
      began = undefined;
    }
    arrive();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What the page still does after a step (focus, fetching ahead) must not fall into the next click. */
const settle = (page) => page.evaluate(() => new Promise((resolve) => { requestIdleCallback(() => setTimeout(resolve, 30), { timeout: 500 }); }));

async function press(page, button) {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Presses Next with the mouse; milliseconds from the click's own time stamp to the new heading and to the first field below it. */
async function timedNext(page) {
  const count = await page.evaluate(() => window.figures.length);
  await press(page, next(page));
  await page.waitForFunction((before) => window.figures.length > before, count);
  await settle(page);
  return page.evaluate(() => window.figures.at(-1));
}
async function back(page) {
  const before = await heading(page).textContent();
  await press(page, page.getByRole('button', { name: 'Back', exact: true }));
  await page.waitForFunction((text) => { const now = document.querySelector('main h1')?.textContent; return now && now !== text; }, before);
  await settle(page);
}

/** A page with every answer given, at the first step again. */
async function ready(browser, url) {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript(watch);
  await page.goto(url);
  await heading(page).waitFor();
  for (const step of [rentalInfo, useType, driver, noOtherDrivers]) await step(page);
  for (let times = 0; times < 3; times += 1) await back(page);
  return { page, cdp: await page.context().newCDPSession(page) };
}

/** `onRun` hears of each run when it is over. */
export async function measureSteps(browser, folder, onRun) {
  const server = await serveWizard(folder);
  const opened = [];
  try {
    const sides = { shop: await ready(browser, `${address}/rental-car-insurance/rental-info`), wizard: await ready(browser, `http://127.0.0.1:${server.address().port}/`) };
    opened.push(...Object.values(sides).map(({ page }) => page));
    for (const { slower, times } of runs) {
      for (const { cdp } of Object.values(sides)) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const result = { slower, shop: [], wizard: [] };
      for (let way = 0; way < warmUp + times; way += 1) {
        const clicks = { shop: [], wizard: [] };
        for (let step = 0; step < 3; step += 1) {
          for (const [side, { page }] of Object.entries(sides)) {
            await page.bringToFront();
            clicks[side].push(await timedNext(page));
          }
        }
        for (const [side, { page }] of Object.entries(sides)) {
          if (way >= warmUp) result[side].push(clicks[side]);
          await page.bringToFront();
          for (let step = 0; step < 3; step += 1) await back(page);
        }
      }
      onRun(result);
    }
  } finally {
    for (const page of opened) await page.context().close().catch(() => undefined);
    await new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); });
  }
}
