import validatorAjv8 from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createClock } from '../clock';
import { tidy } from '../context/tidy';
import { createRules } from './createRules';

const rules = createRules({ clock: createClock(() => 0) });
const schema = {
  type: 'object', required: ['name', 'kind'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 }, kind: { type: 'string', enum: ['a', 'b'] },
    count: { type: 'integer', minimum: 0, maximum: 3 },
    rows: {
      type: 'array', maxItems: 2, items: { type: 'object', required: ['x'], properties: { x: { type: 'string', pattern: '^[a-c]+$' } } }
    },
  },
  if: { properties: { kind: { const: 'b' } }, required: ['kind'] }, then: { required: ['count'] },
} as const;
const text = fc.oneof(fc.constantFrom('', ' ', 'a', 'ab', 'abc', 'abcdef'), fc.string({ maxLength: 6 }));
const data = fc.record({
  name: fc.oneof(text, fc.integer()), kind: fc.constantFrom('a', 'b', 'c', '', undefined),
  count: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(undefined), text),
  rows: fc.array(fc.record({ x: text }, { requiredKeys: [] }), { maxLength: 3 }),
}, { requiredKeys: [] });

it('agrees with Ajv, the reference validator, on any document (K-06)', () => {
  fc.assert(fc.property(data, (document) => {
    const clean = (tidy(document) ?? {}) as object;
    expect(rules.valid(schema, document)).toBe(validatorAjv8.rawValidation(schema as never, clean).errors === undefined);
  }), { numRuns: 2000 });
});
