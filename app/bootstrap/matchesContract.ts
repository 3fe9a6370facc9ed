import type { JsonSchema } from '#engine';
import { isObject } from '#engine/isObject';

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
const isType = (wanted: string, value: unknown): boolean => typeOf(value) === wanted || (wanted === 'number' && typeof value === 'number');
const within = (size: number, least: unknown, most: unknown): boolean =>
  !(typeof least === 'number' && size < least) && !(typeof most === 'number' && size > most);
const formats: Readonly<Record<string, RegExp>> = { date: /^\d{4}-\d{2}-\d{2}$/, email: /^[^\s@]+@[^\s@]+$/ };

/**
 * Does an answer match its contract? Interprets the part of JSON Schema that contracts use. Not the engine's rules: there blank text
 * counts as absent, because people type it; and a landing page must not load the engine for two calls.
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
const matchesObject = ({ required = [], properties = {} }: JsonSchema, value: Readonly<Record<string, unknown>>): boolean =>
  required.every((name) => Object.hasOwn(value, name)) &&
  Object.entries(properties).every(
    ([name, property]) => !Object.hasOwn(value, name) || typeof property !== 'object' || matchesContract(property, value[name]),
  );
