import { describe, expect, it } from 'vitest';
import { entryViews } from './EntriesScreen';

const content = {
  list: 'things', entry: { title: '{street}, {unit}', text: '{city}', amount: 'value' }, total: 'Total',
  add: 'Add', another: 'Add another', edit: 'Edit', remove: 'Remove', empty: { title: '', text: '' }, needed: 'A thing', most: 2,
  full: 'Full',
};

describe('the entries of a list', () => {
  it('read by their own words, and add up', () => {
    const things = [{ street: '48 Alder Street', city: 'Columbus', value: 25_000 }, { street: '12 Vault Lane', unit: '3', value: 5000 }];
    const { entries, total } = entryViews(content, { things });
    expect(entries.map(({ title, text, amount }) => [title, text, amount]))
      .toEqual([['48 Alder Street', 'Columbus', '$25,000'], ['12 Vault Lane, 3', '', '$5,000']]);
    expect(entries[0]?.value).toBe(things[0]);
    expect(total).toBe('$30,000');
  });
  it('are none before there is a list, and have no sum then', () => expect(entryViews(content, {})).toEqual({ entries: [], total: '' }));
});
