import { describe, expect, it } from 'vitest';
import { numbers } from './book';
import { dialCode, orderCountries, readPhone, showPhone, startCountry } from './numbers';
import { plain } from './plain';

const { book, countries: allCountries } = numbers;

const value = (text: string, country: string): string | undefined => readPhone(text, country, book).value;

describe('phone numbers', () => {
  it('takes ten digits for the US and not the eleventh (WG-010)', () => {
    expect(value('61455501428', 'US')).toBe('+16145550142');
    expect(value('614-555-01429', 'US')).toBe('+16145550142');
    expect(value('+1 614 555 0142 99', 'US')).toBe('+16145550142');
  });
  it('does not count digits elsewhere (WG-011)', () => {
    expect(value('+44 2079 460958 12', 'GB')).toBe('+44207946095812');
    expect(value('207946095812', 'GB')).toBe('+44207946095812');
  });
  it('takes brackets, dots, a leading 1 and a leading 0 (quality 19)', () => {
    expect(value('1 (614) 555.0142', 'US')).toBe('+16145550142');
    expect(value('082 123 4567', 'ZA')).toBe('+27821234567');
    expect(value('  ', 'US')).toBeUndefined();
  });
  it('keeps letters and an extension as they were typed, for the rules to refuse', () => {
    expect(value('082 123 abcd', 'ZA')).toBe('+27 082 123 abcd');
    expect(showPhone('+27 082 123 abcd', 'ZA', book)).toBe('+27 082 123 abcd');
    const typed = Array.from('614-555-0100 x12').reduce((text, letter) => showPhone(value(text + letter, 'US'), 'US', book), '');
    expect([typed, value(typed, 'US')]).toEqual(['614-555-0100x12', '+1 614-555-0100x12']);
  });
  it('keeps a plus alone: a number with its country begins so', () => {
    expect(readPhone('+', 'ZA', book)).toEqual({ country: 'ZA', value: '+' });
    expect(showPhone('+', 'ZA', book)).toBe('+');
  });
  it('follows a pasted country code to its country', () => {
    expect(readPhone('+27 82 123 4567', 'US', book)).toEqual({ country: 'ZA', value: '+27821234567' });
    expect(readPhone('+1 614 555 0142', 'ZA', book)).toEqual({ country: 'US', value: '+16145550142' });
  });
  it('reads a number out of a link or a sentence', () => {
    expect(readPhone('tel:+27-82-123-4567', 'US', book)).toEqual({ country: 'ZA', value: '+27821234567' });
    expect([value('082 123 4567,', 'ZA'), value('(614) 555-0142;', 'US')]).toEqual(['+27821234567', '+16145550142']);
  });
  it('takes 00 and 011 for the plus of a number from abroad', () => {
    expect(readPhone('0027 82 123 4567', 'US', book)).toEqual({ country: 'ZA', value: '+27821234567' });
    expect(readPhone('011 27 82 123 4567', 'US', book)).toEqual({ country: 'ZA', value: '+27821234567' });
    expect(readPhone('00 1 614 555 0142', 'ZA', book)).toEqual({ country: 'US', value: '+16145550142' });
    // Johannesburg.
    expect(value('011 234 5678', 'ZA')).toBe('+27112345678');
  });
  it('takes a pasted number that begins with its country’s code, without a plus, for what it is (quality 19)', () => {
    expect([value('27821234567', 'ZA'), value('27 82 123 4567', 'ZA'), value('44 7911 123456', 'GB')])
      .toEqual(['+27821234567', '+27821234567', '+447911123456']);
    // Vredendal: its area code is 027.
    expect([value('027 213 1045', 'ZA'), value('272131045', 'ZA')]).toEqual(['+27272131045', '+27272131045']);
  });
  it('starts with the dial code when the country changes (WG-012)', () => {
    expect(dialCode('ZA', book)).toBe('+27');
    expect(showPhone('+27', 'ZA', book)).toBe('+27');
  });
  it('formats complete and incomplete numbers', () => {
    expect(showPhone('+16145550142', 'US', book)).toBe('614-555-0142');
    expect(showPhone('+1614', 'US', book)).toBe('614');
    expect(showPhone('+27821234567', 'ZA', book)).toBe('+27 82 123 4567');
    expect(showPhone('+2782', 'ZA', book)).toBe('+27 82');
    expect(showPhone('6145550142', 'US', book)).toBe('614-555-0142');
    expect(showPhone(undefined, 'US', book)).toBe('');
  });
  it('comes back from typing one digit at a time', () => {
    let shown = '';
    for (const digit of '6145550142') shown = showPhone(value(shown + digit, 'US'), 'US', book);
    expect(shown).toBe('614-555-0142');
    let abroad = '+27';
    for (const digit of '821234567') abroad = showPhone(value(abroad + digit, 'ZA'), 'ZA', book);
    expect(abroad).toBe('+27 82 123 4567');
  });
});

describe('countries', () => {
  it('puts the US first (WG-014)', () => {
    expect(orderCountries(['ZA', 'GB', 'US', 'AF'])).toEqual(['US', 'AF', 'ZA', 'GB']);
    expect(allCountries.length).toBeGreaterThan(200);
  });
  it('begins with the looked-up country, the US when it cannot be told, and never one that may not be chosen (WG-013, WG-014, RS-015)',
    () => {
    expect(startCountry(undefined, 'GB', allCountries, book)).toBe('GB');
    expect(startCountry(undefined, undefined, allCountries, book)).toBe('US');
    expect(startCountry('+27821234567', 'US', allCountries, book)).toBe('ZA');
    expect(startCountry(undefined, 'US', ['ZA'], book)).toBe('ZA');
  });
});

describe('a number without the number rules, which could not be fetched (I13)', () => {
  it.each([['6145550100', 'US', '+16145550100'], ['1 (614) 555-0100', 'US', '+16145550100'], ['082 123 4567', 'ZA', '+27821234567'],
    ['+27 82 123 4567', 'ZA', '+27821234567'], ['27821234567', 'ZA', '+27821234567']])('%s in %s is %s', (typed, country, value) => {
    expect(readPhone(typed, country, plain.book).value).toBe(value);
  });
});
