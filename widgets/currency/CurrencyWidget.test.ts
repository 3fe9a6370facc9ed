import { describe, expect, it } from 'vitest';
import { formatWhole, parseWhole } from './CurrencyWidget';

/** Letter by letter at the end, as the field does it. */
const type = (text: string): number | string | undefined =>
  Array.from(text).reduce<number | string | undefined>((value, letter) =>
    parseWhole(formatWhole(value) + letter, formatWhole(value)), undefined);

describe('a whole amount', () => {
  it('groups its thousands while it is typed (SV-021)', () => {
    expect(type('1234567')).toBe(1234567);
    expect(formatWhole(1234567)).toBe('1,234,567');
    expect(formatWhole(undefined)).toBe('');
  });
  it('may be typed with its commas', () => expect([type('1,234'), type('1,234,567')]).toEqual([1234, 1234567]));
  it('loses and gains digits anywhere', () => {
    expect(parseWhole('1,23', '1,234')).toBe(123);
    expect(parseWhole('1,9234', '1,234')).toBe(19234);
    expect(parseWhole('1234', '1,234')).toBe(1234);
    expect(parseWhole('', '1')).toBeUndefined();
  });
  it('is never made out of -5, 1.5 or 12,34: they stay as they were typed (SV-055)', () => {
    for (const wrong of ['-5', '1.5', '12,34', '12a', '1,234.99']) {
      expect(type(wrong), wrong).toBe(wrong);
      expect(formatWhole(parseWhole(wrong)), wrong).toBe(wrong);
    }
    expect(parseWhole('12,34', '1,234')).toBe('12,34');
  });
  it('can be pasted with its sign and with spaces', () => {
    expect([parseWhole('$7,500'), parseWhole('R 12 000'), parseWhole(' 500 '), parseWhole('$7,500', '20')])
      .toEqual([7500, 12000, 500, 7500]);
  });
  it('can be pasted with cents that are none; what is typed is kept, because a digit may follow (SV-055)', () => {
    expect([parseWhole('$1,200.00'), parseWhole('1200.00', '20'), parseWhole('R 1 200.00')]).toEqual([1200, 1200, 1200]);
    expect([parseWhole('12,34.00'), parseWhole('-5.00'), parseWhole('1.000'), parseWhole('1,200.50')])
      .toEqual(['12,34.00', '-5.00', '1.000', '1,200.50']);
    expect(['1.00', '1.000', '1,200.00'].map(type)).toEqual(['1.00', '1.000', '1,200.00']);
  });
  it('never changes a number it cannot hold: of sixteen digits the last may be lost (SV-055)', () => {
    expect(String(type('9007199254740993')).replaceAll(',', '')).toBe('9007199254740993');
    expect(parseWhole('9007199254740993')).toBe('9007199254740993');
    expect(parseWhole('9,007,199,254,740,993')).toBe('9,007,199,254,740,993');
    expect(parseWhole('999999999999999')).toBe(999_999_999_999_999);
  });
  it('shows a stored value that is wrong as it is', () => expect([formatWhole(-5), formatWhole(1.5)]).toEqual(['-5', '1.5']));
});
