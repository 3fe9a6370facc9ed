import { describe, expect, it } from 'vitest';
import { partOf, repeats, restOf, toSubmit, withHelp } from './parts';
import { rules } from './rules';

const choices = [{ value: 'annual', title: 'Annual' }, { value: 'eleven_pay', title: 'Monthly' }];
const form = {
  schema: { type: 'object', properties: { cadence: { type: 'string' }, card: { type: 'object' }, name: { type: 'string' } },
    required: ['cadence', 'card'] },
  ui: { 'ui:order': ['cadence', 'card', 'name'], cadence: { 'ui:widget': 'radio', 'ui:options': { choices } },
    name: { 'ui:autocomplete': 'cc-name' } },
};

describe('a form in two places', () => {
  it('asks each field once, and requires it where it is asked (C-34)', () => {
    const [price, card] = [partOf(form, ['cadence']), restOf(form, ['cadence'])];
    expect(price)
      .toEqual({ schema: { type: 'object', properties: { cadence: { type: 'string' } }, required: ['cadence'] },
      ui: { 'ui:order': ['cadence'], cadence: form.ui.cadence } });
    expect(card?.schema.required).toEqual(['card']);
    expect(card?.ui).toEqual({ 'ui:order': ['card', 'name'], name: form.ui.name });
  });
  it('has no second place when its fields are not asked (PY-004)', () => expect(partOf(form, ['coupon'])).toBeUndefined());
  it('is submitted where something is still wrong, else as a whole', () => {
    const parts = [{ id: 'price', form: { schema: { type: 'object', required: ['cadence'] } } },
      { id: 'card', form: { schema: { type: 'object', required: ['card'] } } }];
    expect([toSubmit(parts, {}, rules, 'card'), toSubmit(parts, { cadence: 'annual' }, rules, 'card'),
      toSubmit(parts, { cadence: 'annual', card: {} }, rules, 'price')]).toEqual(['price', 'card', 'price']);
  });
});

describe('a way to pay', () => {
  it('tells its price under its name, the others under nothing', () => {
    const cadence = withHelp(form, 'cadence', 'annual',
      '$148.80 once').ui?.cadence as { readonly 'ui:options': { readonly choices: unknown } };
    expect(cadence['ui:options'].choices).toEqual([{ ...choices[0], help: '$148.80 once' }, choices[1]]);
  });
  it('leaves a form alone that does not offer it', () => expect(withHelp(form, 'cadence', 'four_pay', 'x')).toBe(form));
});

describe('a label', () => {
  it('is not repeated under a heading that says the same, unless there is more to answer', () => {
    const asked = (...titles: readonly string[]) =>
      ({ schema: { type: 'object', properties: Object.fromEntries(titles.map((title, index) => [`f${index}`, { title }])) } });
    expect(repeats({ schema: { type: 'object', properties: { group: { title: 'Coverage', properties: { a: { title: 'A' } } } } } },
      'Coverage')).toBe(false);
    expect([repeats(asked('How many?'), 'how many? '), repeats(asked('Number'), 'How many?'),
      repeats(asked('How many?', 'Which?'), 'How many?'), repeats(asked(), '')]).toEqual([true, false, false, false]);
  });
});
