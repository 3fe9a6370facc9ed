import { expect, it } from 'vitest';
import { createAfterPaint } from './afterPaint';

function withPaint() {
  const painted: (() => void)[] = [];
  const done: string[] = [];
  const later = createAfterPaint((ready) => painted.push(ready));
  return { painted, done, later };
}

it('keeps the order: address, title, what is told about it', () => {
  const { painted, done, later } = withPaint();
  for (const name of ['address', 'title', 'analytics']) later(() => done.push(name));
  expect(done).toEqual([]);
  for (const ready of painted) ready();
  expect(done).toEqual(['address', 'title', 'analytics']);
});
it('does what waits at once when somebody looks, and only once', () => {
  const { painted, done, later } = withPaint();
  later(() => done.push('a'));
  later.now();
  for (const ready of painted) ready();
  later.now();
  expect(done).toEqual(['a']);
  later(() => done.push('b'));
  painted.at(-1)?.();
  expect(done).toEqual(['a', 'b']);
});
it('leaves nothing behind: what is asked for meanwhile is done, too (I05)', () => {
  const { done, later } = withPaint();
  later(() => { done.push('answers'); later(() => done.push('stored')); });
  later.now();
  expect(done).toEqual(['answers', 'stored']);
});
it('goes on after work that failed', () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => { reported.push(error); };
  const { done, later } = withPaint();
  later(() => { throw new Error('broken'); });
  later(() => done.push('next'));
  later.now();
  expect(done).toEqual(['next']);
  expect(reported).toHaveLength(1);
});
