import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { View } from '#engine';
import { createDelayedView } from './delayedView';

const at = (more: Partial<View> = {}): View =>
  ({ step: 'a', context: {}, busy: false, refreshing: false, held: false, entering: false, unready: false, answers: {}, missing: [],
    waits: false, back: false, progress: 0, done: false, ...more });
function source(first: View) {
  let now = first;
  const listeners = new Set<() => void>();
  return { view: () => now, subscribe: (listener: () => void) => { listeners.add(listener); return () => listeners.delete(listener); },
    go: (next: View) => { now = next; for (const listener of listeners) listener(); } };
}
beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

it('a call that is answered at once is never drawn as busy: the next step follows the press', () => {
  const run = source(at());
  const delayed = createDelayedView(run);
  const drawn: View[] = [];
  delayed.subscribe({ next: () => drawn.push(delayed.getSnapshot()) });
  run.go(at({ busy: true, call: 'save' }));
  run.go(at({ step: 'b' }));
  vi.runAllTimers();
  expect(drawn.map(({ step, busy }) => [step, busy])).toEqual([['b', false]]);
});
it('a call that lasts is drawn as busy', () => {
  const run = source(at());
  const delayed = createDelayedView(run);
  delayed.subscribe({ next: () => undefined });
  run.go(at({ busy: true, call: 'save' }));
  expect(delayed.getSnapshot().busy).toBe(false);
  vi.runAllTimers();
  expect(delayed.getSnapshot().busy).toBe(true);
});
it('a price that is calculated again, a message and a typed letter are drawn at once', () => {
  const run = source(at());
  const delayed = createDelayedView(run);
  delayed.subscribe({ next: () => undefined });
  for (const next of [at({ answers: { name: 'I' } }), at({ busy: true, refreshing: true }), at({ modal: 'terms' }),
    at({ step: 'b', busy: true })]) {
    run.go(next);
    expect(delayed.getSnapshot()).toBe(next);
  }
});
it('the second of two calls is not drawn earlier than the first would have been', () => {
  const run = source(at());
  const delayed = createDelayedView(run);
  delayed.subscribe({ next: () => undefined });
  run.go(at({ busy: true, call: 'geocode' }));
  vi.advanceTimersByTime(40);
  run.go(at({ busy: true, call: 'plans' }));
  expect(delayed.getSnapshot().busy).toBe(false);
  vi.advanceTimersByTime(20);
  expect(delayed.getSnapshot().call).toBe('plans');
});
it('an answer that comes between the first drawing and the listening is drawn', () => {
  const run = source(at({ busy: true, entering: true }));
  const delayed = createDelayedView(run);
  expect(delayed.getSnapshot().entering).toBe(true);
  run.go(at());
  delayed.subscribe({ next: () => undefined });
  expect(delayed.getSnapshot().entering).toBe(false);
});
const fault = { call: 'plans', code: 'default', outcome: 'unknown' } as const;
it('a fault is drawn at once and alone: a busy state that was not drawn yet does not follow it', () => {
  const run = source(at());
  const delayed = createDelayedView(run);
  const drawn: View[] = [];
  delayed.subscribe({ next: () => drawn.push(delayed.getSnapshot()) });
  run.go(at({ busy: true, call: 'plans' }));
  run.go(at({ fault }));
  vi.runAllTimers();
  expect(drawn).toEqual([at({ fault })]);
});
it.each([['a fault', { fault }], ['a message', { modal: 'terms' }]])('%s that was dismissed is gone at once, though a call begins',
  (_what, over) => {
  const run = source(at());
  const delayed = createDelayedView(run);
  delayed.subscribe({ next: () => undefined });
  run.go(at(over));
  run.go(at({ busy: true, call: 'plans' }));
  expect(delayed.getSnapshot()).toEqual(at({ busy: true, call: 'plans' }));
});
