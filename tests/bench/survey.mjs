/** Next in a survey of a dozen, a hundred and a thousand screens, in the shop and in the wizard: does a long one cost more? */
import { address } from './shop.mjs';
import { settle, timedNext, watch } from './clicks.mjs';
import { ask, dynamicForm, saved, wizardSteps } from './questions.mjs';
import { usable } from './usable.mjs';
import { heading, property } from './visit.mjs';
import { openWizard } from './wizard.mjs';

const sizes = [12, 100, 1000];
/** Measured are the last screens of each survey, with all answers before them given; gone through again and again. */
const clicks = 11;
const warmUp = 1;
/** A page has gone on and back so often before it is measured, however short its survey: its code is as warm as a long one's. */
const before = 100;
/** How often each page goes through its last screens. */
const times = 3;
/** In the page: answers the screen that shows, as a press or a key would; and goes on alone until a heading shows. */
function walker() {
  const setter = (control) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set;
  const write = (control, text, event) => {
    setter(control).call(control, text);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  };
  window.answer = () => {
    const form = document.querySelector('main form');
    form.querySelector('input[type=radio]')?.click();
    for (const list of form.querySelectorAll('select')) write(list, list.options[1].value, 'change');
    for (const line of form.querySelectorAll('input[type=text]')) write(line, 'Alder', 'input');
  };
  const title = () => document.querySelector('main h1')?.textContent;
  const is = (holds) => new Promise((resolve) => {
    // A timer within a timer would wait four milliseconds each time: a thousand screens are gone through before anything is measured.
    const look = () => {
      if (holds()) resolve();
      else void scheduler.postTask(look);
    };
    look();
  });
  window.walkTo = async (last) => {
    while (title() !== last) {
      await is(() => document.querySelector('main form :is(input, select):enabled'));
      const before = title();
      window.answer();
      await is(() => document.querySelector('main button[type=submit]:enabled'));
      document.querySelector('main button[type=submit]').click();
      await is(() => title() !== before);
    }
    await is(() => document.querySelector('main form :is(input, select):enabled'));
  };
  window.backTo = async (first) => {
    while (title() !== first) {
      const before = title();
      [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Back').click();
      await is(() => title() !== before);
    }
  };
}

const question = (screen) => `Question ${screen} of the survey?`;
const walkTo = (page, screen) => page.evaluate((title) => window.walkTo(title), question(screen));
async function backTo(page, screen) {
  await page.evaluate((title) => window.backTo(title), question(screen));
  await settle(page);
}

/** A page in a survey of this many screens, so many clicks before its last one. */
async function ready(browser, size, { url, enter, script }) {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  await page.addInitScript(usable);
  await page.addInitScript(watch, { said: saved });
  await page.addInitScript(walker);
  await page.addInitScript(...script(size));
  await page.goto(url);
  await heading(page).waitFor();
  await enter(page);
  // Without motion: what is drawn on the way to the start is not measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walkTo(page, size - clicks);
  for (let gone = size - clicks; gone < before; gone += clicks) {
    await walkTo(page, size);
    await backTo(page, size - clicks);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return { size, page, figures: [] };
}

async function answered(page) {
  await page.bringToFront();
  await page.waitForFunction(() => document.querySelector('main form :is(input, select):enabled'));
  await page.evaluate(() => window.answer());
  return timedNext(page);
}

/** The pages of a set in turn, click by click; what each measured after the ways that warm it up. */
async function measure(pages) {
  for (let way = 0; way < warmUp + times; way += 1) {
    for (let click = 0; click < clicks; click += 1) {
      for (const { page, figures } of pages) {
        const figure = await answered(page);
        if (way >= warmUp) figures.push(figure);
      }
    }
    for (const { page, size } of pages) {
      await page.bringToFront();
      await backTo(page, size - clicks);
    }
  }
  return pages.map(({ side, size, figures }) => ({ side, size, figures }));
}

/** The figures of each side and size. */
export async function measureSurvey(browser, folder) {
  const wizard = await openWizard(folder);
  const places = {
    shop: { url: `${address}/renters-insurance/property-info`, enter: property, script: (size) => [ask, dynamicForm(size)] },
    wizard: { url: wizard.url, enter: () => undefined, script: (size) => [(steps) => { window.steps = steps; }, wizardSteps(size)] },
  };
  const pages = [];
  try {
    for (const size of sizes) for (const side of ['shop', 'wizard']) pages.push({ side, ...await ready(browser, size, places[side]) });
    const measured = await measure(pages);
    return { sizes, of: (side, size) => measured.find((each) => each.side === side && each.size === size).figures };
  } finally {
    for (const { page } of pages) await page.context().close().catch(() => undefined);
    await wizard.close();
  }
}
