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
function note() {
  window.whenUsable((at) => { performance.mark('usable'); window.usableAt = at; });
  // Both sides disable Next until their script answers.
  const look = () => {
    if (!document.querySelector('main button.forward:not(:disabled)')) return;
    seen.disconnect();
    window.answersAt = performance.now();
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true, attributes: true });
}
const typed = '48 Alder';

/** Milliseconds until the first field is usable, and until Next answers. What is typed into the field at once must be there in the end. */
async function arrive(page, { url, steps }) {
  if (steps) await page.addInitScript(asksTheSame, steps);
  await page.addInitScript(usable);
  await page.addInitScript(note);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.usableAt !== undefined);
  const field = page.locator('main form input:enabled').first();
  await field.focus();
  await page.keyboard.type(typed);
  await page.waitForFunction(() => window.answersAt !== undefined);
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); }));
  if (await field.inputValue() !== typed) throw new Error(`What was typed first is lost: "${await field.inputValue()}" at ${url}`);
  return page.evaluate(() => ({ usable: window.usableAt, answers: window.answersAt }));
}
/** A visit, and the same page loaded anew. */
const visits = (browser, speed, place) => inNewProfile(browser, speed, async (page) => {
  const { usable: first, answers } = await arrive(page, place);
  // What a visitor's browser does while the question is read.
  await page.waitForTimeout(1_000);
  return { first, answers, second: (await arrive(page, place)).usable };
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
const traced = (browser, place) =>
  inNewProfile(browser, speeds.phone, (page) => timeOf(browser, page, async () => (await arrive(page, place)).usable));

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
