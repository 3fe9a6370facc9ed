import { describe, expect, it } from 'vitest';
import { choiceFor, choicesOf, matching } from './choices';

const list = ['Enterprise', 'Sixt', 'Bakery', 'Café', 'Wholesale bakery'].map((title) => ({ value: title, title }));

describe('matching', () => {
  it('finds by any word, beginnings first (BO-003)', () => {
    expect(matching(list, 'bak').map(({ title }) => title)).toEqual(['Bakery', 'Wholesale bakery']);
    expect(matching(list, 'bakery whole').map(({ title }) => title)).toEqual(['Wholesale bakery']);
  });
  it('does not ask for accents', () => expect(matching(list, 'cafe')).toHaveLength(1));
  it('shows all before anything is typed and nothing for nonsense', () => {
    expect(matching(list, ' ')).toHaveLength(5);
    expect(matching(list, 'bakrey')).toHaveLength(0);
  });
});

describe('choicesOf', () => {
  it('dresses RJSF options with titles and help', () => {
    const choices = choicesOf({ schema: { type: 'boolean' }, options: { enumOptions: [{ value: true, label: 'Yes' }, { value: false, label: 'No' }], choices: [{ value: false, title: 'Not yet', help: 'You can sign later' }] } } as never);
    expect(choices).toEqual([{ value: false, title: 'Not yet', help: 'You can sign later' }]);
  });
  it('keeps the kind of the value: false stays false', () => {
    expect(choiceFor([{ value: true, title: 'Yes' }, { value: false, title: 'No' }], 'false')?.value).toBe(false);
  });
});
