import { describe, expect, it } from 'vitest';
import { choiceFor, choicesOf, matching, windowOf, withTitle } from './choices';

const list = ['Enterprise', 'Sixt', 'Bakery', 'Café', 'Wholesale bakery'].map((title) => ({ value: title, title }));
const of = (schema: object, options: object) => choicesOf({ schema, options } as never);
const enumOptions = (...values: readonly unknown[]) => values.map((value) => ({ value, label: String(value) }));

describe('matching', () => {
  it('finds by any word, beginnings first (BO-003)', () => {
    expect(matching(list, 'bak').map(({ title }) => title)).toEqual(['Bakery', 'Wholesale bakery']);
    expect(matching(list, 'bakery whole').map(({ title }) => title)).toEqual(['Wholesale bakery']);
  });
  it('finds a trade by who is in it, and one by many, but no word that only shares its middle (BO-003)', () => {
    const trades = ['Commercial Bakeries', 'Plumbing and Heating', 'Roof (Tile) Contractors', 'Offices of Dentists', 'Residential Work']
      .map((title) => ({ value: title, title }));
    const found = (typed: string) => matching(trades, typed).map(({ title }) => title);
    expect(['bakery', 'Plumbers', 'tiling', 'dental', 'roof tiler'].map(found)).toEqual([
      ['Commercial Bakeries'], ['Plumbing and Heating'], ['Roof (Tile) Contractors'], [], ['Roof (Tile) Contractors'],
    ]);
    expect(found('dentist')).toEqual(['Offices of Dentists']);
  });
  it('does not ask for accents', () => expect(matching(list, 'cafe')).toHaveLength(1));
  it('shows all before anything is typed and nothing for nonsense', () => {
    expect(matching(list, ' ')).toHaveLength(5);
    expect(matching(list, 'bakrey')).toHaveLength(0);
  });
});

it('takes a title typed in full for its choice, in capitals or not, and never one of two with the same title (BO-003)', () => {
  expect(['bakery', ' CAFÉ ', 'bake', ''].map((text) => withTitle(list, text)?.title)).toEqual(['Bakery', 'Café', undefined, undefined]);
  expect(withTitle([{ value: 1, title: 'Baker' }, { value: 2, title: 'baker' }], 'Baker')).toBeUndefined();
});

describe('choicesOf', () => {
  it('adds titles and help to the options of RJSF (SV-025)', () => {
    const choices = of({ type: 'boolean' },
      { enumOptions: enumOptions(true, false), choices: [{ value: false, title: 'Not yet', help: 'You can sign later' }] });
    expect(choices).toEqual([{ value: false, title: 'Not yet', help: 'You can sign later', key: 'false' }]);
  });
  it('keeps the type of the value: false stays false, 20000 a number', () => {
    expect(choiceFor(of({ type: 'boolean', enum: [true, false] },
      { choices: [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }] }), 'false')?.value).toBe(false);
    expect(choiceFor(of({ type: 'number' }, { enumOptions: enumOptions(20000), choices: [{ value: 20000, title: '$20,000' }] }), '20000'))
      .toEqual({ value: 20000, title: '$20,000', key: '20000' });
  });
  it('offers only what may be answered', () => {
    expect(of({ type: 'boolean', enum: [false] },
      { choices: [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }] }).map(({ title }) => title))
      .toEqual(['Not Included']);
  });
  it('has different keys for values with the same text, and for a blank one', () => {
    const choices = of({}, { enumOptions: enumOptions(1, '1', true, 'true', '') });
    expect(new Set(choices.map(({ key }) => key)).size).toBe(5);
    expect(choices.map(({ key }) => key)).not.toContain('');
    for (const choice of choices) expect(choiceFor(choices, choice.key)?.value).toBe(choice.value);
  });
  it('follows other titles and other names for the same field', () => {
    const schema = { type: 'string', enum: ['a'] };
    const titleOf = (options: object) => of(schema, { enumOptions: enumOptions('a'), ...options })[0]?.title;
    expect([titleOf({}), titleOf({ choices: [{ value: 'a', title: 'A' }] }), titleOf({ choices: [{ value: 'a', title: 'B' }] }),
      titleOf({})])
      .toEqual(['a', 'A', 'B', 'a']);
    const named = (label: string) => of(schema, { enumNames: [label], enumOptions: [{ value: 'a', label }] })[0]?.title;
    expect([named('One'), named('Two')]).toEqual(['One', 'Two']);
  });
  it('finds the values of a list of many in its items (SV-018)', () => {
    expect(of({ type: 'array', items: { enum: ['a', 'b'] } }, { choices: [{ value: 'b', title: 'Bee' }] }).map(({ title }) => title))
      .toEqual(['a', 'Bee']);
  });
});

describe('ten thousand choices', () => {
  const many = of({}, { enumOptions: enumOptions(...Array.from({ length: 10_000 }, (_, at) => `Trade ${at}`)) });
  it('show a hundred at once', () => expect(windowOf(many, undefined)).toHaveLength(100));
  it('always show the chosen one', () => {
    const shown = windowOf(many, many[9_000]);
    expect([shown.length, shown[0]?.title]).toEqual([100, 'Trade 9000']);
    expect(windowOf(many, many[5])[5]).toBe(many[5]);
  });
  it('can all be found by typing', () => expect(matching(many, '9999').map(({ title }) => title)).toEqual(['Trade 9999']));
});
