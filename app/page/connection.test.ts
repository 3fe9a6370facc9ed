import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionReturns } from './connection';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser that says whether it is online, in front of a shop that answers or not. */
function waitsIn({ onLine, answers }: { readonly onLine: boolean; readonly answers: boolean }) {
  const seen = { answers, asked: 0, returned: false };
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine }, location: { href: 'http://shop.example/' },
    fetch: () => {
      seen.asked += 1;
      return seen.answers ? Promise.resolve(new Response('the page')) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const left = new AbortController();
  void connectionReturns(window as unknown as Window, left.signal).then(() => { seen.returned = true; });
  return { seen, left, window, later: () => vi.advanceTimersByTimeAsync(5_000) };
}

it('a shop that does not answer is waited for, also where the browser noticed nothing (I13)', async () => {
  const { seen, later } = waitsIn({ onLine: true, answers: false });
  await later();
  expect(seen.returned).toBe(false);
  seen.answers = true;
  await later();
  expect(seen.returned).toBe(true);
});
it('where the shop answers, the browser says when the line is back the next time: nothing is tried without end', async () => {
  const { seen, window, later } = waitsIn({ onLine: true, answers: true });
  await later();
  expect(seen).toMatchObject({ returned: false, asked: 1 });
  window.dispatchEvent(new Event('online'));
  await later();
  expect(seen.returned).toBe(true);
});
it('offline nothing is asked; online, the shop is asked until it answers', async () => {
  const { seen, window, later } = waitsIn({ onLine: false, answers: false });
  await later();
  expect(seen.asked).toBe(0);
  window.dispatchEvent(new Event('online'));
  await later();
  expect(seen.returned).toBe(false);
  seen.answers = true;
  await later();
  expect(seen.returned).toBe(true);
});
it('a line that is lost in the middle of the answer is no answer', async () => {
  const { seen, window, later } = waitsIn({ onLine: true, answers: false });
  const whole = window.fetch;
  window.fetch = () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })));
  await later();
  window.fetch = whole;
  seen.answers = true;
  await later();
  expect(seen.returned).toBe(true);
});
it('for a page that is gone nothing is asked any more', async () => {
  const polling = waitsIn({ onLine: true, answers: false });
  const waiting = waitsIn({ onLine: false, answers: true });
  await polling.later();
  for (const { left } of [polling, waiting]) left.abort();
  const { asked } = polling.seen;
  waiting.window.dispatchEvent(new Event('online'));
  await polling.later();
  expect([polling.seen.asked, waiting.seen.asked]).toEqual([asked, 0]);
});
