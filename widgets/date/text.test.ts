import { describe, expect, it } from 'vitest';
import { toText, toValue, typed } from './text';

const us = 'MM/DD/YYYY' as const;
const za = 'dd/mm/yyyy' as const;
const type = (keys: string, start = ''): string => Array.from(keys).reduce((text, key) => typed(text, text + key, us), start);

describe('typing a date', () => {
  it('puts the slashes in, with or without the typed ones (WG-015)', () => {
    expect(type('11242026')).toBe('11/24/2026');
    expect(type('11/24/2026')).toBe('11/24/2026');
    expect(type('1/5/2026')).toBe('1/5/2026');
  });
  it('lets every letter be deleted again', () => {
    expect(typed('11/', '11', us)).toBe('11');
    expect(typed('11/24/', '11/24', us)).toBe('11/24');
    expect(type('2', '11')).toBe('11/2');
  });
  it('takes what is pasted: an ISO day, dots, digits alone', () => {
    expect(typed('', '2026-11-24', us)).toBe('11/24/2026');
    expect(typed('', '2026-11-24', za)).toBe('24/11/2026');
    expect(typed('', '11.24.2026', us)).toBe('11/24/2026');
    expect(typed('', '11242026', us)).toBe('11/24/2026');
  });
});

describe('the value', () => {
  it('is a day only when the calendar has it', () => {
    expect(toValue('2/29/2028', us)).toBe('2028-02-29');
    expect(toValue('02/29/2027', us)).toBe('02/29/2027');
    expect(toValue('04/31/1990', us)).toBe('04/31/1990');
    expect(toValue('31/12/2026', za)).toBe('2026-12-31');
    expect(toValue('31/12/2026', us)).toBe('31/12/2026');
    expect(toValue('1/1/26', us)).toBe('1/1/26');
    expect(toValue('', us)).toBeUndefined();
  });
  it('shows what was typed when it is no date, and nothing for nothing', () => {
    expect(toText('04/31/1990', us)).toBe('04/31/1990');
    expect(toText('2026-03-05', us)).toBe('03/05/2026');
    expect(toText('2026-03-05', za)).toBe('05/03/2026');
    expect(toText(undefined, us)).toBe('');
  });
});
