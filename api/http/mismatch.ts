import type { JsonSchema } from '#engine';
import { isObject } from '#engine/isObject';
import { matchesSchema } from '#engine/rules';

/** Where an answer differs from its schema: the path of the innermost value that does not match (`plans.0.price`). Never a value. */
export function mismatchIn(schema: JsonSchema, value: unknown, path: readonly string[] = []): string {
  const missing = isObject(value) ? (schema.required ?? []).find((name) => !Object.hasOwn(value, name)) : undefined;
  if (missing !== undefined) return `${[...path, missing].join('.')} is missing`;
  const wrong = partsOf(schema, value).find(([, part, inner]) => !matchesSchema(inner, part));
  if (wrong) return mismatchIn(wrong[2], wrong[1], [...path, wrong[0]]);
  return path.length > 0 ? `${path.join('.')} does not match` : 'the whole answer does not match';
}

/** The values inside one, each with its name and its schema. */
function partsOf({ items, properties = {}, additionalProperties: more }: JsonSchema, value: unknown) {
  const parts = Array.isArray(value) ? value.map((part: unknown, index) => [String(index), part, items] as const)
    : Object.entries(isObject(value) ? value : {}).map(([name, part]) =>
      [name, part, Object.hasOwn(properties, name) ? properties[name] : more] as const);
  return parts.flatMap(([name, part, schema]) => (typeof schema === 'object' ? [[name, part, schema as JsonSchema] as const] : []));
}
