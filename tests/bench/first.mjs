/** From the navigation to the first field, usable and painted: in the shop and in the wizard, visit by visit in turn, in new profiles. */
import { inNewProfile, speeds } from './phone.mjs';
import { propertyStep } from './questions.mjs';
import { address } from './shop.mjs';
import { timeOf } from './trace.mjs';
import { usable } from './usable.mjs';
import { openWizard } from './wizard.mjs';

const question = `${address}/renters-insurance/property-info`;
const landing = `${address}/renters-insurance`;
/** The wizard begins with the same fields. */
const asksTheSame = (steps) => { window.steps = steps; };
const note = () => window.whenUsable((at) => { performance.mark('usable'); window.usableAt = at; });

async function arrive(page, { url, steps }) {
  if (steps) await page.addInitScript(asksTheSame, steps);
  await page.addInitScript(usable);
  await page.addInitScript(note);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.usableAt !== undefined);
  return page.evaluate(() => window.usableAt);
}
/** A visit, and a second one of the same browser. */
const visits = (browser, speed, place) => inNewProfile(browser, speed, async (page) => {
  const first = await arrive(page, place);
  // What a visitor's browser does while the question is read.
  await page.waitForTimeout(1_000);
  return { first, second: await arrive(page, place) };
});
const largestPaint = (browser) => inNewProfile(browser, speeds.phone, async (page) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => { window.largest = list.getEntries().at(-1).startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(landing, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.largest !== undefined);
  return page.evaluate(() => window.largest);
});
const traced = (browser, place) => inNewProfile(browser, speeds.phone, (page) => timeOf(browser, page, () => arrive(page, place)));

/** `onRun` hears of each speed when it is over. */
export async function measureFirst(browser, folder, { rounds, onRun }) {
  const wizard = await openWizard(folder);
  const places = { shop: { url: question }, wizard: { url: wizard.url, steps: [propertyStep] } };
  try {
    for (const speed of Object.values(speeds)) {
      const run = { name: speed.name, shop: [], wizard: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const [side, place] of Object.entries(places)) run[side].push(await visits(browser, speed, place));
      }
      onRun(run);
    }
    const paints = [];
    for (let round = 0; round < rounds; round += 1) paints.push(await largestPaint(browser));
    const parts = {};
    for (const [side, place] of Object.entries(places)) parts[side] = await traced(browser, place);
    return { paints, parts };
  } finally {
    await wizard.close();
  }
}
