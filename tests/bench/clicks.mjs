/**
 * A click and what it brings, timed inside the page: from the click's own time stamp to the new heading and to the first field below it.
 */
import { heading, next } from './visit.mjs';

/**
 * In the page, before anything of it: `window.figures` gets an entry a press of Next. Calls whose path ends with a name in `remembered`
 * are answered from memory once they have been answered; those in `said` at once with the text given. On both sides alike.
 */
export function watch({ remembered = [], said = {} }) {
  const answers = new Map();
  const send = window.fetch.bind(window);
  const json = { status: 200, headers: { 'content-type': 'application/json' } };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input.url ?? input, window.location.href);
    const known = Object.keys(said).find((name) => pathname.endsWith(name));
    if (known !== undefined) return new Response(said[known], json);
    if (!remembered.some((name) => pathname.endsWith(name))) return send(input, init);
    if (!answers.has(pathname)) {
      const answer = await send(input, init);
      answers.set(pathname, { text: await answer.text(), how: { ...json, status: answer.status } });
    }
    const { text, how } = answers.get(pathname);
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

/**
 * What the page still does after a step (its motion, focus, fetching ahead) must not fall into the next click: nobody has read a question
 * in less.
 */
export const settle = (page) => page.evaluate(async () => {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => { requestIdleCallback(() => setTimeout(resolve, 30), { timeout: 500 }); });
});

/** The pointer is on the button, and what that brings is over, before it is pressed. */
async function press(page, button) {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await settle(page);
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Presses Next with the mouse; milliseconds to the new heading and to the first field. */
export async function timedNext(page) {
  const count = await page.evaluate(() => window.figures.length);
  await press(page, next(page));
  await page.waitForFunction((before) => window.figures.length > before, count);
  await settle(page);
  return page.evaluate(() => window.figures.at(-1));
}
export async function back(page) {
  const before = await heading(page).textContent();
  await press(page, page.getByRole('button', { name: 'Back', exact: true }));
  await page.waitForFunction((text) => { const now = document.querySelector('main h1')?.textContent; return now && now !== text; }, before);
  await settle(page);
}
