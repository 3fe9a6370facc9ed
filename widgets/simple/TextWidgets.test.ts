import { expect, it } from 'vitest';
import { parseWhole } from './TextWidgets';

it('parses whole numbers and keeps other text for the rules to refuse', () => {
  expect([parseWhole('9007199254740993'), parseWhole('-999999999999999')]).toEqual(['9007199254740993', -999_999_999_999_999]);
  expect([parseWhole('12'), parseWhole(' 1,200 '), parseWhole(''), parseWhole('12a'), parseWhole('1.5')])
    .toEqual([12, 1200, undefined, '12a', '1.5']);
});
