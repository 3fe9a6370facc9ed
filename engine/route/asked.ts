import { fieldNames } from '../context/answers';
import { isBlank } from '../context/paths';
import type { Rules } from '../rules/types';
import type { JsonSchema } from '../types';

type Data = Readonly<Record<string, unknown>>;

/** The fields that a form asks with these answers: one that stands in a `then` is asked when its `if` is met. */
export function askedFields(schema: JsonSchema, data: Data, rules: Rules): readonly string[] {
  const { properties = {}, allOf = [], anyOf = [], oneOf = [], dependencies = {} } = schema;
  const branch = schema.if && (rules.valid(schema.if, data) ? schema.then : schema.else);
  const depending = Object.entries(dependencies)
    .flatMap(([name, more]) => (isBlank(data[name]) || Array.isArray(more) ? [] : [more as JsonSchema]));
  return [
    ...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldNames),
    ...[branch, ...allOf, ...depending].flatMap((inner) => (inner ? askedFields(inner, data, rules) : [])),
  ];
}
