import { describe, expect, it } from 'vitest';
import { askSeveral } from './choices';
import { askDate, askMoment } from './dates';
import { countIn, kindOf, labelOf, numberIn } from './field';
import { nameOf } from './names';
import type { DynamicField } from './types';
import { quote, withoutRepeats } from './warnings';

const field = (more: Partial<DynamicField> = {}): DynamicField => ({ key_name: 'x', ...more });
/** The kind of a field, and what the operator is told. */
const kind = (more: Partial<DynamicField>): readonly string[] => {
  const told: string[] = [];
  return [kindOf(field(more), (message) => told.push(message)), ...told];
};
const choices = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];

describe('the kind of a field of the server', () => {
  it('is that of its type, however it is written (S-03)', () => {
    expect(['Sub fields', 'sub_fields', 'subFields'].map((type) => kind({ field_type: type, subfields: [field()] })))
      .toEqual([['rows'], ['rows'], ['rows']]);
    expect([kind({}), kind({ field_type: 'PhoneNumber' }), kind({ field_type: 'date-time' })]).toEqual([['text'], ['phone'], ['moment']]);
  });
  it('is text where nobody knows the type, or there is nothing to choose from, and that is told', () => {
    const unknown = `n${'o'.repeat(80)}`;
    expect(kind({ field_type: unknown }))
      .toEqual(['text', `No field type is named "${unknown.slice(0, 60)}": it is asked as text (S-03).`]);
    for (const type of ['radio', 'checkboxes'])
      for (const settings of [undefined, null, {}, { choices: [] }])
        expect(kind({ field_type: type, settings }))
          .toEqual(['text', `A field of type "${type}" has no choices: it is asked as text (S-03).`]);
    expect(kind({ field_type: 'radio', settings: { choices } })).toEqual(['single']);
    expect(kind({ field_type: 'text', settings: { choices: [] } })).toEqual(['text']);
  });
  it('is a list of texts without parts, and rows with them', () => {
    expect([kind({ field_type: 'subfields' }), kind({ field_type: 'subfields', subfields: [] }), kind({ field_type: 'list' })])
      .toEqual([['list'], ['list'], ['list']]);
    expect(kind({ field_type: 'list', subfields: [field()] })).toEqual(['rows']);
    expect(kind({ field_type: 'text', subfields: [field()] })).toEqual(['text']);
  });
  it('is that of its widget, where the type may have one; an unknown widget is told', () => {
    expect([kind({ widget: 'Date Picker' }), kind({ field_type: 'number', widget: 'currency-field' })]).toEqual([['date'], ['currency']]);
    const [several, parts] = [{ settings: { choices } }, { subfields: [field()] }];
    const taken = { radio: several, checkboxes: several, list: {}, subfields: parts, hidden: {} };
    expect(Object.entries(taken).map(([type, more]) => kind({ field_type: type, widget: 'datepicker', ...more })))
      .toEqual([['single'], ['several'], ['list'], ['rows'], ['hidden']]);
    const unknown = `w${'x'.repeat(80)}`;
    expect(kind({ widget: unknown })).toEqual(['text', `No widget is named "${unknown.slice(0, 60)}": the field type has its own (S-03).`]);
    expect([kind({ widget: 'textarea' }), kind({ widget: '' }), kind({ widget: null })]).toEqual([['text'], ['text'], ['text']]);
  });
  it('is a date where a text asks for a day of birth (SV-048)', () => {
    expect([kind({ key_name: 'owner_dob' }), kind({ key_name: 'owner_dob', field_type: 'number' }), kind({ key_name: 'dob_owner' })])
      .toEqual([['date'], ['number'], ['text']]);
  });
});

describe('what is written in a field of the server', () => {
  it('is its label, else its key in words', () => {
    expect([field({ label: 'Your name' }), field({ key_name: '_first__name-of you ' }), field({ key_name: '__' })].map(labelOf))
      .toEqual(['Your name', 'First name of you', 'Answer']);
    expect(labelOf(field({ key_name: 'a'.repeat(99) }))).toHaveLength(60);
  });
  it('is a number where it can be read as one (S-09)', () => {
    expect(['12', ' 1.5 ', 7, 0, '', '  ', 'twelve', Infinity, null, undefined].map(numberIn))
      .toEqual([12, 1.5, 7, 0, undefined, undefined, undefined, undefined, undefined, undefined]);
    expect(['3', 1, 1000, 0, -1, 1.5, 'x', null].map(countIn)).toEqual([3, 1, 200, undefined, undefined, undefined, undefined, undefined]);
  });
  it('has a harmless name of its own (S12)', () => {
    const keys = ['first_name', '__proto__', 'constructor', 'a.b', '$ref', '', 'Größe', '😀', '~0041', 'a'.repeat(101)];
    for (const key of keys) expect(nameOf(key)).toMatch(/^(?!__)[A-Za-z_~][\w-]*$/);
    expect(new Set(keys.map(nameOf)).size).toBe(keys.length);
    expect(nameOf('a.b')).toBe('~0061002e0062');
  });
});

