import { describe, expect, it } from 'vitest';
import { fill } from '#widgets/format/fill';
import { valueLines } from './DetailTable';

describe('valueLines', () => {
  it('closes the gap of an address without a unit', () => {
    expect(valueLines('Ines Okafor\n48 Alder Street, , Columbus, OH 43215'))
      .toEqual(['Ines Okafor', '48 Alder Street, Columbus, OH 43215']);
  });
  it('leaves no double space in the full name above the questions (SV-009)', () => {
    const name = '{insured.first} {insured.middle} {insured.last} {insured.suffix}';
    expect(valueLines(fill(name, { insured: { first: 'Ann', middle: ' ', last: 'Lee', suffix: 'Jr.' } }))).toEqual(['Ann Lee Jr.']);
    expect(valueLines(fill(name, {}))).toEqual([]);
  });
  it('is empty when every part was, so that the row is left out', () => expect([valueLines(''), valueLines(' , , ')]).toEqual([[], []]));
});
