/** From the click on Next to the next heading, and to the next field, in the DOM: in the shop and in the wizard, click by click in turn. */
import { address } from './shop.mjs';
import { back, timedNext, watch } from './clicks.mjs';
import { driver, heading, noOtherDrivers, rentalInfo, useType } from './visit.mjs';
import { openWizard } from './wizard.mjs';

/** The first ways warm the page up and do not count. */
const warmUp = 3;
const runs = [{ slower: 1, times: 25 }, { slower: 4, times: 12 }];

/** A page with every answer given, at the first step again. */
async function ready(browser, url) {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript(watch, { remembered: ['geocode', '/plans'] });
  await page.goto(url);
  await heading(page).waitFor();
  for (const step of [rentalInfo, useType, driver, noOtherDrivers]) await step(page);
  for (let times = 0; times < 3; times += 1) await back(page);
  return { page, cdp: await page.context().newCDPSession(page) };
}

/** `onRun` hears of each run when it is over. */
export async function measureSteps(browser, folder, onRun) {
  const wizard = await openWizard(folder);
  const opened = [];
  try {
    const sides = { shop: await ready(browser, `${address}/rental-car-insurance/rental-info`), wizard: await ready(browser, wizard.url) };
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
    await wizard.close();
  }
}
