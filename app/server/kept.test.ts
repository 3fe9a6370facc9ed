import { expect, it } from 'vitest';
import { aMinute, keepFor } from './kept';

it('what is the same for everybody is made once a minute, and again at once when it could not be made', () => {
  let now = 0;
  let times = 0;
  const kept = keepFor<number>(aMinute, () => now);
  const make = (): number => (times += 1);
  expect(kept.get('/a', make)).toBe(1);
  now = aMinute - 1;
  expect(kept.get('/a', make)).toBe(1);
  expect(kept.get('/b', make)).toBe(2);
  now = aMinute;
  expect(kept.get('/a', make)).toBe(3);
  kept.forget('/a');
  expect(kept.get('/a', make)).toBe(4);
});
it('what is kept is bounded: anybody may ask for a site', () => {
  let times = 0;
  const kept = keepFor<number>(aMinute, () => 0);
  for (let site = 0; site <= 500; site += 1) kept.get(`${site}`, () => (times += 1));
  expect(kept.get('0', () => (times += 1))).toBe(502);
});
