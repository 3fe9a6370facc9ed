import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { checkKinds } from './kinds';

const found = (schema: unknown): readonly string[] =>
  checkKinds({ steps: { first: { form: { schema } }, last: {} } } as unknown as FlowDefinition)
    .map(({ path, message }) => `${path.join('/').replace('steps/first/form/schema', '…')}: ${message}`);

describe('a keyword of a form with a value of another kind', () => {
  it.each([
    [['title', 'description', 'format', 'pattern'], 'a text', 'x', [7, null]],
    [['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'], 'a number', 7, ['7', null]],
    [['readOnly', 'writeOnly', 'uniqueItems'], 'true or false', false, ['yes', 0]],
    [['examples', 'enum'], 'a list', [7, 'x'], ['x', {}]],
    [['required'], 'a list of texts', ['x'], ['x', ['x', 7]]],
    [['window', 'newerThan', 'dependencies'], 'an object', {}, ['x', []]],
    [['items', 'if', 'then', 'else', 'not'], 'a schema', { type: 'string' }, ['x', 7]],
    [['allOf', 'anyOf', 'oneOf'], 'a list of schemas', [{}, true], [{}, ['x', {}]]],
    [['properties'], 'schemas by name', { a: {}, b: false }, ['x', { a: {}, b: 7 }]],
  ])('%j is told to be %s', (words, kind, right, wrong) => {
    for (const word of words) {
      expect([word, found({ [word]: right })]).toEqual([word, []]);
      for (const value of wrong)
        expect(found({ [word]: value })).toEqual([`…/${word}: \`${word}\` is ${kind}, but this is ${JSON.stringify(value)}.`]);
    }
  });
  it('is found at every depth, and what no schema knows is left to others', () => {
    const wrong = { minimum: 'x' };
    expect(found({ properties: { a: { items: { allOf: [true, { not: wrong }] } } } }))
      .toEqual(['…/properties/a/items/allOf/1/not/minimum: `minimum` is a number, but this is "x".']);
    expect(found({ minimun: 'x', toString: 7, const: 'x' })).toEqual([]);
  });
  it('is answered with the number that a text means', () => {
    const schema = { minimum: '0,5', maximum: '1,000', minItems: 'many' };
    expect(checkKinds({ steps: { first: { form: { schema } } } } as unknown as FlowDefinition).map(({ suggestion }) => suggestion))
      .toEqual(['Write the number alone: 0.5.', 'Write the number alone: 1000.', undefined]);
  });
  it('is quoted by its first forty characters, with a sign that it goes on', () =>
    expect(found({ required: 'x'.repeat(60) })).toEqual([`…/required: \`required\` is a list of texts, but this is "${'x'.repeat(39)}….`]));
});
