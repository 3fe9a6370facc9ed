import { describe, expect, it } from 'vitest';
import { fill } from '#widgets/format/fill';
import { shownTables, valueLines } from './DetailTable';

const tables = [{ title: 'Holder', rows: [{ label: 'Name', value: '{holder}' }] },
  { title: 'Beneficiary', rows: [{ label: 'Name', value: '{first} {last}' }, { label: 'Address', value: '{street}, {city}' }] }];
const titles = (context: Readonly<Record<string, unknown>>) => shownTables(tables, context).map(({ title }) => title);

it('nobody sees a table about a beneficiary who was not named (RS-034, S-44)', () => {
  expect(titles({ holder: 'Thandi' })).toEqual(['Holder']);
  expect(titles({ holder: 'Thandi', last: 'Nkosi' })).toEqual(['Holder', 'Beneficiary']);
});

describe('the lines of a value', () => {
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
