import { createClock, createRules, type FieldError, type JsonSchema, type Rules } from '#engine';
import type { Example } from '#widgets/examples';

export const rules = createRules({ clock: createClock() });

/** Finds every field empty, in the words for an answer that is needed: the look of an error without a submit. */
export const failing: Rules = {
  ...rules,
  errors: (schema) => missing(schema, []),
};
const missing = (schema: JsonSchema, path: readonly string[]): readonly FieldError[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]): readonly FieldError[] => {
  if (typeof field === 'boolean') return [];
  // A list is asked row by row: the first row stands for all.
  if (typeof field.items === 'object' && field.items.properties) return missing(field.items, [...path, name, '0']);
  return [{ path: [...path, name], keyword: 'minLength', limit: 1, schema: field }];
});

export const readOnly = (example: Example): Example =>
  ({ ...example, schema: { ...example.schema, properties: mapFields(example.schema.properties ?? {}) } });
const mapFields = (fields: NonNullable<JsonSchema['properties']>): NonNullable<JsonSchema['properties']> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) =>
    [name, typeof field === 'boolean' ? field : { ...field, readOnly: true }]));
