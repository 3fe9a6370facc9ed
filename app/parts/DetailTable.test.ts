import { expect, it } from 'vitest';
import { shownTables } from './DetailTable';

const tables = [{ title: 'Holder', rows: [{ label: 'Name', value: '{holder}' }] },
  { title: 'Beneficiary', rows: [{ label: 'Name', value: '{first} {last}' }, { label: 'Address', value: '{street}, {city}' }] }];
const titles = (context: Readonly<Record<string, unknown>>) => shownTables(tables, context).map(({ title }) => title);

it('nobody sees a table about a beneficiary who was not named (RS-034, S-44)', () => {
  expect(titles({ holder: 'Thandi' })).toEqual(['Holder']);
  expect(titles({ holder: 'Thandi', last: 'Nkosi' })).toEqual(['Holder', 'Beneficiary']);
});
