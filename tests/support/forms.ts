import type { DynamicField, DynamicForm } from '#engine/survey';
import fc from 'fast-check';

/** Keys and ids that careless code fails on (S12). */
export const hostileKeys: readonly string[] = [
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '0', 'a.b', 'a[0]', '$ref', '', 'ключ', 'مفتاح', '~0061',
  '\ud800', 'x'.repeat(10_000),
];

const ids = ['a', 'b', 'c', 'd', 'e', 'f', '__proto__', 'constructor', ''];
const keys = ['k1', 'k2', 'k3', 'k4', ...hostileKeys.slice(0, 10)];
const id = fc.constantFrom(...ids);
/** A screen to go on to: one that is there, one that is not, or none. */
const next = fc.oneof({ weight: 6, arbitrary: id }, { weight: 1, arbitrary: fc.constantFrom('nowhere', 'toString') }, {
  weight: 2, arbitrary: fc.constant(null),
});

const choices = fc.uniqueArray(fc.constantFrom('yes', 'no', 'both', 1, true), { minLength: 1, maxLength: 4 }).chain((values) =>
  fc.tuple(...values.map((value) => fc.option(next, { nil: undefined }).map((target) =>
    ({ value, title: `It is ${value}`, ...(target === undefined ? {} : { next_screen_id: target }) })))));

export const dynamicField: fc.Arbitrary<DynamicField> = fc.oneof(
  fc.record({
    key_name: fc.constantFrom(...keys), label: fc.string({ maxLength: 12 }), required: fc.boolean(),
    field_type: fc.constantFrom('text', 'number', 'email', 'unknown'),
    widget: fc.constantFrom(null, 'currency_field', 'date_picker', 'unknown'),
  }),
  fc.record({
    key_name: fc.constantFrom(...keys), required: fc.boolean(), field_type: fc.constantFrom('single select', 'multi_select'),
    settings: fc.record({ choices }),
  }),
  fc.record({
    key_name: fc.constantFrom(...keys), required: fc.boolean(), field_type: fc.constant('sub_fields'),
    settings: fc.record({ min_choices: fc.nat(3), max_choices: fc.nat(4) }),
    subfields: fc.array(fc.record({ key_name: fc.constantFrom(...keys), required: fc.boolean(), field_type: fc.constant('text') }), {
      maxLength: 3,
    }),
  }),
);

/** Any form the partner might send: loops, unknown next screens, branches, branches in branches, unusual names, duplicate keys. */
export const dynamicForm: fc.Arbitrary<DynamicForm> = fc.uniqueArray(id, { minLength: 1 }).chain((names) => fc.record({
  start_screen_id: fc.constantFrom(...names),
  screens: fc.tuple(...names.map((name) => fc.record({
    id: fc.constant(name), question: fc.string({ maxLength: 20 }), next_screen_id: next, fields: fc.array(dynamicField, { maxLength: 3 }),
  })))
    .map((screens) => Object.fromEntries(screens.map((screen) => [screen.id, screen]))),
}));

/** What a visitor may have chosen of a field: one, some, or nothing. */
export const answerTo = ({ field_type: type = '', settings }: DynamicField): fc.Arbitrary<unknown> => {
  const values = (settings?.choices ?? []).map(({ value }) => value);
  if (values.length === 0) return fc.constantFrom(undefined, 'x', ' ', 3, ['x'], [{}]);
  return type.startsWith('multi') ? fc.subarray([...values]) : fc.constantFrom(undefined, ...values);
};
/** The server's reply when a screen is left. */
export const reply = fc.option(next.map((target) => ({ next_screen_id: target })), { nil: undefined });
