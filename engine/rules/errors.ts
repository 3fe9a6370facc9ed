import type { OutputUnit } from '@cfworker/json-schema';
import { conditionalParts } from '../context/answers';
import type { JsonSchema } from '../types';
import type { FieldError } from './types';

/** Applicators only wrap the errors of what they apply. */
const wrappers = new Set(
  [
    'properties', 'items', 'prefixItems', 'additionalItems', 'additionalProperties', 'patternProperties', 'allOf', 'if', 'then', 'else',
    '$ref', 'dependencies'
  ]
);
const unescape = (part: string): string => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~');
/** The names in a JSON pointer, as the validator writes it. */
export const pointer = (location: string): readonly string[] => location.replace(/^#\/?/, '').split('/').filter(Boolean).map(unescape);

/** The validator's units as one error a field: the first that was found, required before anything else. */
export function toFieldErrors(units: readonly OutputUnit[], schema: JsonSchema): readonly FieldError[] {
  const found = new Map<string, FieldError>();
  for (const unit of units) {
    const error = toFieldError(unit, schema);
    if (error && !found.has(error.path.join('/'))) found.set(error.path.join('/'), error);
  }
  return [...found.values()];
}

function toFieldError(unit: OutputUnit, root: JsonSchema): FieldError | undefined {
  const path = pointer(unit.instanceLocation);
  if (unit.keyword === 'required' || unit.keyword === 'dependencies') {
    const name = /does not have (?:required property )?"(.*)"\.?$/.exec(unit.error)?.[1];
    if (name === undefined) return undefined;
    const full = [...path, name];
    return { path: full, keyword: 'required', schema: fieldSchema(root, full) };
  }
  if (wrappers.has(unit.keyword)) return undefined;
  const schema = fieldSchema(root, path);
  if (unit.keyword === 'format' && /day-range:/.test(unit.error)) {
    return { path, keyword: 'window', limit: { min: schema.formatMinimum, max: schema.formatMaximum }, schema };
  }
  return { path, keyword: unit.keyword, limit: schema[unit.keyword], schema };
}

/** The schema of a field, also when it only exists in a `then`, an `else` or a dependency. */
export const fieldSchema = (root: JsonSchema, path: readonly string[]): JsonSchema => fieldSchemas(root, path)[0] ?? {};
/** Every schema that a field may have: each condition below which it exists has its own. */
export function fieldSchemas(root: JsonSchema, path: readonly string[]): readonly JsonSchema[] {
  const [name, ...rest] = path;
  if (name === undefined) return [root];
  const always = [/^\d+$/.test(name) ? rowSchema(root.items, Number(name)) : undefined, root.properties?.[name]]
    .find((field): field is JsonSchema => typeof field === 'object' && Object.keys(field).length > 0);
  const found = always ? [always] : conditionalParts(root).flatMap((part) => fieldSchemas(part, [name]));
  return found.flatMap((field) => fieldSchemas(field, rest));
}
/** Rows have one schema, or each its own, as `expand` writes it. */
const rowSchema = (items: JsonSchema['items'] | readonly JsonSchema[], index: number): JsonSchema | boolean | undefined =>
  (Array.isArray(items) ? items[index] as JsonSchema : items as JsonSchema | boolean | undefined);
