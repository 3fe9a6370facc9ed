import { describe, expect, it } from 'vitest';
import type { DateFormat } from '../format/dates';
import { toText, toValue, typed } from './text';

const us = 'MM/DD/YYYY' as const;
const za = 'dd/mm/yyyy' as const;
const type = (keys: string, start = '', format: DateFormat = us): string =>
  Array.from(keys).reduce((text, key) => typed(text, text + key, format), start);
/** What stands in the field after each key. */
const seen = (keys: string, format: DateFormat = us) => Array.from(keys, (_, at) => type(keys.slice(0, at + 1), '', format));

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
  it('leaves a year that is typed first where it is, until the day is whole', () => {
    expect(seen('2026-12-01')).toEqual(['2', '20', '202', '2026', '2026-', '2026-1', '2026-12', '2026-12-', '2026-12-0', '12/01/2026']);
    expect(seen('19900427')).toEqual(['1', '19', '199', '1990', '1990-0', '1990-04', '1990-04-2', '04/27/1990']);
    expect(seen('1990-04-27', za).slice(3)).toEqual(['1990', '1990-', '1990-0', '1990-04', '1990-04-', '1990-04-2', '27/04/1990']);
    expect(type('2026/12/01')).toBe('12/01/2026');
    expect(typed('2026-12-0', '2026-12-', us)).toBe('2026-12-');
    expect(typed('2026-', '2026', us)).toBe('2026');
  });
  it('does not take the twentieth day for a year', () => {
    expect(type('20121990', '', za)).toBe('20/12/1990');
    expect(typed('', '20121990', za)).toBe('20/12/1990');
    expect(typed('20/12/2026', '2012/2026', za)).toBe('2012/2026');
    expect(type('10/20/2026')).toBe('10/20/2026');
  });
  it('leaves words as they are typed, except the weekday and the time around a whole date', () => {
    expect(type('Dec 1 2026')).toBe('Dec 1 2026');
    expect(['5 December 2026', '24 Dec 2026'].map((text) => type(text))).toEqual(['5 December 2026', '24 Dec 2026']);
    expect([type('5 12 2026', '', za), type('24 11 2026', '', za)]).toEqual(['5/12/2026', '24/11/2026']);
    expect(typed('Dec 1 2026', 'Dec 1 202', us)).toBe('Dec 1 202');
    expect(typed('', 'Tue 11/24/2026', us)).toBe('11/24/2026');
    expect(typed('', 'Tuesday, 11/24/2026', us)).toBe('11/24/2026');
    expect(typed('', '2026-11-24T09:30', us)).toBe('11/24/2026');
    expect(typed('', '2026-11-24T09:30:00.000Z', us)).toBe('11/24/2026');
    expect(toValue('Dec ', us)).toBe('Dec ');
  });
  it('keeps other words beside a whole date, which are no part of it', () => {
    expect(['12/05/2026abc', '2/29/2028x', 'abc 12/05/2026', '12/05/2026 maybe'].map((text) => typed('', text, us)))
      .toEqual(['12/05/2026abc', '2/29/2028x', 'abc 12/05/2026', '12/05/2026 maybe']);
    expect(type('12/05/2026abc')).toBe('12/05/2026abc');
    expect(type('31/01/1990x', '', za)).toBe('31/01/1990x');
    expect(toValue('12/05/2026abc', us)).toBe('12/05/2026abc');
    expect(typed('12/05/2026a', '12/05/2026', us)).toBe('12/05/2026');
  });
  it('takes what is pasted: an ISO day, dots, digits alone', () => {
    expect(typed('', '2026-11-24', us)).toBe('11/24/2026');
    expect(typed('', '2026-11-24', za)).toBe('24/11/2026');
    expect(typed('', '11.24.2026', us)).toBe('11/24/2026');
    expect(typed('', '11242026', us)).toBe('11/24/2026');
  });
  it('takes digits alone over a date that stands there, and lets the slashes of that one be deleted', () => {
    expect(typed('12/05/2026', '11242026', us)).toBe('11/24/2026');
    expect(typed('12/05/2026', '12052026', us)).toBe('12/05/2026');
    expect(typed('1/5/2026', '11242026', us)).toBe('11/24/2026');
    expect(typed('1/05/2026', '11242026', us)).toBe('11/24/2026');
    expect(typed('24/11/2026', '24112026', za)).toBe('24/11/2026');
    expect(typed('1124/2026', '11242026', us)).toBe('11242026');
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
