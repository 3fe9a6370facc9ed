/** A survey of a dozen questions, answered with mouse and keyboard in the shop and in the wizard in turn, each in a new profile. */
import { answer, timedNext, watch } from './clicks.mjs';
import { inNewProfile, speeds } from './phone.mjs';
import { ask, dynamicForm, propertyStep, saved, wizardSteps } from './questions.mjs';
import { address } from './shop.mjs';
import { usable } from './usable.mjs';
import { property } from './visit.mjs';
import { openWizard } from './wizard.mjs';

const screens = 12;
const give = (steps) => { window.steps = steps; };
const named = ({ metrics }) => Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
const workOf = ({ ScriptDuration, RecalcStyleDuration, LayoutDuration }) =>
  ({ script: ScriptDuration * 1000, style: (RecalcStyleDuration + LayoutDuration) * 1000 });

/** Milliseconds of each press; script for a step; style and layout of all; the longest interaction; MiB of the heap at the end. */
const walk = (browser, speed, { url, script }) => inNewProfile(browser, speed, async (page, cdp) => {
  await page.addInitScript(usable);
  await page.addInitScript(watch, { said: saved });
  await page.addInitScript(...script);
  await page.goto(url);
  await property(page);
  await cdp.send('Performance.enable');
  const before = workOf(named(await cdp.send('Performance.getMetrics')));
  const presses = [];
  for (let screen = 1; screen < screens; screen += 1) {
    await answer(page);
    presses.push(await timedNext(page));
  }
  const after = workOf(named(await cdp.send('Performance.getMetrics')));
  const longest = await page.evaluate(() => window.longest);
  await cdp.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = named(await cdp.send('Performance.getMetrics'));
  const perStep = (after.script - before.script) / presses.length;
  return { presses, longest, script: perStep, style: after.style - before.style, heap: JSHeapUsedSize / 2 ** 20 };
});

/** `onRun` hears of each speed when it is over. */
export async function measurePresses(browser, folder, { rounds, onRun }) {
  const wizard = await openWizard(folder);
  const places = {
    shop: { url: `${address}/renters-insurance/property-info`, script: [ask, dynamicForm(screens)] },
    wizard: { url: wizard.url, script: [give, [propertyStep, ...wizardSteps(screens)]] },
  };
  try {
    for (const speed of [speeds.fast, speeds.slow]) {
      const run = { name: speed.name, shop: [], wizard: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const [side, place] of Object.entries(places)) run[side].push(await walk(browser, speed, place));
      }
      onRun(run);
    }
  } finally {
    await wizard.close();
  }
}
