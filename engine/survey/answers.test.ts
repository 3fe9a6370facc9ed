import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules } from '../rules/createRules';
import { sendable, type Answers } from './answers';
import { createSurveyKit } from './kit';
import { nameOf } from './names';
import { readDynamicForm } from './read';
import { hostileKeys } from '../../tests/support/forms';

const text = (key_name: string) => ({ key_name, field_type: 'text', required: true });
const form = readDynamicForm({
  start_screen_id: 'me',
  screens: {
    me: { fields: [text('pni_first_name')], next_screen_id: 'a' },
    a: {
      fields: [
        text('name'), { key_name: 'born_dob' }, { key_name: 'rows', field_type: 'sub_fields', subfields: [text('a.b'), text('c')] },
        { key_name: 'value', widget: 'currency_field' }, { key_name: 'home', field_type: 'address' }
      ],
      next_screen_id: null
    },
    branch: { fields: [text('extra')] },
  },
});

describe('what is sent', () => {
  it('is keyed by key_name, trimmed, without blanks; numbers stay numbers, days are yyyy-mm-dd (SV-031, SV-041, SV-049, SV-054, SV-069)',
    () => {
    const rows = [{ [nameOf('a.b')]: ' x ', c: '' }, {}, { c: ' ' }];
    expect(
      sendable(
        form, { name: ' Ann ', born_dob: '1990-01-02', rows, value: 12_500, home: { street_address: ' ', picked: true } }, { at: 'a' }
      )
    ).toEqual({ name: 'Ann', born_dob: '1990-01-02', rows: [{ 'a.b': 'x' }], value: 12_500 });
  });
  it('belongs to the present sequence: nothing of a branch that went, of a skipped screen, or of no screen (S-12, SV-037)', () => {
    const answers = { pni_first_name: 'Ann', name: 'A', extra: 'B', stranger: 1 };
    expect(sendable(form, answers, { at: 'a' })).toEqual({ pni_first_name: 'Ann', name: 'A' });
    expect(sendable(form, answers, { at: 'a' }, ['pni_first_name'])).toEqual({ name: 'A' });
    expect(sendable(form, answers, { at: 'branch', replies: [['a', 'branch']] }, ['pni_first_name'])).toEqual({ name: 'A', extra: 'B' });
    expect(sendable(form, undefined, undefined)).toEqual({});
  });
  it.each([
    ['all of them as they are kept', { name: 'A', value: 0, unmarried: false }, { name: 'A', value: 0, unmarried: false }],
    ['one has a blank at its end', { name: 'A ', value: 1 }, { name: 'A', value: 1 }],
    ['one is blank', { name: '', value: 1 }, { value: 1 }],
    ['one is nobody’s, in the place of one that is not answered', { name: 'A', stranger: 1 }, { name: 'A' }],
    ['a question that is asked twice is answered, beside one that is nobody’s', { twice: 'A', stranger: 1 }, { twice: 'A' }],
  ])('leaves what is kept as it is: %s', (_, answers, sent) => {
    const asked = [
      text('name'), { key_name: 'value' }, { key_name: 'unmarried', field_type: 'boolean' },
      ...('twice' in answers ? [text('twice'), text('twice')] : [])
    ];
    const plain = readDynamicForm(
      { start_screen_id: 'a', screens: { a: { fields: asked.slice(0, 4), next_screen_id: 'b' }, b: { fields: asked.slice(4) } } }
    );
    const before = { ...answers };
    expect(sendable(plain, answers, { at: 'b' })).toEqual(sent);
    expect(answers).toEqual(before);
  });
  it.each([
    ['a right one', 'a', { name: 'B' }, { name: 'B', value: 1 }],
    ['one with a blank at its end', 'a', { name: 'B ' }, { name: 'B', value: 1 }],
    ['none', 'a', { name: '' }, { value: 1 }],
    ['rows', 'a', { name: 'B', rows: [{ c: ' x ' }] }, { name: 'B', rows: [{ c: 'x' }], value: 1 }],
    ['one to a screen that is not in the sequence', 'branch', { extra: 'X' }, { name: 'A', value: 1 }],
  ])('is what it would be of answers that were never sent before: an edit to %s (S-12, SV-041, SV-069)', (_, screen, data, sent) => {
    const trail = { at: 'a' };
    const answers = { name: 'A', value: 1 };
    expect(sendable(form, answers, trail)).toEqual({ name: 'A', value: 1 });
    const use = { form: 'form', answers: 'answers', trail: 'trail' };
    const { answers: now = answers } = createSurveyKit().change(
      use, { form, trail: { at: screen }, answers }, screen === 'a' ? { value: 1, ...data } : data
    ) as { answers?: Answers };
    expect(sendable(form, now, trail)).toEqual(sent);
    expect(sendable(form, structuredClone(now), trail)).toEqual(sent);
    expect(answers).toEqual({ name: 'A', value: 1 });
  });
  it('goes out under that very key, whatever it is (S12, RN-020)', () => {
    const odd = readDynamicForm({ start_screen_id: 'a', screens: { a: { fields: hostileKeys.map(text) } } });
    const answers = Object.fromEntries(hostileKeys.map((key, index) => [nameOf(key), `v${index}`]));
    expect(Object.keys(answers).every((name) => !(name in {}))).toBe(true);
    const sent = JSON.parse(JSON.stringify(sendable(odd, answers, {}))) as object;
    expect(Object.entries(sent).toSorted()).toEqual(hostileKeys.map((key, index) => [key, `v${index}`]).toSorted());
    expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
  });
});

