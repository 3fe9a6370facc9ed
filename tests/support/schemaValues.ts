import { matchesSchema, type JsonSchema } from '#engine';
import { isObject } from '#engine/isObject';
import fc from 'fast-check';
import { hostileKeys } from './forms';

const word = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.constantFrom(...hostileKeys.slice(0, 10)));
const text = ({ format, pattern, minLength = 0, maxLength = 20 }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'date' || format === 'date-time') {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    return date.map((day) => (format === 'date' ? day.toISOString().slice(0, 10) : day.toISOString()));
  }
  if (format === 'email') return fc.emailAddress();
  if (format === 'phone') return fc.constantFrom('+16145550100', '+27821234567', '6145550100');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) });
};

/** Values that match a schema of a contract; what the schema leaves open is any JSON. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf?.every((one) => isObject(one) && 'type' in one)) {
    return fc.oneof(...schema.anyOf.map((one) => valuesOf(one as JsonSchema)));
  }
  const { type, properties, required = [], items, minItems = 0, maxItems = 4, minimum = -1e6, maximum = 1e6 } = schema;
  if (type === 'string') return text(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'null') return fc.constant(null);
  const json = fc.jsonValue({ maxDepth: 2 });
  if (type === 'array') {
    return fc.array(isObject(items) ? valuesOf(items as JsonSchema) : json, { minLength: minItems, maxLength: maxItems });
  }
  if (!properties) return type === 'object' ? fc.dictionary(word, json, { maxKeys: 4 }) : json;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field as JsonSchema)]));
  const record = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  return schema.oneOf ? record.filter((value) => matchesSchema({ oneOf: schema.oneOf }, value)) : record;
}
