import { expect, it } from 'vitest';
import { createLimit } from './limits';

/** Does a write from the second address find the limit used up by one from the first? */
const sharesWith = (one: string, other: string): boolean => {
  const limit = createLimit(1, () => 0);
  limit.hit(one);
  return limit.hit(other) !== undefined;
};

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true], ['2001:db8::1', '2001:db8:0:0:8000::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false], ['1::2:3:4:5:6', '1::2', false], ['::1', '::2', true], ['fe80::1%eth0', 'fe80::2', true],
  ['203.0.113.7', '203.0.113.7', true], ['203.0.113.7', '203.0.113.8', false],
  ['::ffff:203.0.113.7', '203.0.113.7', true], ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('%s and %s have one limit of writes: %s (S18)', (one, other, shared) => {
  expect([sharesWith(one, other), sharesWith(other, one)]).toEqual([shared, shared]);
});
it('what the page tells in the background uses up nobody’s limit', () => {
  const limit = createLimit(1, () => 0);
  limit.hit('203.0.113.7', 'background');
  expect([limit.hit('203.0.113.7', 'background'), limit.hit('203.0.113.7')]).toEqual([60, undefined]);
});
