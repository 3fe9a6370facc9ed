import { createRules, createClock } from '#engine';
import { formOfScreen, readDynamicForm, type DynamicScreen } from '#engine/survey';
import { describe, expect, it } from 'vitest';
import type { Details } from '../../contracts/renters';
import { clock } from '../testing';
import { branchAfter } from './branch';
import { validateScreen } from './validateScreen';
import { questions } from './questions/trail';

const today = '2026-11-21';
const warnings: string[] = [];
const form = readDynamicForm(questions({ isCoastal: true, today }), (message) => warnings.push(message));
const screens = Object.values(form.screens) as readonly (DynamicScreen & { readonly id: string })[];
const screen = (id: string): DynamicScreen => form.screens[id] as DynamicScreen;
const main = (() => {
  const found: string[] = [];
  for (let id: string | null | undefined = form.start_screen_id; id; id = screen(id).next_screen_id) found.push(id);
  return found;
})();
const objection = (id: string, details: Details) => validateScreen(screen(id), details, today);

describe('the questions', () => {
  it('are at least eighteen, begin with the person, and lead to screens that exist (SV-012, SV-032)', () => {
    expect(main.length).toBeGreaterThanOrEqual(18);
    expect(main[0]).toBe('personal');
    const named = screens.flatMap(({ fields = [] }) => fields.flatMap(({ settings }) => settings?.choices ?? [])).map((choice) =>
      choice.next_screen_id).filter((id) => typeof id === 'string');
    for (const id of named) expect(form.screens).toHaveProperty(id);
    expect(warnings).toEqual([]);
  });
  it('use every field type, widget and setting that the specification lists', () => {
    const fields = screens.flatMap(({ fields: own = [] }) => own.flatMap((field) => [field, ...(field.subfields ?? [])]));
    expect(new Set(fields.map(({ field_type: type }) => type)))
      .toEqual(new Set(['text', 'number', 'single_select', 'multi_select', 'list', 'sub_fields', 'address']));
    expect(new Set(fields.map(({ widget }) => widget).filter(Boolean)))
      .toEqual(new Set(['currency_field', 'date_picker', 'datetime_picker', 'autocomplete_address']));
    for (const setting of [
      'regex', 'min_value', 'max_value', 'date_after', 'date_before', 'min_choices', 'max_choices', 'row_item_name', 'add_button_caption',
    ] as const) expect(fields.some(({ settings }) => settings?.[setting] !== undefined), setting).toBe(true);
    expect(screens.filter(({ help_text: help }) => help).length).toBeGreaterThan(5);
    expect(screens.some(({ bottom_text: bottom }) => bottom)).toBe(true);
  });
  it('ask about the coast only where there is one', () => {
    expect([questions({ isCoastal: true, today }).screens, questions({ isCoastal: false, today }).screens].map((found) => 'coast' in found))
      .toEqual([true, false]);
  });
  it.each(screens.filter(({ fields = [] }) => fields.length > 0).map(({ id }) =>
    id))('%s: what the page lets through, the server takes', (id) => {
    const { schema } = formOfScreen(screen(id));
    const example = (of: unknown): unknown => {
      const { examples = [], enum: choices = [] } = of as { examples?: readonly unknown[]; enum?: readonly unknown[] };
      return examples[0] ?? choices[0];
    };
    const answers = Object.fromEntries(Object.entries(schema.properties
      ?? {}).map(([name, of]) => [name, name === 'lease_number' ? 'OH-20415' : name === 'interested_party_region' ? 'OH' : example(of)]));
    expect(createRules({ clock: createClock(() => clock.now()) }).valid(schema, answers), JSON.stringify(answers)).toBe(true);
    expect(objection(id, answers)).toBeUndefined();
  });
});

