import { describe, expect, it } from 'vitest';
import { readUsPhone, showUsPhone } from './UsPhoneWidget';

describe('a US phone number', () => {
  it('is ten digits, shown 3-3-4 while it is typed (RN-049)', () => {
    expect(['5', '555', '5551', '5551234567'].map(showUsPhone)).toEqual(['5', '555', '555-1', '555-123-4567']);
    expect(readUsPhone('555-123-4567')).toEqual({ value: '5551234567', cut: false });
    expect(readUsPhone('')).toEqual({ value: undefined, cut: false });
  });
  it('can be pasted with its country code, brackets and spaces (quality 19)', () => {
    const pasted = ['+1 (555) 123-4567', '1 555 123 4567', '(555) 123.4567', ' +1-555-123-4567', '001 555 123 4567', '00 1 (555) 123-4567',
      '555·123·4567', '555 • 123 • 4567', '555\u2212123\u22124567', '555\u2014123\u20144567'];
    for (const text of pasted) expect(readUsPhone(text), text).toEqual({ value: '5551234567', cut: false });
  });
  it.each(['tel:+1-555-123-4567', 'TEL:5551234567', '555-123-4567,', '555-123-4567; ', '“555-123-4567”'])(
    'is read out of %s, as a link or a sentence has it', (pasted) => {
    expect(readUsPhone(pasted)).toEqual({ value: '5551234567', cut: false });
  });
  it('holds ten digits and says that an eleventh is not kept (WG-010)', () => {
    expect(readUsPhone('555-123-45678')).toEqual({ value: '5551234567', cut: true });
  });
  it('is not made out of the number of another country', () => {
    expect(readUsPhone('+44 20 7946 0958')).toEqual({ value: '+442079460958', cut: false });
    expect(showUsPhone('+442079460958')).toBe('+442079460958');
  });
  it('keeps letters and an extension as they were typed, for the rules to refuse', () => {
    for (const typed of ['614-555-0100 x12', '614 CALL NOW']) {
      expect(readUsPhone(typed)).toEqual({ value: typed, cut: false });
      expect(showUsPhone(typed)).toBe(typed);
    }
  });
  it('lets a country code be typed', () => {
    const typed = Array.from('+15551234567').reduce((text, letter) => showUsPhone(readUsPhone(text + letter).value), '');
    expect(typed).toBe('555-123-4567');
  });
  it('shows a stored value that is wrong as it is', () =>
    expect(['12a', '555123456789', undefined].map(showUsPhone)).toEqual(['12a', '555123456789', '']));
});
