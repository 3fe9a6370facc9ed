import { onceFor } from '../../onceFor';
import type { JsonSchema } from '../../types';

/** The schemas inside a schema that speak of the same value. */
const innerSchemas = (schema: JsonSchema): readonly JsonSchema[] => [
  schema.if, schema.then, schema.else, schema.not, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []),
  ...Object.values(schema.dependencies ?? {}),
].filter((inner): inner is JsonSchema => typeof inner === 'object' && !Array.isArray(inner));
const allInside = (schema: JsonSchema): readonly JsonSchema[] => innerSchemas(schema).flatMap((inner) => [inner, ...allInside(inner)]);

/** Every schema inside a schema that speaks of the same value, at any depth. */
export const insideOf = onceFor(allInside);
const fieldsIn = ({ properties = {} }: JsonSchema): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(properties).filter((entry): entry is [string, JsonSchema] => typeof entry[1] === 'object');

/** By field what a form asks of it besides its own schema: what a condition wants, and what follows from one. */
export const demandsOf = onceFor((form: JsonSchema): ReadonlyMap<string, readonly JsonSchema[]> => {
  const found = new Map<string, readonly JsonSchema[]>();
  for (const [name, schema] of insideOf(form).flatMap(fieldsIn)) {
    found.set(name, [...found.get(name) ?? [], schema, ...insideOf(schema)]);
  }
  return found;
});
/** What each condition of a form asks of several fields together. */
export const conditionsOf = (form: JsonSchema): readonly (readonly (readonly [string, JsonSchema])[])[] =>
  [form, ...insideOf(form)].flatMap((schema) => (schema.if ? [[schema.if, ...insideOf(schema.if)].flatMap(fieldsIn)] : []))
    .filter((fields) => fields.length > 1);
