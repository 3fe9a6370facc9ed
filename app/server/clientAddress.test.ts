import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress';

const from = (forwarded: string | undefined, hops: number): string | undefined =>
  clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }, hops);

it('without a proxy the header is anybody’s word, and the connection counts (S18)', () => {
  expect(from('203.0.113.7', 0)).toBe('10.0.0.1');
  expect(from(undefined, 0)).toBe('10.0.0.1');
});
it('behind a proxy the address that it appended counts, whatever the visitor wrote before it (S18)', () => {
  expect(from('203.0.113.7', 1)).toBe('203.0.113.7');
  expect(from('198.51.100.1, 198.51.100.2, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(from('198.51.100.1, 203.0.113.7, 192.0.2.1', 2)).toBe('203.0.113.7');
});
it.each([
  ['203.0.113.7:51234', '203.0.113.7'], ['2001:db8::7', '2001:db8::7'], ['[2001:db8::7]:443', '2001:db8::7'],
  ['"[2001:db8::7]"', '2001:db8::7'], ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('an address is read in each of its spellings: %s', (text, address) => { expect(from(text, 1)).toBe(address); });
it.each([undefined, '', 'unknown', '_hidden', '1.2.3.4.5', '<script>', 'a, b'])('%j is no address: the connection counts', (text) => {
  expect(from(text, 1)).toBe('10.0.0.1');
});
it('fewer addresses than proxies: the furthest one counts', () => { expect(from('203.0.113.7', 3)).toBe('203.0.113.7'); });
