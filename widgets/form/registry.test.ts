import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { createRules, type JsonSchema } from '#engine';
import { displaySchema } from './display';
import { createRegistry } from './registry';

const rules = createRules({ clock: { now: () => Date.parse('2026-11-21T15:00:00Z'), today: () => '2026-11-21' } });
const owner: JsonSchema = { type: 'object', default: { name: 'Ines' }, properties: { name: { type: 'string', default: 'Ines' } } };
const car: JsonSchema = {
  type: 'object', required: ['agency', 'isRead', 'keys', 'owner'],
  properties: {
    agency: { type: 'string', default: 'Hertz' }, isRead: { type: 'boolean', const: true },
    keys: { type: 'array', minItems: 2, items: { type: 'string' } }, owner,
  },
};
const form: JsonSchema = {
  type: 'object', required: ['cars', 'isRead'], allOf: [{ properties: { isRead: { const: true, default: true } } }],
  properties: {
    isRead: { type: 'boolean', const: true }, unit: { type: 'string', default: '4b' },
    cars: { type: 'array', minItems: 2, items: car },
  },
};
const newAnswers = (schema: JsonSchema, answers?: object): unknown => {
  const shown = displaySchema(schema, schema);
  return createRegistry('form', shown, rules).schemaUtils.getDefaultFormState(shown as RJSFSchema, answers);
};

describe('RJSF never invents an answer', () => {
  it.each([
    ['a form that was not answered', form, {}],
    ['an added row of fields: no default, no tick where only true is right, no rows inside', car, undefined],
  ])('%s stays empty', (_, schema, answers) => expect(newAnswers(schema, answers)).toEqual({}));
  it('an added row of one plain value stays empty', () => expect(newAnswers({ type: 'string', default: 'Key' })).toBeUndefined());
  it('a field that was emptied stays empty', () => {
    const answers = { unit: undefined, cars: [{ agency: undefined }] };
    expect(newAnswers(form, answers)).toEqual(answers);
  });
});