describe('what the operator is told', () => {
  it('is said once, and no more than a thousand things', () => {
    const said: string[] = [];
    const say = withoutRepeats((message) => said.push(message));
    for (const message of ['one', 'one', 'two']) say(message);
    expect(said).toEqual(['one', 'two']);
    for (let count = 0; count < 1100; count += 1) say(`more ${count}`);
    expect(said).toHaveLength(1001);
  });
  it('names what was sent in few letters', () =>
    expect([quote('short'), quote('a'.repeat(60)), quote('a'.repeat(61))])
      .toEqual(['"short"', `"${'a'.repeat(60)}"`, `"${'a'.repeat(60)}…"`]));
});

describe('a day that the server asks for', () => {
  const asked = (settings: object, key = 'x') => {
    const told: string[] = [];
    const place = { onWarning: (message: string) => told.push(message), path: key, beside: [] };
    return { ...askDate(field({ key_name: key, settings }), place), told };
  };
  it('keeps to bounds in either way of writing, and its example does (SV-022, SV-051)', () => {
    expect(asked({ date_after: '06/20/2026', date_before: '2026-07-01T10:00:00Z' }).schema)
      .toMatchObject({ formatMinimum: '2026-06-20', formatMaximum: '2026-07-01', examples: ['2026-06-20'] });
    expect(asked({ date_before: '2026-06-01' }).schema).toMatchObject({ formatMaximum: '2026-06-01', examples: ['2026-06-01'] });
    expect(asked({}).schema).toEqual({ type: 'string', format: 'date', examples: ['2026-06-15'] });
    expect(asked({ date_after: ' ' }).told).toHaveLength(1);
  });
  it('may count from today, with spaces and the word days', () => {
    expect(['today', 'Today + 30', 'today-2 days', ' today +1 day '].map((text) => asked({ date_after: text }).schema.window))
      .toEqual([{ from: 'today', min: 0 }, { from: 'today', min: 30 }, { from: 'today', min: -2 }, { from: 'today', min: 1 }]);
    expect(asked({ date_before: 'today' }).schema).toEqual({ type: 'string', format: 'date', window: { from: 'today', max: 0 } });
  });
  it('has no limit where the bound is no date, and that is told', () => {
    for (const text of ['soon', '13/45/2026', '2026-02-30', 'today+', 'not today', 'today+1 week', 'x2026-06-20', '06/20/20265']) {
      const { schema, told } = asked({ date_after: text });
      expect([schema.formatMinimum, schema.window, told], text)
        .toEqual([undefined, undefined, [`"${text}" is no date: the limit is left out.`]]);
    }
  });
  it('of a birth is before today, with lists of years (SV-048, SV-049)', () => {
    const { schema, ui } = asked({}, 'owner_dob');
    expect(schema).toMatchObject({ window: { from: 'today', min: { years: -120 }, max: -1 }, examples: ['1990-04-27'] });
    expect(ui['ui:options']).toEqual({ format: 'MM/DD/YYYY', dob: true, dropdowns: true, autocomplete: 'off' });
    expect(asked({}, 'pni_dob').ui['ui:options']).toMatchObject({ autocomplete: 'bday' });
    expect(asked({ date_before: 'today-10', date_after: 'today-400' }, 'owner_dob').schema.window)
      .toEqual({ from: 'today', min: -400, max: -10 });
    expect(asked({ date_after: '1990-01-01' }, 'owner_dob').schema.window).toEqual({ from: 'today', max: -1 });
  });
  it('with a time keeps its day to fixed bounds; those that count from today are told and left out (SV-023)', () => {
    const told: string[] = [];
    const place = { onWarning: (message: string) => told.push(message), path: 'x', beside: [] };
    expect(askMoment(field({ settings: { date_after: '2026-08-01' } }), place).schema)
      .toMatchObject({ formatMinimum: '2026-08-01', examples: ['2026-08-01T12:00:00Z'] });
    expect(told).toEqual([]);
    for (const settings of [{ date_after: 'today' }, { date_before: 'today' }])
      expect(askMoment(field({ settings }), place).schema)
        .toEqual({ type: 'string', format: 'date-time', examples: ['2026-06-15T12:00:00Z'] });
    expect(told).toEqual(Array(2).fill('A limit that counts from today is for dates without a time only: it is left out.'));
  });
});

describe('several choices', () => {
  const bounds = (settings: object, required = false) => {
    const { minItems, maxItems, examples } = askSeveral(field({ required, settings: { choices, ...settings } })).schema;
    return [minItems, maxItems, (examples?.[0] as readonly unknown[]).length];
  };
  it('are as many as the server says, one where they are required, and never more than there are (SV-018, S-09)', () => {
    expect([bounds({}), bounds({}, true), bounds({ min_choices: 2, max_choices: '3' }), bounds({ min_choices: 9 })])
      .toEqual([[undefined, undefined, 1], [1, undefined, 1], [2, 3, 2], [3, undefined, 3]]);
    expect([bounds({ min_choices: 2, max_choices: 1 }), bounds({ max_choices: 2 }), bounds({ max_choices: 1 }, true)])
      .toEqual([[2, undefined, 2], [undefined, 2, 1], [1, 1, 1]]);
  });
});
