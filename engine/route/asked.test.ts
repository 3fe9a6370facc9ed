import { expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules } from '../rules/createRules';
import type { JsonSchema } from '../types';
import { askedFields } from './asked';

const rules = createRules({ clock: createClock(() => 0) });
const field = (name: string): JsonSchema => ({ properties: { [name]: { type: 'string' } } });
const asks = (schema: object, data = {}): readonly string[] =>
  askedFields({ properties: { own: { type: 'string' } }, ...schema }, data, rules);
const isYes = { properties: { own: { const: 'yes' } }, required: ['own'] };

it('a form asks its own fields', () => expect([asks({}), askedFields({}, {}, rules)]).toEqual([['own'], []]));
it('the fields of a then are asked when its if is met, those of an else when it is not', () => {
  const schema = { if: isYes, then: field('more'), else: field('less') };
  expect([asks(schema, { own: 'yes' }), asks(schema, { own: 'no' })]).toEqual([['own', 'more'], ['own', 'less']]);
  expect(asks({ if: isYes, then: field('more') }, { own: 'no' })).toEqual(['own']);
});
it('each part of an allOf asks by its own if, also one in another', () => {
  const schema = { allOf: [{ if: isYes, then: { ...field('more'), allOf: [field('most')] } }, field('always')] };
  expect(asks(schema, { own: 'yes' })).toEqual(['own', 'more', 'most', 'always']);
  expect(asks(schema)).toEqual(['own', 'always']);
});
it('every field of an alternative is asked: which of them is chosen shows by what is answered', () => {
  expect(asks({ anyOf: [field('a'), field('b')], oneOf: [field('c')] })).toEqual(['own', 'a', 'b', 'c']);
});
it('a field that depends on an answer is asked once that is given', () => {
  const schema = { dependencies: { own: field('more'), other: ['own'] } };
  expect([asks(schema), asks(schema, { own: '' }), asks(schema, { own: 'x', other: 'y' })]).toEqual([['own'], ['own'], ['own', 'more']]);
});
