import type { JsonSchema } from '#engine';
import { isObject } from '#engine/isObject';

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
const isType = (wanted: string, value: unknown): boolean => typeOf(value) === wanted || (wanted === 'number' && typeof value === 'number');
const within = (size: number, least: unknown, most: unknown): boolean =>
  !(typeof least === 'number' && size < least) && !(typeof most === 'number' && size > most);
const formats: Readonly<Record<string, RegExp>> = { date: /^\d{4}-\d{2}-\d{2}$/, email: /^[^\s@]+@[^\s@]+$/ };

/**
 * Does an answer match its contract? Interprets the part of JSON Schema that answers are described with (its test reads them all):
 * a landing page must not load a whole validator (10 KiB) for two calls.
 */
export function matchesContract(schema: JsonSchema, value: unknown): boolean {
  const { type, anyOf, enum: allowed } = schema;
  if (type !== undefined && ![type].flat().some((one) => isType(one as string, value))) return false;
  if (anyOf && !anyOf.some((one) => matchesContract(one, value))) return false;
  if (allowed && !allowed.includes(value)) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (typeof value === 'string') return matchesText(schema, value);
  if (typeof value === 'number') return within(value, schema.minimum, schema.maximum);
  if (Array.isArray(value)) return matchesList(schema, value);
  return !isObject(value) || matchesObject(schema, value);
}

function matchesText({ minLength, maxLength, pattern, format }: JsonSchema, value: string): boolean {
  const shape = typeof format === 'string' ? formats[format] : undefined;
  return (
    within(value.length, minLength, maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) &&
    (!shape || shape.test(value))
  );
}
const matchesList = ({ items, minItems, maxItems }: JsonSchema, value: readonly unknown[]): boolean =>
  within(value.length, minItems, maxItems) && (typeof items !== 'object' || value.every((one) => matchesContract(items, one)));
function matchesObject(schema: JsonSchema, value: Readonly<Record<string, unknown>>): boolean {
  const { required = [], properties = {}, additionalProperties: more = true } = schema;
  return required.every((name) => Object.hasOwn(value, name)) && Object.entries(value).every(([name, one]) => {
    const property = (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? more;
    return typeof property === 'object' ? matchesContract(property as JsonSchema, one) : property;
  });
}
