import { describe, expect, it } from 'vitest';
import type { FieldError, JsonSchema } from '#engine';
import { messageFor } from './messages';

const say = (keyword: string, schema: JsonSchema,
  rest: { value?: unknown; ui?: Record<string, unknown>; limit?: unknown; path?: readonly string[] } = {}): string =>
  messageFor({ path: rest.path ?? ['field'], keyword, schema, limit: rest.limit ?? schema[keyword] } as FieldError, rest.ui ?? {},
    rest.value);
const day: JsonSchema = { type: 'string', format: 'date', title: 'Return date', formatMinimum: '2026-11-24', formatMaximum: '2026-12-24' };

describe('an empty field', () => {
  it('is asked for by its name, with the verb of its kind', () => {
    expect(say('required', day)).toBe('Enter the return date');
    expect(say('required', { type: 'string', enum: ['Hertz'], title: 'Rental agency' })).toBe('Choose the rental agency');
    expect(say('required', { type: 'boolean', title: 'Have you signed?' }, { ui: { field: { 'ui:widget': 'radio' } } }))
      .toBe('Choose yes or no');
    expect(say('required', { type: 'boolean', title: 'Use of the car' },
      { ui: { field: { 'ui:widget': 'radio',
      'ui:options': { choices: [{ value: true, title: 'Personal' }, { value: false, title: 'Business' }] } } } }))
      .toBe('Choose personal or business');
    expect(say('required', { type: 'string', title: 'ZIP code' })).toBe('Enter the ZIP code');
    expect(say('required', { type: 'string' }, { path: ['other_agency'] })).toBe('Enter the other agency');
  });
  it('says which row it is in', () => {
    const ui = { drivers: { 'ui:options': { rowTitle: 'Driver {n}' } } };
    expect(say('required', { type: 'string', title: 'First name' }, { ui, path: ['drivers', '1', 'firstName'] }))
      .toBe('Driver 2: Enter the first name');
  });
});

