import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules } from '../rules/createRules';
import type { Form, JsonSchema } from '../types';
import { formOfScreen } from './dynamicForm';
import { nameOf } from './names';
import { formIn, MalformedForm, readDynamicForm } from './read';

type Raw = Readonly<Record<string, unknown>>;
const clock = createClock(() => Date.parse('2026-06-15T12:00:00Z'));
const rules = createRules({ clock });
let odd: string[] = [];
const screenOf = (...fields: readonly Raw[]) => {
  odd = [];
  const { screens } = readDynamicForm({ start_screen_id: 'a', screens: { a: { fields } } }, (message) => odd.push(message));
  return screens.a as NonNullable<typeof screens.a>;
};
const formOf = (...fields: readonly Raw[]): Form => formOfScreen(screenOf(...fields), (message) => odd.push(message));
const one = (field: Raw): { readonly form: Form; readonly schema: JsonSchema; readonly ui: Raw; readonly options: Raw } => {
  const form = formOf({ key_name: 'x', label: 'Field', required: true, ...field });
  const ui = form.ui?.x as Raw;
  return { form, schema: form.schema.properties?.x as JsonSchema, ui, options: (ui['ui:options'] ?? {}) as Raw };
};
const passes = (form: Form, x: unknown): boolean => rules.valid(form.schema, { x });
const verdicts = (field: Raw, values: readonly unknown[]): readonly boolean[] => {
  const { form } = one(field);
  return values.map((value) => passes(form, value));
};
const choices = (count: number, help: string | null = 'The first') => (
  {
    choices: Array.from(
      { length: count }, (_, index) => ({ value: `v${index}`, title: `Choice ${index}`, help_text: index === 0 ? help : null })
    )
  }
);

describe('each type and widget of the partner has a field of ours', () => {
  it.each([
    ['text', undefined, 'string', 'text'], ['number', undefined, 'integer', 'number'], ['email', undefined, 'string', 'email'],
    ['address', undefined, 'object', undefined],
    ['text', 'currency_field', 'integer', 'currency'], ['number', 'currency_field', 'integer', 'currency'],
    ['text', 'date_picker', 'string', 'date'],
    ['text', 'datetime_picker', 'string', 'dateTime'], ['text', 'autocomplete_address', 'string', 'address'],
    ['list', undefined, 'array', undefined], ['Sub Fields', undefined, 'array', undefined],
  ])('%s with widget %s (SV-015, SV-016, SV-019, SV-020, SV-021, SV-022, SV-023, SV-024)', (type, widget, kind, look) => {
    const { schema, ui } = one({ field_type: type, widget, subfields: type === 'Sub Fields' ? [{ key_name: 'a' }] : undefined });
    expect([schema.type, ui['ui:widget']]).toEqual([kind, look]);
    expect(odd).toEqual([]);
  });
  it('what is unknown becomes text, or the type its own, with one warning (S-03)', () => {
    expect(one({ field_type: 'hologram' }).schema.type).toBe('string');
    expect([...new Set(odd)]).toEqual([expect.stringContaining('hologram')]);
    expect(one({ field_type: 'number', widget: 'sundial' }).ui['ui:widget']).toBe('number');
    expect([...new Set(odd)]).toEqual([expect.stringContaining('sundial')]);
    expect(one({ field_type: 'single select' }).schema.type).toBe('string');
  });
  it('shows label and help, and names a field without a label by its key (SV-014)', () => {
    expect(one({ help_text: 'As on the bill' }).schema).toMatchObject({ title: 'Field', description: 'As on the bill' });
    expect(formOf({ key_name: 'year_built' }, { key_name: '' }).schema.properties).toMatchObject(
      { year_built: { title: 'Year built' }, [nameOf('')]: { title: 'Answer' } }
    );
  });
});

describe('the form of a screen', () => {
  it('is the same object for the same screen and another for another: the validator indexes every new schema', () => {
    const [first, second] = [screenOf({ key_name: 'x', label: 'First' }), screenOf({ key_name: 'x', label: 'Second' })];
    expect(formOfScreen(first)).toBe(formOfScreen(first));
    expect(
      [first, second, first].map((screen) => (formOfScreen(screen).schema.properties?.x as JsonSchema).title)
    ).toEqual(['First', 'Second', 'First']);
  });
});

