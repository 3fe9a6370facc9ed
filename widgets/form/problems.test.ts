import { describe, expect, it } from 'vitest';
import { createRules, type Form, type JsonSchema } from '#engine';
import { problemsOf } from './problems';

const rules = createRules({ clock: { now: () => Date.parse('2026-11-21T15:00:00Z'), today: () => '2026-11-21' } });
const told = (form: Form, data: unknown): readonly string[] =>
  problemsOf(rules, form, data).map(({ key, text: words }) => `${key}: ${words}`);
const object = (properties: JsonSchema['properties'], rest: JsonSchema = {}): JsonSchema => ({ type: 'object', properties, ...rest });
const text = (title: string, rest: JsonSchema = {}): JsonSchema => ({ type: 'string', title, ...rest });

describe('rows', () => {
  const claim = object({ what: text('What happened'), when: text('Year', { pattern: '^\\d{4}$', examples: ['2020'] }) },
    { required: ['what', 'when'] });
  const form = (rest: JsonSchema = {}, options: object = {}): Form => ({
    schema: object({ claims: { type: 'array', title: 'Claims', items: claim, ...rest } }, rest.minItems ? { required: ['claims'] } : {}),
    ui: { claims: { 'ui:options': { rowTitle: 'Claim {n}', minRows: 2, ...options } } },
  });
  it('that are required get an error for each field (SV-028, SV-044)', () => {
    expect(told(form({ minItems: 2 }), {})).toEqual([
      'claims.0.what: Claim 1: Enter the what happened', 'claims.0.when: Claim 1: Enter the year',
      'claims.1.what: Claim 2: Enter the what happened', 'claims.1.when: Claim 2: Enter the year',
    ]);
    expect(told(form({ minItems: 2 }), { claims: [{}, { what: 'Fire', when: '2020' }] }).map((line) => line.split(':')[0]))
      .toEqual(['claims.0.what', 'claims.0.when']);
  });
  it('that are blank are valid beyond the minimum (SV-046)', () => {
    expect(told(form({ minItems: 1 }), { claims: [{ what: 'Fire', when: '2020' }, {}, { what: ' ' }] })).toEqual([]);
  });
  it('that are incomplete get the error in their own row, also behind a blank one (SV-043)', () => {
    expect(told(form(), { claims: [{}, { what: 'Fire' }] })).toEqual(['claims.1.when: Claim 2: Enter the year']);
    expect(told(form(), { claims: [{}, {}, { what: 'Fire', when: 'x' }] })).toEqual(['claims.2.when: Claim 3: Year must look like 2020']);
  });
  it('that are not on the page put the error at the list', () => {
    expect(told(form({ minItems: 3 }), { claims: [{ what: 'Fire', when: '2020' }] })).toEqual(['claims: Add at least 3 to the claims']);
  });
  it('of one value have the name of their row', () => {
    const names: Form = { schema: object({ names: { type: 'array', title: 'Names', minItems: 1, items: text('x', { maxLength: 3 }) } },
      { required: ['names'] }), ui: { names: { 'ui:options': { rowTitle: 'Name {n}', minRows: 1 } } } };
    expect(told(names, {})).toEqual(['names.0: Enter the name 1']);
    expect(told(names, { names: ['', 'Ines'] })).toEqual(['names.1: Name 2 must have 3 characters or fewer']);
  });
});

describe('a group', () => {
  it('that is missing gets an error for each field (SV-019)', () => {
    const form: Form = { schema: object({ person: object({ name: text('Name'),
      home: object({ city: text('City') }, { required: ['city'] }) }, { required: ['name', 'home'] }) }, { required: ['person'] }) };
    expect(told(form, {})).toEqual(['person.name: Enter the name', 'person.home.city: Enter the city']);
  });
});

describe('many of a list', () => {
  const form: Form = { schema: object({ owns: { type: 'array', title: 'Belongings', minItems: 2, items: { enum: ['a', 'b', 'c'] } } },
    { required: ['owns'] }), ui: { owns: { 'ui:widget': 'checkboxes' } } };
  it('says how many (SV-028, S-09)', () => {
    expect(told(form, {})).toEqual(['owns: Choose the belongings: at least one']);
    expect(told(form, { owns: ['a'] })).toEqual(['owns: Choose at least 2']);
  });
  it('shows at the list that an answer is no longer offered', () =>
    expect(told(form, { owns: ['a', 'gone'] })).toEqual(['owns: Choose the belongings from the list']));
});

describe('an address that must be picked (SV-057)', () => {
  const form: Form = {
    schema: object({ home: object({ street: text('Street address'), picked: { type: 'boolean', const: true } },
      { required: ['street'], dependencies: { street: ['picked'] } }) }, { required: ['home'] }),
    ui: { home: { street: { 'ui:widget': 'address', 'ui:options': { pickedOnly: true } }, picked: { 'ui:widget': 'hidden' } } },
  };
  it('is refused at its street while it was only typed', () => {
    expect(told(form, { home: { street: '48 Alder' } })).toEqual(['home.street: Choose the street address from the list']);
    expect(told(form, { home: { street: '48 Alder Street', picked: true } })).toEqual([]);
  });
  it('is asked for as any other while it is blank', () => expect(told(form, {})).toEqual(['home.street: Enter the street address']));
});