describe('a wrong value', () => {
  it('has its own words for each mistake (quality 7)', () => {
    const name: JsonSchema = { type: 'string', title: 'First name', maxLength: 40, minLength: 2, pattern: '^\\p{L}+$' };
    const texts = ['required', 'minLength', 'maxLength', 'pattern'].map((keyword) => say(keyword, name, { value: 'x' }));
    expect(new Set(texts).size).toBe(4);
    expect(say('maxLength', name)).toBe('First name must have 40 characters or fewer');
    expect(say('format', { type: 'string', format: 'email', title: 'E-mail' }, { value: 'a@b' }))
      .toBe('E-mail must look like name@example.com');
    const moment: JsonSchema = { type: 'string', format: 'date-time', title: 'Day and time', formatMinimum: '2026-11-29' };
    expect(say('formatMinimum', moment, { value: '2026-11-01T10:30:00Z' })).toBe('Day and time must be 11/29/2026 or later');
    for (const keyword of ['formatMinimum', 'window', 'format'])
      expect(say(keyword, moment, { value: ' 10:30' }), 'a time without a day').toBe('Day and time must have a date and a time');
    expect(say('pattern', { type: 'string', title: 'Phone', pattern: 'x' }, { value: '+1614', ui: { field: { 'ui:widget': 'phone' } } }))
      .toBe('Enter a phone number with 10 digits, like 555-555-5555');
  });
  it('says of a number that it must be whole, whatever its schema calls it: no field takes another (quality 7: 6, SV-054)', () => {
    for (const type of ['integer', 'number'] as const)
      expect(say('type', { type, title: 'Floor area' }, { value: '54.5' })).toBe('Floor area must be a whole number');
  });
  it('names the days that may be chosen (RC-057, RC-058)', () => {
    expect(say('window', day, { value: '2026-12-25', limit: { min: '2026-11-24', max: '2026-12-24' } }))
      .toBe('Return date must be from 11/24/2026 to 12/24/2026');
    expect(say('window', { ...day, formatMaximum: undefined }, { value: '2026-11-01', limit: { min: '2026-11-24' } }))
      .toBe('Return date must be 11/24/2026 or later');
  });
  it('says that an impossible date is not a date, whatever limit it also fails', () => {
    const text = 'Return date must be a real date, like 11/24/2026';
    expect(say('window', day, { value: '11/31/2026', limit: { min: '2026-11-24' } })).toBe(text);
    expect(say('format', day, { value: '11/2' })).toBe(text);
    expect(say('format', day, { value: '11/2', ui: { field: { 'ui:options': { format: 'dd/mm/yyyy' } } } }))
      .toBe('Return date must be a real date, like 24/11/2026');
  });
  it('says that a year of two digits is too short, not that the date is none (quality 7)', () => {
    expect(say('format', day, { value: '12/1/26' })).toBe('Return date must have a year of four digits, like 11/24/2026');
    expect(say('window', day, { value: '12/1/26', limit: { min: '2026-11-24' } }))
      .toBe('Return date must have a year of four digits, like 11/24/2026');
    expect(say('format', day, { value: '13/1/26' })).toBe('Return date must be a real date, like 11/24/2026');
  });
  it('asks for a choice from the list where the typed text names none, whatever the type of its values (BO-003)', () => {
    const ui = { field: { 'ui:widget': 'search' } };
    expect(say('type', { type: 'number', title: 'Business type' }, { value: 'zzzz', ui })).toBe('Choose the business type from the list');
    expect(say('enum', { type: 'string', title: 'Business type' }, { value: 'zzzz', ui })).toBe('Choose the business type from the list');
    expect(say('enum', { type: 'string', title: 'What do you do?' }, { value: 'zzzz', ui })).toBe('Choose an answer from the list');
  });
  it('can be given other words for one field', () => {
    expect(say('required', day, { ui: { field: { 'ui:messages': { required: 'When do you bring it back?' } } } }))
      .toBe('When do you bring it back?');
  });
  it('never shows a code, an empty title or "undefined"', () => {
    for (const keyword of ['required', 'type', 'enum', 'window', 'minItems', 'unheardOf', 'not', 'multipleOf']) {
      expect(say(keyword, { type: 'string' }, { path: ['a'], limit: 2 })).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });
});

describe('the message of a wrong value', () => {
  it('shows the format of a date of birth, whatever its limits (SV-048)', () => {
    const dob: JsonSchema = { type: 'string', format: 'date', title: 'Date of birth', formatMaximum: '2026-11-20' };
    const ui = { field: { 'ui:widget': 'date', 'ui:options': { dob: true } } };
    expect(say('format', dob, { value: '04/31/1990', ui })).toBe('Date of birth must be a real date, like 04/27/1990');
    expect(say('window', dob, { value: '2027-01-01', ui, limit: { max: '2026-11-20' } }))
      .toBe('Date of birth must be 11/20/2026 or earlier');
  });
  it('shows no year of birth for another date, whose limits are not known yet (RC-058)', () => {
    const unlimited: JsonSchema = { type: 'string', format: 'date', title: 'Return date' };
    expect(say('format', unlimited, { value: '02/30/2020', ui: { field: { 'ui:widget': 'date' } } }))
      .toBe('Return date must be a real date, written MM/DD/YYYY');
  });
  it('says what an amount is, and its limits as amounts (SV-055)', () => {
    const ui = { field: { 'ui:widget': 'currency' } };
    const value: JsonSchema = { type: 'integer', title: 'Value', minimum: 1, maximum: 5000 };
    expect(say('type', value, { value: '12,34', ui })).toBe('Value must be a whole amount, like $1,200');
    expect(say('maximum', value, { value: 5001, ui })).toBe('Value must be $5,000 or less');
    expect(say('maximum', value, { value: 5001 })).toBe('Value must be 5000 or less');
    // A large number is read by its commas, as an amount is.
    expect(say('maximum', { ...value, maximum: 100_000 }, { value: 100_001 })).toBe('Value must be 100,000 or less');
  });
  it('says an exact length as one (SV-053)', () => {
    const postal: JsonSchema = { type: 'string', title: 'Postal code', minLength: 5, maxLength: 5 };
    for (const keyword of ['minLength', 'maxLength']) expect(say(keyword, postal, { value: '1234' }))
      .toBe('Postal code must have exactly 5 characters');
  });
  it('shows no format of the server, only that it is not right (SV-052)', () => {
    expect(say('format', { type: 'string', title: 'VIN', format: 'server:[A-Z]+', examples: ['x'] }, { value: 'a' }))
      .toBe('VIN is not in the right format');
  });
  it('asks for the ten digits of a US phone, also where another country was pasted (RN-049)', () => {
    expect(say('pattern', { type: 'string', title: 'Phone' }, { value: '+442079460958', ui: { field: { 'ui:widget': 'usPhone' } } }))
      .toBe('Enter a phone number with 10 digits, like 555-555-5555');
  });
  it('says why a phone number is refused (WG-010, WG-011, VC-027)', () => {
    const why = (value: string, widget = 'phone') =>
      say('format', { type: 'string', title: 'Phone', format: 'phone' }, { value, ui: { field: { 'ui:widget': widget } } });
    expect(why('+2782123456')).toBe('A South African phone number has nine digits after +27, like +27 82 123 4567');
    expect(why('+1 614-555-0100x12')).toBe('Enter a phone number in digits only, without letters or an extension');
    expect(why('614-555-0100 x12', 'usPhone')).toBe('Enter a phone number in digits only, without letters or an extension');
    expect(why('+10000000000')).toBe('Check the area code of the phone number: none begins with 0 or 1');
    expect(why('0000000000', 'usPhone')).toBe('Check the area code of the phone number: none begins with 0 or 1');
    expect(why('+44')).toBe('Enter a whole phone number, with its country code');
    expect(why('+440000000000')).toBe('Check the phone number: its country has no such number');
  });
  it('leaves the suffix of a label out (SV-047)', () =>
    expect(say('required', { type: 'string', title: 'Unit (optional)' })).toBe('Enter the unit'));
});
