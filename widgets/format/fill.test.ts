import { describe, expect, it } from 'vitest';
import { fill } from './fill';

const context = {
  pickUpDate: '2026-03-05', returnDate: '2026-03-11', total: 1234.5, code: 'ZAR',
  driver: { firstName: 'Ines', phoneNumber: '+16145550142' },
  drivers: [{ firstName: 'Jonah', lastName: 'Okafor' }, { firstName: ' ', lastName: '' }, { firstName: 'Mia' }],
};

describe('fill', () => {
  it('writes dates as summaries show them (WG-016, WG-017)', () => {
    expect(fill('{pickUpDate|date} to {returnDate|date}', context)).toBe('Mar 5, 2026 to Mar 11, 2026');
    expect(fill('{pickUpDate|datePadded}', context)).toBe('Mar 05, 2026');
  });
  it('keeps the day of a late evening timestamp: no time zone moves it', () => {
    expect(fill('{at|date}', { at: '2026-12-31T23:59:59-10:00' })).toBe('Dec 31, 2026');
  });
  it('writes money with the currency of the answer, dollars by default (WG-018, WG-019, WG-020)', () => {
    expect(fill('{total|money} {total,code|money} {total,code|whole}', context)).toBe('$1,234.50 R1,234.50 R1,235');
    expect(fill('{less|money}', { less: -9.45 })).toBe('−$9.45');
    expect(fill('{total,EUR|whole} {EUR}', context)).toBe('€1,235 ');
  });
  it('says of a cover of nothing that it is not included (WG-020)', () => {
    expect(fill('{total,code|cover}, {none,code|cover}, {missing|cover}', { ...context, none: 0 })).toBe('R1,235, Not included, ');
  });
  it('counts both ends of the days', () => {
    expect(fill('{pickUpDate,returnDate|days}', context)).toBe('7 days');
    expect(fill('{a,a|days}', { a: '2026-03-08' })).toBe('1 day');
  });
  it('says a period of one day once', () => {
    expect(fill('{pickUpDate,returnDate|period}; {pickUpDate,returnDate|shortPeriod}', context))
      .toBe('Mar 5, 2026 to Mar 11, 2026; Mar 5 to Mar 11, 2026');
    expect(fill('{pickUpDate,pickUpDate|period}; {pickUpDate,pickUpDate|shortPeriod}', context)).toBe('Mar 5, 2026; Mar 5, 2026');
  });
  it('names people and leaves blank rows out', () => {
    expect(fill('{drivers|names}', context)).toBe('Jonah Okafor, Mia');
    expect(fill('{addOns|names}', { addOns: ['Trips abroad', '', 'Lights'] })).toBe('Trips abroad, Lights');
    expect(fill('{things|names}', { things: [{ title: 'Trek FX' }, { name: 'Rex', title: 'Dog' }, {}] })).toBe('Trek FX, Rex');
    expect(fill('{driver.firstName|lower} {driver.phoneNumber|phone}', context)).toBe('ines 614-555-0142');
  });
  it('says the words for each value: of a choice, of several, of a yes or no', () => {
    expect(fill('{use|home=at home; work=for work}', { use: 'work' })).toBe('for work');
    expect(fill('{use|home=At home}', { use: ['home', 'else', ''] })).toBe('At home, else');
    expect(fill('{rents|true=You rent, so far;false=You own}/{none|true=a;false=b}', { rents: false })).toBe('You own/');
    expect(fill('{size|1= one=1 ;2=two}, {size|toString=x}', { size: 1 })).toBe('one=1, 1');
  });
  it('leaves no text for missing values, and never reads inherited names', () => {
    expect(fill('[{nobody.home}{driver.unit|date}{driver.__proto__.x}{driver.constructor.name}]', context)).toBe('[]');
    expect(fill('{drivers}', context)).toBe('');
  });
  it('shows server text as it is', () => {
    expect(fill('{a}', { a: '$& <b>{total}</b>' })).toBe('$& <b>{total}</b>');
  });
});