describe('answers to the present screen', () => {
  const kit = createSurveyKit();
  const use = { form: 'form', answers: 'answers', trail: 'trail', skip: ['pni_first_name'] };
  const context = { form, trail: { at: 'a' }, answers: { name: 'Ann', extra: 'stays', born_dob: '1990-01-02' } };
  it(
    'are those of its fields, saved ones too (SV-038)',
    () => expect(kit.answers(use, context)).toEqual({ name: 'Ann', born_dob: '1990-01-02' })
  );
  it('are replaced as a whole; other screens and strangers are left alone', () => {
    expect(
      kit.change(use, context, { name: 'Bo', born_dob: undefined, pni_first_name: 'no' })
    ).toEqual({ answers: { extra: 'stays', name: 'Bo' } });
  });
  it('are not written again when they say the same: in a long survey that would be most of the work', () => {
    expect(kit.change(use, context, { name: 'Ann', born_dob: '1990-01-02' })).toEqual({});
    expect(
      kit.change(use, { ...context, trail: { at: 'a', ended: true } }, { name: 'Ann', born_dob: '1990-01-02' })
    ).toEqual({ trail: { at: 'a' } });
  });
});

describe('a street on one line that must be picked', () => {
  const kit = createSurveyKit();
  const use = { form: 'form', answers: 'answers', trail: 'trail' };
  const rules = createRules({ clock: createClock(() => 0) });
  const street = (key_name: string) => ({ ...text(key_name), widget: 'autocomplete_address' });
  const streets = readDynamicForm(
    { start_screen_id: 'a', screens: { a: { fields: [street('home')], next_screen_id: 'b' }, b: { fields: [street('work')] } } }
  );
  it('is refused when it was only typed, whatever was picked on another screen (SV-057)', () => {
    const at = (screen: string, data: object) => ({ form: streets, trail: { at: screen }, answers: data });
    const picked = kit.change(use, at('a', {}), { home: '48 Alder Street', picked: true }).answers as Record<string, unknown>;
    const valid = (context: ReturnType<typeof at>) => rules.valid(kit.form(use, context)?.schema ?? {}, kit.answers(use, context));
    expect(
      [valid(at('a', picked)), valid(at('a', { home: '48 Alder Street' })), valid(at('b', { ...picked, work: '1 Main Street' }))]
    ).toEqual([true, false, false]);
    expect(sendable(streets, picked, { at: 'b' })).toEqual({ home: '48 Alder Street' });
    expect(kit.retreat(use, at('b', picked))).toMatchObject({ answers: {} });
  });
});