describe('an answer', () => {
  it.each<[string, Details, string, RegExp]>([
    ['year', { year_built: 2027 }, 'Please check the year', /in the future/],
    ['year', { year_built: 1699 }, 'Please check the number', /from 1700 to 2027/],
    ['year', { year_built: 1990.5 }, 'Please check the number', /whole number/],
    ['year', {}, 'One answer is missing', /Year built/],
    ['personal', { pni_first_name: '   ' }, 'One answer is missing', /First name/],
    ['birthday', { pni_dob: '2008-11-22' }, 'You must be 18 or older', /18 years/],
    ['birthday', { pni_dob: '11/22/1990' }, 'Please check the date', /Date of birth/],
    ['stories', { stories: 3, floor: 4 }, 'Please check the floor', /no floor 4/],
    ['alarms', { alarms: ['smoke', 'none'] }, 'Please choose again', /None of these/],
    ['alarms', { alarms: ['moat'] }, 'Please choose again', /not offered/],
    ['breeds', { pet_breeds: ['small_dog', 'large_dog', 'cat', 'bird', 'other'] }, 'Please choose again', /1 to 4/],
    ['jewellery', { jewellery_value: 25_001 }, "You qualify for Sure's VIP service!", /call or text/],
    [
      'lease', { lease_number: '20415', landlord: [{ landlord_name: 'Ann', landlord_city: 'Dublin' }] }, 'Please check your answer',
      /Lease number/,
    ],
    ['claim_list', { claims: [{ claim_date: '2021-11-20', claim_amount: 5 }] }, 'Please check the date', /11\/21\/2021 or later/],
    ['claim_list', { claims: [{ claim_date: '2024-01-02' }] }, 'One answer is missing', /Amount paid/],
    ['claim_list', { claims: [] }, 'One answer is missing', /Claims/],
    ['prior_policy', { prior_carrier: 'Acme', prior_expiry: '2027-11-22' }, 'Please check the date', /11\/21\/2027 or earlier/],
    ['mailing_address', { mailing_address: { street_address: '1 Main Street' } }, 'Please check the address', /from the list/],
    ['interested_party', {
      interested_party_name: 'A', interested_party_street: 'B', interested_party_city: 'C', interested_party_region: 'OH',
      interested_party_postal: '4321',
    }, 'Please check the ZIP code', /5 characters/],
  ])('to %s like %j gets the reason: %s (SV-068)', (id, details, title, message) => {
    expect(objection(id, details)).toEqual({ title, message: expect.stringMatching(message) });
  });
  it('at the limit is taken (SV-051, S-10)', () => {
    expect([
      objection('birthday', { pni_dob: '2008-11-21' }), objection('jewellery', { jewellery_value: 25_000 }),
      objection('year', { year_built: 2026 }), objection('prior_policy', { prior_carrier: 'Acme', prior_expiry: '2027-11-21' }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
  it('to another screen is not judged (SV-042)', () => {
    expect(objection('year', { year_built: 1990, jewellery_value: -1 })).toBeUndefined();
  });
  it('may open a branch that no single choice opens (S-01)', () => {
    expect([branchAfter('year', { year_built: 1949 }), branchAfter('year', { year_built: 1950 })]).toEqual(['renovations', undefined]);
    expect([branchAfter('jewellery', { jewellery_value: 1501 }), branchAfter('jewellery', {})]).toEqual(['jewellery_safe', undefined]);
    const claim = (claim_amount: number) =>
      ({ claims: [{ claim_date: '2024-01-02', claim_amount }, { claim_date: '2025-01-02', claim_amount: 5000 }] });
    expect([branchAfter('claim_list', claim(5001)), branchAfter('claim_list', claim(5000))]).toEqual(['large_claims', undefined]);
    for (const id of ['renovations', 'jewellery_safe', 'large_claims']) expect(screen(id).next_screen_id).toBeNull();
    expect(branchAfter('constructor', {})).toBeUndefined();
  });
});

it('asks on a leap day for claims since a day that exists (I11)', () => {
  const claims = questions({ isCoastal: true, today: '2028-02-29' }).screens['claim_list']?.fields?.[0]?.subfields ?? [];
  expect(claims.find(({ key_name: key }) => key === 'claim_date')?.settings?.date_after).toBe('2023-02-28');
});
