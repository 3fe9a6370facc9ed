import { expect, it } from 'vitest';
import { formatWhole, parseWhole } from './whole';

it('groups thousands and reads its own text back', () => {
  expect(formatWhole(1234567)).toBe('1,234,567');
  expect(parseWhole(formatWhole(1234567))).toBe(1234567);
  expect(formatWhole(undefined)).toBe('');
});
it('takes a pasted price without its cents and sign', () => {
  expect([parseWhole('$7,500.99'), parseWhole('R 12 000'), parseWhole('abc')]).toEqual([7500, 12000, undefined]);
});
