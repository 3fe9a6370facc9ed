import { expect, it } from 'vitest';
import { parseWhole } from './parse';

it('reads whole numbers and keeps what is no number for the judge', () => {
  expect([parseWhole('9007199254740993'), parseWhole('-999999999999999')]).toEqual(['9007199254740993', -999_999_999_999_999]);
  expect([parseWhole('12'), parseWhole(' 1,200 '), parseWhole(''), parseWhole('12a'), parseWhole('1.5')])
    .toEqual([12, 1200, undefined, '12a', '1.5']);
});
