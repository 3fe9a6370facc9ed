import { isObject } from '../../isObject';
import { onceFor } from '../../onceFor';
import type { JsonSchema } from '../../types';
import { innerOf } from './grouped';

/** The names of fields that another one needs are no schema. */
const allInside = (schema: JsonSchema): readonly JsonSchema[] =>
  [...innerOf(schema), ...Object.values(schema.dependencies ?? {})].filter(isObject).flatMap((inner) => [inner, ...allInside(inner)]);

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
