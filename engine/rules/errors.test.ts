import { expect, it } from 'vitest';
import { createClock } from '../clock';
import type { JsonSchema } from '../types';
import { createRules } from './createRules';
import { fieldSchema } from './errors';
import { dayRange, momentRange } from './formats';

const rules = createRules({ clock: createClock(() => Date.parse('2026-03-10T12:00:00Z')) });
const text = (title: string, more: JsonSchema = {}): JsonSchema => ({ type: 'string', title, ...more });
/** Each error as `path keyword title`. */
const errors = (schema: JsonSchema, data: unknown): readonly string[] =>
  rules.errors(schema, data).map(({ path, keyword, schema: { title } }) => `${path.join('.')} ${keyword} ${title}`);

it('each field has one error: what is missing before what is wrong', () => {
  const schema = {
    type: 'object', required: ['a', 'b'],
    properties: { a: text('A', { minLength: 3, pattern: '^x' }), b: text('B'), c: { type: 'integer', title: 'C', minimum: 2 } }
  };
  expect(errors(schema, { a: 'y', c: 1 }).toSorted()).toEqual(['a minLength A', 'b required B', 'c minimum C']);
});
it('an error in a list names its row, and says how much is allowed', () => {
  const schema = {
    type: 'object',
    properties: {
      rows: {
        type: 'array', maxItems: 2, title: 'Rows',
        items: { type: 'object', required: ['a'], properties: { a: text('A', { maxLength: 2 }), b: text('B') } }
      }
    }
  };
  expect(
    errors(schema, { rows: [{ a: 'x' }, { b: 'y' }, { a: 'long' }] }).toSorted()
  ).toEqual(['rows maxItems Rows', 'rows.1.a required A', 'rows.2.a maxLength A']);
  expect(rules.errors(schema, { rows: [{ a: 'long' }] })).toMatchObject([{ path: ['rows', '0', 'a'], limit: 2 }]);
  const rows = Array.from({ length: 11 }, (_, index) => ({ a: index === 10 ? 'long' : 'x' }));
  expect(errors(schema, { rows })).toContain('rows.10.a maxLength A');
});
it('a list without what it must contain is wrong', () => {
  const schema = { type: 'object', properties: { rows: { type: 'array', title: 'Rows', items: text('A'), contains: { const: 'b' } } } };
  expect([errors(schema, { rows: ['a'] }), errors(schema, { rows: ['a', 'b'] })]).toEqual([['rows contains Rows'], []]);
});
it.each<[string, JsonSchema]>([
  ['then', { if: { required: ['a'] }, then: { required: ['b'], properties: { b: text('Then') } } }],
  ['else', { if: { required: ['c'] }, else: { required: ['b'], properties: { b: text('Else') } } }],
  ['allOf', { allOf: [{ required: ['b'], properties: { b: text('All') } }] }],
  ['dependencies', { dependencies: { a: { required: ['b'], properties: { b: text('Dependent') } } } }],
  ['an inner condition', { allOf: [{ if: { required: ['a'] }, then: { required: ['b'], properties: { b: text('Inner') } } }] }],
])('a field that only %s asks has its title in the error', (_where, more) => {
  const [error] = rules.errors({ type: 'object', properties: { a: text('A'), b: {} }, ...more }, { a: 'x' });
  expect(error).toMatchObject({ path: ['b'], keyword: 'required' });
  expect(error?.schema.title).toMatch(/Then|Else|All|Dependent|Inner/);
});
it('a field with a slash or a tilde in its name is named as it is', () => {
  const schema = { type: 'object', properties: { 'a/b~c': text('Odd', { maxLength: 1 }) } };
  expect(rules.errors(schema, { 'a/b~c': 'xx' })).toMatchObject([{ path: ['a/b~c'], schema: { title: 'Odd' } }]);
});
it('a list of what depends on each other asks for the other', () => {
  const schema = { type: 'object', properties: { a: text('A'), b: text('B') }, dependencies: { a: ['b'] } };
  expect(errors(schema, { a: 'x' })).toEqual(['b required B']);
});
it(
  'a field that nothing describes has no schema',
  () => expect([fieldSchema({ type: 'object' }, ['a', 'b']), fieldSchema({ type: 'string' }, [])]).toEqual([{}, { type: 'string' }])
);

const accepts = (format: string, value: string): boolean =>
  rules.valid({ type: 'object', properties: { value: { type: 'string', format } } }, { value });
it('an e-mail address has a name, one @ and a domain with an ending of two letters or more', () => {
  for (const right of ['ines@example.com', 'a.b+c@mail.example.co.za']) expect(accepts('email', right), right).toBe(true);
  for (
    const wrong of [
      'ines', '@example.com', 'ines@example', 'ines@example.c', 'i nes@example.com', 'ines@exam ple.com', 'ines@@example.com', 'ines@.com',
      'ines@example..com', 'ines@example.com x',
      'mailto:ines@example.com', 'Ines<ines@example.com>', 'ines@example.com;', 'in,es@example.com'
    ]
  ) expect(accepts('email', wrong), wrong).toBe(false);
});
it('an e-mail address has at most 64 characters before the @ and 254 in all', () => {
  expect([64, 65].map((length) => accepts('email', `${'a'.repeat(length)}@example.com`))).toEqual([true, false]);
  expect([254, 255].map((length) => accepts('email', `a@${'b'.repeat(length - 6)}.com`))).toEqual([true, false]);
});
it('a range of days takes both ends and nothing that is no day; a range of moments looks at the day alone', () => {
  const days = (min: string | undefined, max: string | undefined, values: readonly string[]) =>
    values.map((value) => accepts(dayRange(min, max), value));
  expect(
    days('2026-03-01', '2026-03-31', ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', '2026-03-32', 'soon'])
  ).toEqual([false, true, true, false, false, false]);
  expect(
    [days(undefined, '2026-03-31', ['1900-01-01', '2026-04-01']), days('2026-03-01', undefined, ['2026-02-28', '2999-01-01'])]
  ).toEqual([[true, false], [false, true]]);
  expect(
    [
      '2026-02-28T23:59:00Z', '2026-03-01T00:00:00Z', '2026-03-31T23:59:00Z', '2026-04-01T00:00:00Z'
    ].map((value) => accepts(momentRange('2026-03-01', '2026-03-31'), value))
  ).toEqual([false, true, true, false]);
});
