import { describe, expect, it } from 'vitest';
import type { Form, JsonSchema } from '#engine';
import { isOneChoice, missingFrom, partOf, repeats, restOf, toSubmit, withHelp } from './parts';
import { rules } from './rules';

const choices = [{ value: 'annual', title: 'Annual' }, { value: 'eleven_pay', title: 'Monthly' }];
const form = {
  schema: { type: 'object', properties: { cadence: { type: 'string' }, card: { type: 'object' }, name: { type: 'string' } },
    required: ['cadence', 'card'] },
  ui: { 'ui:order': ['cadence', 'card', 'name'], cadence: { 'ui:widget': 'radio', 'ui:options': { choices } },
    name: { 'ui:autocomplete': 'cc-name' } },
};

describe('a form in two parts', () => {
  it('asks each field once, and requires it where it is asked (C-34)', () => {
    const [price, card] = [partOf(form, ['cadence']), restOf(form, ['cadence'])];
    expect(price)
      .toEqual({ schema: { type: 'object', properties: { cadence: { type: 'string' } }, required: ['cadence'] },
      ui: { 'ui:order': ['cadence'], cadence: form.ui.cadence } });
    expect(card?.schema.required).toEqual(['card']);
    expect(card?.ui).toEqual({ 'ui:order': ['card', 'name'], name: form.ui.name });
  });
  it('has no second part when its fields are not asked (PY-004)', () => expect(partOf(form, ['coupon'])).toBeUndefined());
  it('submits the first invalid part, else the main one', () => {
    const parts = [{ id: 'price', form: { schema: { type: 'object', required: ['cadence'] } } },
      { id: 'card', form: { schema: { type: 'object', required: ['card'] } } }];
    expect([toSubmit(parts, {}, rules, 'card'), toSubmit(parts, { cadence: 'annual' }, rules, 'card'),
      toSubmit(parts, { cadence: 'annual', card: {} }, rules, 'price')]).toEqual(['price', 'card', 'price']);
  });
});

describe('a way to pay', () => {
  it('shows its price under its title; the others show none', () => {
    const cadence = withHelp(form, 'cadence', 'annual',
      '$148.80 once').ui?.cadence as { readonly 'ui:options': { readonly choices: unknown } };
    expect(cadence['ui:options'].choices).toEqual([{ ...choices[0], help: '$148.80 once' }, choices[1]]);
  });
  it('does not change a form that does not offer it', () => expect(withHelp(form, 'cadence', 'four_pay', 'x')).toBe(form));
});

describe('a label', () => {
  it('is hidden under a heading with the same text, unless the form has other fields', () => {
    const asked = (...titles: readonly string[]) =>
      ({ schema: { type: 'object', properties: Object.fromEntries(titles.map((title, index) => [`f${index}`, { title }])) } });
    expect(repeats({ schema: { type: 'object', properties: { group: { title: 'Coverage', properties: { a: { title: 'A' } } } } } },
      'Coverage')).toBe(false);
    expect([repeats(asked('How many?'), 'how many? '), repeats(asked('Number'), 'How many?'),
      repeats(asked('How many?', 'Which?'), 'How many?'), repeats(asked(), '')]).toEqual([true, false, false, false]);
  });
});

describe('what is still needed', () => {
  const asking = (properties: Readonly<Record<string, JsonSchema>>): Form => ({ schema: { type: 'object', properties } });
  it('is an answer where one thing is chosen, not the thing: nobody needs pets or a bankruptcy (SV-038, D6)', () => {
    const pets: JsonSchema = { type: 'string', title: 'Pets', oneOf: [{ const: 'yes', title: 'Yes' }, { const: 'no', title: 'No' }] };
    const year: JsonSchema = { type: 'integer', title: 'Year built' };
    expect([isOneChoice(asking({ pets })), isOneChoice(asking({ year })), isOneChoice(asking({ pets, year })), isOneChoice(asking({}))])
      .toEqual([true, false, false, false]);
    expect([missingFrom([{ title: 'Pets' }], true), missingFrom([{ title: 'Year built' }], false), missingFrom([], true)])
      .toEqual([[{ title: 'Your answer' }], [{ title: 'Year built' }], []]);
  });
});
