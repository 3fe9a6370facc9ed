import { describe, expect, it } from 'vitest';
import { readPrefill } from './prefill';

const read = (query: string) => readPrefill(new URLSearchParams(query));
const letters = (count: number): string => 'x'.repeat(count);

describe('answers in the address', () => {
  it.each([
    ['street_address', 'streetAddress', 60], ['unit', 'unit', 60], ['city', 'city', 30], ['region', 'region', 30], ['postal', 'postal', 30],
    ['first_name', 'firstName', 20], ['middle_name', 'middleName', 20], ['last_name', 'lastName', 20], ['suffix', 'suffix', 10],
    ['email', 'email', 50],
  ] as const)('%s is kept as %s, %i letters at most (SV-059, SV-060, SV-061, SV-062, SV-063, SV-064, SV-065, SV-067)',
  (name, fact, longest) => {
    for (const spelling of [name, `pni_${name}`]) {
      expect(read(`${spelling}=${letters(longest)}`)).toEqual({ [fact]: letters(longest) });
      for (const length of [longest + 1, 10_000]) expect(read(`${spelling}=${letters(length)}`)).toEqual({ [fact]: letters(longest) });
    }
  });
  it('keep the last ten digits of a phone, by all its names (SV-066, S-13)', () => {
    for (const name of ['phone', 'phone_number', 'pni_phone', 'pni_phone_number'])
      expect(read(`${name}=%2B1+(555)+123-4567`)).toEqual({ phone: '5551234567' });
    expect(read(`phone=${'9'.repeat(10_000)}`).phone).toHaveLength(10);
    expect(read('phone=none&phone_number=')).toEqual({});
  });
  it('are the first of several that says something, with blanks around it gone', () => {
    expect(read('city=+&city=Columbus&city=Dayton')).toEqual({ city: 'Columbus' });
    expect(read('pni_city=Dayton&city=%20Columbus%20')).toEqual({ city: 'Columbus' });
  });
  it('never cut a character in two', () => {
    expect(read(`suffix=${letters(9)}${encodeURIComponent('😀')}`)).toEqual({ suffix: letters(9) });
  });
  it('are nothing else than text under the agreed names (S4, S12)', () => {
    expect(read('__proto__=a&constructor=b&city[]=c&city[0]=d&CITY=e&streetAddress=f&pni_=g&toString=h')).toEqual({});
    expect('a' in {}).toBe(false);
    expect(read('city=%zz%E0%A4&region=%3Cimg%20src%3Dx%3E')).toEqual({ city: expect.any(String) as string, region: '<img src=x>' });
    expect(read('')).toEqual({});
  });
});