describe('choices', () => {
  it('are cards, a list, or a list to search, by their number; title is shown, value kept (SV-017, SV-025)', () => {
    const askedAs = (help: string | null) =>
      [6, 7, 60, 61].map((count) => one({ field_type: 'single_select', settings: choices(count, help) }).ui['ui:widget']);
    expect(askedAs(null)).toEqual(['radio', 'select', 'select', 'search']);
    // A list shows no help.
    expect(askedAs('The first')).toEqual(['radio', 'search', 'search', 'search']);
    const { form, options } = one({ field_type: 'single_select', settings: choices(2) });
    expect(options.choices).toEqual([{ value: 'v0', title: 'Choice 0', help: 'The first' }, { value: 'v1', title: 'Choice 1' }]);
    expect([passes(form, 'v1'), passes(form, 'Choice 1'), passes(form, '')]).toEqual([true, false, false]);
  });
  it('keep numbers and yes/no as they are', () => {
    expect(
      one({ field_type: 'select', settings: { choices: [{ value: 1 }, { value: 2 }] } }).schema
    ).toMatchObject({ type: 'number', enum: [1, 2] });
    expect(
      one({ field_type: 'select', settings: { choices: [{ value: true, title: 'Yes' }, { value: false, title: 'No' }] } }).schema
    ).toMatchObject({ type: 'boolean' });
    expect(verdicts({ field_type: 'select', settings: { choices: ['a', 1] } }, ['a', 1, '1'])).toEqual([true, true, false]);
  });
  it('of a multi select are bound in number (SV-018, SV-039, S-09)', () => {
    const field = { field_type: 'multi_select', settings: { ...choices(4), min_choices: 2, max_choices: '3' } };
    expect(
      verdicts(field, [[], ['v0'], ['v0', 'v1'], ['v0', 'v1', 'v2'], ['v0', 'v1', 'v2', 'v3'], ['v0', 'v0'], ['v0', 'other']])
    ).toEqual([false, false, true, true, false, false, false]);
    expect(verdicts({ field_type: 'multi_select', settings: choices(2) }, [[], ['v0'], ['v0', 'v1']])).toEqual([false, true, true]);
    expect(verdicts({ ...field, required: false }, [[], ['v0'], ['v0', 'v1']])).toEqual([true, false, true]);
  });
  it('may be ten thousand', () => {
    const { form, ui } = one({ field_type: 'single_select', settings: choices(10_000) });
    expect(ui['ui:widget']).toBe('search');
    expect([passes(form, 'v9999'), passes(form, 'v10000')]).toEqual([true, false]);
  });
});

describe('numbers and money', () => {
  it('are whole and keep to their limits; 0 is an answer (SV-026, SV-039, SV-054)', () => {
    expect(
      verdicts({ field_type: 'number', settings: { min_value: 0, max_value: '3' } }, [0, 3, -1, 4, 1.5, 'three', undefined])
    ).toEqual([true, true, false, false, false, false, false]);
  });
  it('are positive; above the most is for the VIP team, the most itself is not (SV-055, SV-056, S-10)', () => {
    expect(
      verdicts({ widget: 'currency_field', settings: { max_value: 5000 } }, [1, 5000, 5001, 0, -5, 1.5, '12,34'])
    ).toEqual([true, true, false, false, false, false, false]);
    const { form, options } = one({ widget: 'currency_field', settings: { max_value: 5000 } });
    expect(options.vip).toBe(true);
    expect(rules.errors(form.schema, { x: 5001 })).toMatchObject([{ keyword: 'maximum', limit: 5000 }]);
    expect(one({ widget: 'currency_field' }).options).not.toHaveProperty('vip');
  });
});

