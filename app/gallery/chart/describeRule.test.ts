import { describe, expect, it } from 'vitest';
import { defineFlow, type Rule } from '#engine';
import { lines } from '../../../tests/support/lines';
import { describeRule } from './describeRule';
import { graphOf } from './graph';
import { wordsOf } from './words';

const words = wordsOf(defineFlow({
  id: 'trip', code: 'trip', base: 'trip', title: 'Trip', start: 'when', calls: {},
  steps: {
    when: { path: 'when', screen: 'form', title: 'When?', form: { schema: {
      type: 'object',
      properties: {
        pickUpDate: { type: 'string', title: 'Pick-up date' }, agency: { type: 'string', title: 'Rental agency' },
        isPersonal: { type: 'boolean', title: 'Use' },
      },
      else: { properties: { otherAgency: { type: 'string', title: 'Agency name' } } },
    }, ui: { isPersonal: { 'ui:options': { choices: [{ value: true, title: 'Personal' }, { value: false, title: 'Business' }] } } } } },
    more: { path: 'more', screen: 'survey', title: 'More', survey: { form: 'questions', answers: 'answers', trail: 'trail' } },
    who: {
      path: 'who', screen: 'form', title: 'Who?', save: 'person',
      form: { schema: { type: 'object', properties: { zip: { type: 'string', title: 'ZIP code' } } } },
    },
  },
}));
const say = (rule: Rule): string => describeRule(rule, words);

describe('a guard in words', () => {
  it('uses the titles and answers of the flow’s own forms', () => {
    expect(say({ agency: { const: 'Hertz' } })).toBe('rental agency is Hertz');
    expect(say({ isPersonal: { const: false } })).toBe('use: Business');
    expect(say({ 'person.zip': { enum: ['43215', '10001'] } })).toBe('ZIP code is 43215 or 10001');
    expect(say({ selectedPlan: true })).toBe('has selected plan');
    expect(say({ 'count(drivers)': { minimum: 2 } })).toBe('number of drivers at least 2');
    expect(say({ 'sum(items.*.worth)': { maximum: { $path: 'coverLimit' } } })).toBe('sum of worth at most cover limit');
    expect(say({ 'person.zip': { const: { $path: 'agency' } } })).toBe('ZIP code is rental agency');
    expect(say({ cover: { exclusiveMinimum: 5, exclusiveMaximum: 9 } })).toBe('cover more than 5 and cover less than 9');
    expect(say({ selectedPlan: false })).toBe('no selected plan');
    expect([say({ 'trail.at': true }), say({ 'trail.at': false })]).toEqual(['has questions in the survey', 'no questions in the survey']);
    expect(say({ 'plan.addOns': { minProperties: 1 } })).toBe('has add ons');
    expect(say({ agency: { minLength: 3 } })).toBe('rental agency of at least 3 characters');
    expect(say({ drivers: { contains: { required: ['name'] } } })).toBe('one of drivers: has name');
  });
  it.each(lines)('of $id has no word of the schema language in any label of its chart (17.6)', async (entry) => {
    const { flow } = await entry.product();
    const labels = graphOf(flow).edges.map(({ label }) => label).join('; ');
    expect(labels).not.toMatch(/\b(min|max)(Length|Items|Properties|imum)\b|exclusiveM|multipleOf|\bconst\b|[{}]/);
  });
  it.each([
    [{ from: 'today', min: 1 }, 'after today'],
    [{ from: 'today', max: -1 }, 'before today'],
    [{ from: 'today', min: 0 }, 'today or later'],
    [{ from: 'pickUpDate', min: 0, max: 30 }, 'from pick-up date to 30 days after pick-up date'],
    [{ from: 'today', min: 2 }, '2 days after today or later'],
    [{ from: 'today', years: -12 }, '12 years before today or earlier'],
    [{ from: 'pickUpDate', min: { years: 1, days: 1 } }, '1 year and 1 day after pick-up date or later'],
  ])('counts days as one says them: %o', (window, said) => {
    expect(say({ pickUpDate: { window } })).toBe(`pick-up date ${said}`);
  });
  it('keeps "and" and "or" apart', () => {
    expect(say({
      anyOf: [{ agency: { const: 'Renty' } }, { agency: { const: 'Other' }, otherAgency: { pattern: '^[Rr][Ee][Nn][Tt][Yy]$' } }],
    }))
      .toBe('rental agency is Renty or (rental agency is Other and agency name spells renty)');
    expect(say({ filled: ['when', 'who'], anyOf: [{ a: true }, { b: true }] })).toBe('when, who filled in and (has a or has b)');
  });
  it('says the opposite plainly where it can', () => {
    expect(say({ not: { plans: true } })).toBe('no plans');
    expect(say({ not: { agency: { const: 'Renty' } } })).toBe('rental agency is not Renty');
    expect(say({ not: { anyOf: [{ a: true }, { b: true }] } })).toBe('not (has a or has b)');
  });
  it('says nothing more about an empty rule than that it always holds', () => {
    expect(say({})).toBe('always');
  });
});
