import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules } from '../rules/createRules';
import { createSurveyKit } from '../survey/kit';
import { readDynamicForm } from '../survey/read';
import type { Context, FlowDefinition, Step } from '../types';
import { createStepForms } from './stepForms';

const rules = createRules({ clock: createClock() });
const text = { type: 'string' };
const step = (more: object): Step => ({ path: 'p', screen: 'form', title: 'P', ...more });
const form = { schema: { type: 'object', properties: { size: text, terms: text }, required: ['size'] } };
const use = { form: 'questions', answers: 'answers', trail: 'trail' };
const flow = {
  id: 'f', code: 'f', base: 'f', title: 'F', start: 'plain', calls: {}, steps: {
    plain: step({ form }), kept: step({ form, save: 'order' }), chosen: step({ form, choices: { size: 'sizes' } }),
    asked: step({ form, asks: { terms: { size: { const: 'L' } } } }), survey: step({ survey: use }), end: step({}),
  },
} as unknown as FlowDefinition;
const forms = createStepForms(flow, createSurveyKit(), () => rules);
const fields = (name: string, context: Context) => forms.form(name, context)?.schema.properties;

describe('what a step asks', () => {
  it('has the choices of a list also where no rule asks for a field, and a field under a rule also where there are no choices', () => {
    expect(fields('chosen', { sizes: ['S', 'L'] })).toEqual({ size: { type: 'string', enum: ['S', 'L'] }, terms: text });
    expect([fields('asked', { size: 'L' }), fields('asked', { size: 'S' })]).toEqual([form.schema.properties, { size: text }]);
  });
  it('is the form of the definition itself where nothing of it hangs on the answers, and nothing where there is none', () =>
    expect([forms.form('plain', {}), forms.form('end', {}), forms.form('gone', {})]).toEqual([form, undefined, undefined]));
});

it('answers are kept under the path of `save`, and read from there', () => {
  expect(forms.change('kept', {}, { size: 'S' })).toEqual({ 'order.size': 'S', 'order.terms': undefined });
  expect(forms.change('plain', {}, { size: 'S' })).toEqual({ size: 'S', terms: undefined });
  expect([forms.answers('kept', { size: 'S', order: { size: 'L' } }), forms.answers('plain', { size: 'S', order: { size: 'L' } })])
    .toEqual([{ size: 'L' }, { size: 'S' }]);
});

it('a step is filled when its own answers are right, and a survey when its last screen was left with every answer', () => {
  const isFilled = (name: string, context: Context): boolean => forms.isFilled(name, context, rules);
  expect(['plain', 'kept', 'end'].map((name) => isFilled(name, { size: 'S' }))).toEqual([true, false, true]);
  const screen = (id: string, next: string | null) =>
    ({ id, question: `${id}?`, next_screen_id: next, fields: [{ key_name: id, field_type: 'text', required: true }] });
  const questions = readDynamicForm({ start_screen_id: 'roof', screens: { roof: screen('roof', 'pets'), pets: screen('pets', null) } });
  const survey = (trail: object, answers: object): boolean => isFilled('survey', { questions, trail, answers });
  expect(survey({ at: 'roof' }, { roof: 'new' })).toBe(false);
  expect(survey({ at: 'pets' }, { roof: 'new', pets: 'two' })).toBe(false);
  expect(survey({ at: 'pets', ended: true }, { roof: 'new' })).toBe(false);
  expect(survey({ at: 'pets', ended: true }, { roof: 'new', pets: 'two' })).toBe(true);
  expect(createStepForms(flow, undefined, () => rules).isFilled('survey', { questions }, rules)).toBe(false);
});
