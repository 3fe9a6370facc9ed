/** A press of Next and what it brings, timed inside the page: from the click's own time stamp to the next field, usable and painted. */
import { heading, next } from './visit.mjs';

/** In the page, before anything of it, after `usable`: calls whose path ends with a name in `said` are answered at once, on both sides. */
export function watch({ said = {} }) {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input.url ?? input, window.location.href);
    const known = Object.keys(said).find((name) => pathname.endsWith(name));
    if (known === undefined) return send(input, init);
    return new Response(said[known], { status: 200, headers: { 'content-type': 'application/json' } });
  };
  window.figures = [];
  window.longest = 0;
  window.addEventListener('click', (event) => {
    if (!event.target.closest?.('button[type=submit]')) return;
    window.whenUsable((at) => window.figures.push(at - event.timeStamp), document.querySelector('main h1')?.textContent);
  }, true);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * What the page still does after a step (its motion, focus, fetching ahead) must not fall into the next click: nobody has read a question
 * in less.
 */
export const settle = (page) => page.evaluate(async () => {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => { requestIdleCallback(() => setTimeout(resolve, 30), { timeout: 500 }); });
});

/** Presses Next with the mouse: the pointer is on the button, and what that brings is over, before. Milliseconds to the next field. */
export async function timedNext(page) {
  const count = await page.evaluate(() => window.figures.length);
  const button = next(page);
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await settle(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction((before) => window.figures.length > before, count);
  await settle(page);
  return page.evaluate(() => window.figures.at(-1));
}

/** Gives the answer that the screen asks for, with mouse and keyboard. */
export async function answer(page) {
  const form = page.locator('main form');
  await heading(page).waitFor();
  const radios = form.getByRole('radio');
  if (await radios.count() > 0) return radios.first().check({ force: true });
  for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 });
  for (const line of await form.getByRole('textbox').all()) {
    await line.click();
    await page.keyboard.type('Alder');
  }
  return undefined;
}
