import { describe, expect, it } from 'vitest';
import type { FlowDefinition, Rule } from '#engine';
import type { Environment } from '#engine/explore';
import { asks, flowOf, text, verdictOn } from './flow';

const when = (...rules: readonly Rule[]) => [...rules.map((rule, index) => ({ when: rule, to: `b${index}` })), { to: 'end' }];
const field = (key_name: string, field_type = 'text', settings: object = {}) =>
  ({ key_name, label: key_name, required: true, field_type, settings });
const choices = (...values: readonly string[]) => ({ choices: values.map((value) => ({ value, title: value })) });

/** A survey whose screens ask these questions one after the other. */
function survey(screens: readonly (readonly object[])[], rules: readonly Rule[], more: Partial<FlowDefinition> = {}) {
  const form = { start_screen_id: 's0', screens: Object.fromEntries(screens.map((fields, index) =>
    [`s${index}`, { question: 'What?', fields, next_screen_id: screens[index + 1] ? `s${index + 1}` : null }])) };
  const flow = flowOf({
    first: asks({ 'name!': text() }, 'survey', { calls: ['load'] }),
    survey: { survey: { form: 'form', answers: 'answers', trail: 'trail' }, needs: { form: true }, calls: ['save'], next: when(...rules) },
  }, { calls: { load: { gives: ['form'] }, save: { gives: ['saved'] } }, ...more });
  const environment: Environment = async (call) => [{ label: 'answer 1', patch: call === 'load' ? { form } : { saved: 1 } }];
  return verdictOn(flow, { environment });
}
const both = { 'answers.x': { const: 7 }, 'answers.y': { const: 9 } };
const [x, y] = [field('x', 'number'), field('y', 'number')];

describe('what a rule asks of an answer to the server\'s questions is tried', () => {
  it.each<[string, readonly (readonly object[])[], readonly Rule[], Partial<FlowDefinition>?]>([
    ['a text', [[field('city')]], [{ 'answers.city': { const: 'Rome' } }, { 'answers.city': { pattern: '^97' } }]],
    ['a number', [[field('age', 'number')]], [{ 'answers.age': { maximum: 17 } }, { 'answers.age': { minimum: 65 } }]],
    ['a day', [[field('day', 'date')]], [{ 'answers.day': { window: { from: 'today', zone: 'UTC', min: 40 } } }]],
    ['entries of a list', [[{ ...field('cars', 'subfields'), subfields: [field('age', 'number')] }]],
      [{ 'count(answers.cars)': { minimum: 4 } }, { 'answers.cars.1.age': { minimum: 60 } }]],
    ['several of some choices', [[field('pets', 'multi_select', choices('cat', 'dog', 'eel'))]],
      [{ 'answers.pets': { contains: { const: 'dog' } } }, { 'answers.pets': { contains: { const: 'cat' }, minItems: 2 } }]],
    ['two answers on one screen', [[x, y]], [both, { 'answers.x': { const: 7 } }]],
    ['two answers on two screens', [[x], [y]], [both, { 'answers.x': { const: 7 } }]],
    ['what is made of the answers on two screens', [[field('x')], [field('y')]], [{ t: { const: 'red wine' } }],
      { changes: [{ of: 'answers', set: { t: { text: '{answers.x} {answers.y}' } } }] }],
  ])('%s', async (_, screens, rules, more) => {
    const { complete, dead, undecided } = await survey(screens, rules, more);
    expect({ complete, dead, undecided }).toEqual({ complete: true, dead: [], undecided: [] });
  });
  it('also where only a promise asks it', async () => {
    const never = { 'answers.x': { minimum: 100 } };
    const { violations } = await survey([[x]], [], { promises: [{ name: 'Never 100', at: 'end', never }] });
    expect(violations.map(({ property }) => property)).toContain('Never 100');
  });
  it('and left open where no text is known', async () => {
    const { dead, undecided } = await survey([[field('x')]], [{ 'answers.x': { pattern: '^(?=.*foo)(?=.*bar).{9,}$' } }]);
    expect([dead, undecided.map(({ name }) => name)]).toEqual([[], ['survey.next[0]', 'b0']]);
  });
  it('and dead where the question does not take it', async () => {
    const { dead } = await survey([[field('age', 'number', { max_value: 50 })]], [{ 'answers.age': { minimum: 60 } }]);
    expect(dead.map(({ name }) => name)).toEqual(['survey.next[0]', 'b0']);
  });
});
