/** The first two seconds of a page on a slow phone, in pictures: is a second blank, does anything jump or a button move? */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../app/server/install.mjs';
import { inNewProfile, speeds } from './phone.mjs';
import { address } from './shop.mjs';

const folder = join(root, '.cache/film');
const seconds = 2;
const pages = ['/renters-insurance/property-info', '/renters-insurance'];

/** In the page: every shift of the layout, with what moved. */
function noteShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries())
      window.shifts.push({ at: startTime, value, moved: sources.map(({ node }) => node?.className || node?.nodeName).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });
}
const fileOf = (name, at) => `${name}-${String(at).padStart(5, '0')}.png`;

const shoot = (browser, path, name) => inNewProfile(browser, speeds.phone, async (page, cdp) => {
  const frames = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp });
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.addInitScript(noteShifts);
  await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(address + path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(seconds * 1000);
  const { began, painted, shifts } = await page.evaluate(() => ({
    began: performance.timeOrigin / 1000, painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    shifts: window.shifts,
  }));
  const shown = frames.map(({ data, at }) => ({ data, at: Math.round((at - began) * 1000) })).filter(({ at }) => at >= 0);
  for (const { data, at } of shown) await writeFile(join(folder, fileOf(name, at)), Buffer.from(data, 'base64'));
  return { path, name, painted, shifts, times: shown.map(({ at }) => at) };
});

const picture = (name) => (at) => `<figure><img src="${fileOf(name, at)}" width="180"><figcaption>${at} ms</figcaption></figure>`;
const strip = ({ path, name, times }) => `<h2>${path}</h2><div style="display:flex;gap:8px">${times.map(picture(name)).join('')}</div>`;

/** The pictures go to `.cache/film`, with one page to look at them. */
export async function film(browser) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const films = [];
  for (const [index, path] of pages.entries()) films.push(await shoot(browser, path, `page${index}`));
  await writeFile(join(folder, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Film</title>${films.map(strip).join('')}`);
  return films;
}