describe('dates', () => {
  it('keep to their bounds, both included (SV-027, SV-051)', () => {
    const field = { widget: 'date_picker', settings: { date_after: '2026-03-01', date_before: '03/31/2026' } };
    expect(
      verdicts(field, ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', '2026-03-32', '03/10/26'])
    ).toEqual([false, true, true, false, false, false]);
    const { form, schema, options } = one(field);
    expect(schema).toMatchObject({ formatMinimum: '2026-03-01', formatMaximum: '2026-03-31' });
    expect(options.format).toBe('MM/DD/YYYY');
    expect(rules.errors(form.schema, { x: '2026-04-01' })).toMatchObject(
      [{ keyword: 'window', limit: { min: '2026-03-01', max: '2026-03-31' } }]
    );
  });
  it('may count from today, and a limit that is no date is left out', () => {
    expect(
      verdicts(
        { widget: 'date_picker', settings: { date_after: 'today', date_before: 'today+30' } },
        ['2026-06-14', '2026-06-15', '2026-07-15', '2026-07-16']
      )
    ).toEqual([false, true, true, false]);
    expect(verdicts({ widget: 'date_picker', settings: { date_after: 'soon' } }, ['1999-01-01'])).toEqual([true]);
    expect(odd).toEqual([expect.stringContaining('soon')]);
  });
  it('are read however the partner writes them: with blanks, a sign, a unit, as MM/DD/YYYY or with a time', () => {
    const after = (date_after: string): string | undefined =>
      one({ widget: 'datetime_picker', settings: { date_after } }).schema.formatMinimum as string | undefined;
    expect(['03/01/2026', ' 2026-03-01 ', '2026-03-01T09:00'].map(after)).toEqual(['2026-03-01', '2026-03-01', '2026-03-01']);
    expect(['03/01/26', '2026-03-01 9 am', '2026-02-30', 'x2026-03-01', '103/01/2026'].map(after)).toEqual(Array(5).fill(undefined));
    const days = (date_before: string): readonly boolean[] =>
      verdicts({ widget: 'date_picker', settings: { date_before } }, ['2026-06-12', '2026-06-13', '2026-06-17', '2026-06-18']);
    for (const text of ['today + 2 days', 'TODAY+2', 'today +2 day']) expect([text, days(text)]).toEqual([text, [true, true, true, false]]);
    expect([days('today-2'), days('today - 2')]).toEqual([[true, true, false, false], [true, true, false, false]]);
    for (const text of ['not today', 'today+2 weeks', 'today+', 'today2'])
      expect([text, days(text)]).toEqual([text, [true, true, true, true]]);
  });
  it('with a time keep to them by their day (SV-023)', () => {
    const field = { widget: 'datetime_picker', settings: { date_after: '2026-03-01', date_before: '2026-03-01' } };
    expect(
      verdicts(field, ['2026-03-01T09:30:00-05:00', '2026-03-02T09:30:00-05:00', '2026-03-01', 'noon'])
    ).toEqual([true, false, false, false]);
  });
  it('a browser may fill in the name of who is named on the policy, and of nobody else (quality 7: 16)', () => {
    const form = formOf(...['pni_first_name', 'pni_last_name', 'owner_first_name'].map((key_name) => ({ key_name })));
    expect(Object.values(form.ui ?? {}).map((ui) => (ui as Readonly<Record<string, unknown>>)['ui:autocomplete']))
      .toEqual(['given-name', 'family-name', undefined]);
  });
  it('of birth are real days before today, of somebody alive, typed as MM/DD/YYYY (SV-048, SV-049)', () => {
    const form = formOf({ key_name: 'pni_dob', label: 'Date of birth', required: true });
    expect(form.ui?.pni_dob).toMatchObject({ 'ui:widget': 'date', 'ui:options': { dob: true, format: 'MM/DD/YYYY' } });
    expect(form.ui?.pni_dob).not.toHaveProperty('ui:options.width');
    expect(
      ['1990-01-02', '2026-06-14', '2026-06-15', '1990-02-30', '01/02/90'].map((pni_dob) => rules.valid(form.schema, { pni_dob }))
    ).toEqual([true, true, false, false, false]);
    expect(['1906-06-15', '1906-06-14', '1880-01-01'].map((pni_dob) => rules.valid(form.schema, { pni_dob })))
      .toEqual([true, false, false]);
  });
});

describe('rows', () => {
  const row = {
    field_type: 'sub_fields', required: false,
    subfields: [
      { key_name: 'name', label: 'Name', required: true }, { key_name: 'age', label: 'Age', field_type: 'number', required: true },
      { key_name: 'note', label: 'Note' }
    ]
  };
  const ines = { name: 'Ines', age: 40 };
  it('start with min_choices and may grow to max_choices (SV-028, SV-044, SV-045, SV-029)', () => {
    const { schema, options } = one(
      { ...row, settings: { min_choices: 2, max_choices: 3, row_item_name: 'Driver', add_button_caption: 'One more' } }
    );
    expect(options).toMatchObject({ minRows: 2, rowTitle: 'Driver {n}', addLabel: 'One more' });
    expect(schema).toMatchObject({ minItems: 2, maxItems: 3 });
    expect(one({ ...row, settings: {} }).options).toMatchObject({ minRows: 1 });
    expect(one({ ...row, settings: {} }).schema).not.toHaveProperty('maxItems');
  });
  it('up to min_choices are needed, those beyond are not; blank ones do not count (SV-046, SV-041)', () => {
    expect(
      verdicts(
        { ...row, settings: { min_choices: 2 } },
        [undefined, [], [ines], [ines, {}], [ines, ines], [ines, ines, {}], [{}, ines, { name: ' ' }, ines]]
      )
    ).toEqual([false, false, false, false, true, true, true]);
  });
  it('have all or none of their required subfields (SV-043)', () => {
    expect(
      verdicts(row, [undefined, [{}], [ines], [ines, { name: 'Jo' }], [{ age: 3 }], [{ note: 'later' }]])
    ).toEqual([true, true, true, false, false, true]);
    expect(rules.missing(one(row).form, { x: [{ name: 'Jo' }] })).toEqual([{ title: 'Age' }]);
    expect(verdicts({ ...row, required: true }, [[], [{ note: 'later' }], [ines]])).toEqual([false, false, true]);
  });
  it('may be plain values (SV-016)', () => {
    const { form, schema, ui } = one({ field_type: 'list', settings: { row_item_name: 'Tenant', max_choices: 2 } });
    expect(schema).toMatchObject({ type: 'array', maxItems: 2, items: { type: 'string', title: 'Tenant' } });
    expect(ui.items).toMatchObject({ 'ui:options': { label: false } });
    expect(
      [[], [''], ['Ann'], ['Ann', ' '], ['a', 'b', 'c']].map((value) => passes(form, value))
    ).toEqual([false, false, true, true, false]);
  });
  it('ask for a postal code of five characters where an interested party stands (SV-053, S-11)', () => {
    const form = formOf({ key_name: 'interested_party_postal', required: true });
    expect(
      ['4321', '43215', '432156'].map((interested_party_postal) => rules.valid(form.schema, { interested_party_postal }))
    ).toEqual([false, true, false]);
    expect(
      verdicts(
        { ...row, key_name: 'x', subfields: [{ key_name: 'interested_party_zip', required: true }] },
        [[{ interested_party_zip: '4321' }], [{ interested_party_zip: '43215' }]]
      )
    ).toEqual([false, true]);
    expect(one({ key_name: 'x' }).schema).not.toHaveProperty('pattern');
  });
});

describe('an address', () => {
  it('has the parts that flags name, as a list or as a map (SV-020, SV-030, S-05)', () => {
    const parts = (flags: unknown) => Object.keys(one({ field_type: 'address', settings: { flags } }).schema.properties ?? {});
    expect(parts(['city', 'country'])).toEqual(['street_address', 'city', 'country']);
    expect(parts({ has_unit: true, city: false, postal: true })).toEqual(['street_address', 'unit', 'postal']);
    expect(parts(null)).toEqual(['street_address', 'unit', 'city', 'region', 'postal']);
  });
  it('that is asked for is whole, one that is not is whole or absent', () => {
    const whole = { street_address: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215' };
    expect(verdicts({ field_type: 'address' }, [undefined, {}, { city: 'Columbus' }, whole])).toEqual([false, false, false, true]);
    expect(
      verdicts({ field_type: 'address', required: false }, [undefined, {}, { city: 'Columbus' }, { unit: '2B' }, whole])
    ).toEqual([true, true, false, false, true]);
  });
  it('with suggestions takes picked ones only and fills its parts (SV-024, SV-057, SV-058)', () => {
    const { form, ui } = one({ field_type: 'address', widget: 'autocomplete_address', settings: { flags: ['city'] } });
    const home = { street_address: '48 Alder Street', city: 'Columbus' };
    expect([passes(form, home), passes(form, { ...home, picked: true }), passes(form, { picked: true })]).toEqual([false, true, false]);
    expect(
      verdicts(
        { field_type: 'address', widget: 'autocomplete_address', required: false },
        [undefined, {}, home, { street_address: 'x', picked: true }]
      )
    ).toEqual([true, true, false, false]);
    expect(ui.street_address).toMatchObject(
      { 'ui:widget': 'address', 'ui:options': { pickedOnly: true, fills: { street_address: 'streetAddress', city: 'city' } } }
    );
  });
  it('on one line fills the flagged fields beside it (SV-058)', () => {
    const form = formOf(
      { key_name: 'street', widget: 'autocomplete_address' }, { key_name: 'a.b', settings: { flags: ['postal'] } },
      { key_name: 'town', settings: { flags: { city: true } } }, { key_name: 'other' }
    );
    expect(form.ui?.street).toMatchObject(
      { 'ui:options': { pickedOnly: true, fills: { street: 'streetAddress', [nameOf('a.b')]: 'postal', town: 'city' } } }
    );
  });
});

describe('the suffix (optional)', () => {
  const suffixes = (...fields: readonly Raw[]) =>
    Object.values(formOf(...fields).ui ?? {}).map((ui) => ((ui as Raw)['ui:options'] as Raw).optional);
  it('stands on the only field that may be left out, and only then (SV-047)', () => {
    const [must, may] = [(key_name: string) => ({ key_name, required: true }), (key_name: string) => ({ key_name, required: false })];
    expect(suffixes(must('a'), may('b'))).toEqual([false, true]);
    expect(suffixes(may('a'), may('b'))).toEqual([false, false]);
    expect(suffixes(must('a'))).toEqual([false]);
  });
  it('stands on the only field of a row that may be left out, and only then (SV-047, quality 37)', () => {
    const [name, born, note] = [
      { key_name: 'name', label: 'Name', required: true }, { key_name: 'born', label: 'Born' }, { key_name: 'note', label: 'Note' },
    ];
    const marked = (field_type: string, required: boolean, ...subfields: readonly Raw[]): readonly unknown[] => {
      const { items } = one({ field_type, required, subfields }).ui as { readonly items: Readonly<Record<string, Raw>> };
      return Object.values(items).map((ui) => (ui['ui:options'] as Raw).optional);
    };
    for (const kind of ['list', 'sub_fields']) for (const required of [true, false]) {
      expect(marked(kind, required, name, born), kind).toEqual([false, true]);
      expect(marked(kind, required, name, born, note), kind).toEqual([false, false, false]);
      expect(marked(kind, required, name), kind).toEqual([false]);
    }
  });
  it('stands on the unit of an address that must be given (SV-047, SV-058)', () => {
    const unit = (required: boolean): unknown => {
      const { ui } = formOf({ key_name: 'home', label: 'Home', field_type: 'address', required });
      return ((ui?.home as Raw).unit as { readonly 'ui:options': Raw })['ui:options'].optional;
    };
    expect([unit(true), unit(false)]).toEqual([true, false]);
  });
  it('stands there once, also when the partner wrote it and when the field is a group', () => {
    expect(suffixes({ key_name: 'a', label: 'Unit (Optional)' })).toEqual([false]);
    expect(one({ field_type: 'list', required: false }).schema.title).toBe('Field (optional)');
    expect(one({ field_type: 'list', required: false, settings: { min_choices: 1 } }).schema.title).toBe('Field');
  });
});

describe('reading', () => {
  const refusal = (raw: unknown): string => {
    try { readDynamicForm(raw); return ''; } catch (error) { expect(error).toBeInstanceOf(MalformedForm); return (error as Error).message; }
  };
  const withFields = (fields: unknown): unknown => ({ start_screen_id: 'a', screens: { a: { fields } } });
  it('refuses what is no form and names the place (SV-012, SV-013)', () => {
    expect(
      [
        null, [], { screens: [] }, { screens: {} }, { start_screen_id: 'toString', screens: { a: {} } },
        { start_screen_id: 'a', screens: { a: 7 } }, withFields({}), withFields([{ key_name: 1 }]),
        withFields([{ key_name: 'k', settings: { choices: [{}] } }])
      ].map(refusal)
    ).toEqual([
      'the dynamic form must be an object.', 'the dynamic form must be an object.', 'screens must be an object.',
      'start_screen_id: no screen is named so.', 'start_screen_id: no screen is named "toString".',
      'screens › "a" must be an object.', 'screens › "a" › fields must be a list.', 'screens › "a" › fields[0]: key_name must be a text.',
      'screens › "a" › fields[0] › settings › choices[0]: value must be a text, a number or a yes/no.',
    ]);
  });
  it('keeps odd ids and keys, fills missing ids and leaves prototypes alone (S12)', () => {
    const fields = '[{"key_name":"__proto__","label":"P"},{"key_name":"constructor"}]';
    const raw = JSON.parse(`{"start_screen_id":"__proto__","screens":{"__proto__":{"fields":${fields}},"":{}}}`) as unknown;
    const form = readDynamicForm(raw);
    expect(Object.keys(form.screens)).toEqual(['__proto__', '']);
    expect(Object.values(form.screens).map(({ id }) => id)).toEqual(['__proto__', '']);
    expect(Object.keys(({} as Raw))).toEqual([]);
    expect(Object.getPrototypeOf(form.screens)).toBe(Object.prototype);
    const made = formOfScreen(Object.values(form.screens)[0] as never);
    expect(Object.keys(made.schema.properties ?? {})).toEqual([nameOf('__proto__'), nameOf('constructor')]);
    expect(rules.valid(made.schema, { [nameOf('__proto__')]: 'x' })).toBe(true);
  });
  it('is done once for each form of a context', () => {
    const [first, second] = [{ start_screen_id: 'a', screens: { a: {} } }, { start_screen_id: 'b', screens: { b: {} } }];
    const read = formIn(first);
    expect(formIn(first)).toBe(read);
    expect(
      [read, formIn(second), formIn({ screens: 7 }, () => undefined), formIn(7)].map((form) => form?.start_screen_id)
    ).toEqual(['a', 'b', undefined, undefined]);
  });
  it('takes the first of two fields with one key, with one warning', () => {
    const screen = screenOf({ key_name: 'x', label: 'First' }, { key_name: 'x', label: 'Second' });
    expect(screen.fields?.map(({ label }) => label)).toEqual(['First']);
    expect(odd).toEqual([expect.stringContaining('"x"')]);
  });
  it('manages 300 screens in any script', () => {
    const screens = Object.fromEntries(
      Array.from(
        { length: 300 },
        (_, index) => [
          `شاشة ${index}`,
          { question: 'هل تملك حيوانًا؟', fields: [{ key_name: `مفتاح ${index}`, label: 'السؤال' }], next_screen_id: `شاشة ${index + 1}` }
        ]
      )
    );
    const form = readDynamicForm({ start_screen_id: 'شاشة 0', screens }, () => undefined);
    expect(
      Object.values(form.screens)
        .map((screen) => Object.values(formOfScreen(screen).schema.properties ?? {}))
        .every(([field]) => (field as JsonSchema).title === 'السؤال')
    ).toBe(true);
  });
});

it('gives a screen one form, however often it is asked', () => {
  const screen = screenOf({ key_name: 'x' });
  expect(formOfScreen(screen)).toBe(formOfScreen(screen));
});
it('has a right answer among the examples of every field', () => {
  const types: readonly Raw[] = [{}, { field_type: 'number', settings: { min_value: 5 } }, { field_type: 'email' }, { field_type: 'phone' },
    { field_type: 'address' }, { widget: 'currency_field', settings: { max_value: 9 } }, { widget: 'datetime_picker' },
    { widget: 'date_picker', settings: { date_before: '2001-01-01' } },
    { field_type: 'multi select', settings: { ...choices(3), min_choices: 2 } }, { field_type: 'list', settings: { min_choices: 2 } },
    { field_type: 'sub fields', subfields: [{ key_name: 'a', required: true }, { key_name: 'b', field_type: 'email', required: true }] }];
  for (const type of types) {
    const { form, schema } = one(type); expect(passes(form, schema.examples?.[0]), JSON.stringify(type)).toBe(true);
  }
});
