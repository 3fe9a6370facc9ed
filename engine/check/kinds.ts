import { isObject } from '../isObject';
import type { FlowDefinition } from '../types';
import type { Finding } from './finding';
import type { Trail } from '../definition/trail';
import { numberIn } from './numberIn';
import { briefly } from './wrongValue';

type Kind =
  | 'a text' | 'a number' | 'true or false' | 'a list' | 'a list of texts' | 'an object' | 'a schema' | 'a list of schemas'
  | 'schemas by name';
/** What each keyword of a schema is; the others may be anything. */
const kinds: Readonly<Record<string, Kind>> = {
  title: 'a text', description: 'a text', format: 'a text', pattern: 'a text', examples: 'a list', enum: 'a list',
  required: 'a list of texts', properties: 'schemas by name', items: 'a schema', window: 'an object', newerThan: 'an object',
  if: 'a schema', then: 'a schema', else: 'a schema', not: 'a schema', allOf: 'a list of schemas', anyOf: 'a list of schemas',
  oneOf: 'a list of schemas', minLength: 'a number', maxLength: 'a number', minimum: 'a number', maximum: 'a number',
  exclusiveMinimum: 'a number', exclusiveMaximum: 'a number', multipleOf: 'a number',
  minItems: 'a number', maxItems: 'a number', readOnly: 'true or false', writeOnly: 'true or false', uniqueItems: 'true or false',
  dependencies: 'an object',
};
const isSchema = (value: unknown): boolean => typeof value === 'boolean' || isObject(value);
const is: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  'a text': (value) => typeof value === 'string', 'a number': (value) => typeof value === 'number',
  'true or false': (value) => typeof value === 'boolean', 'a list': Array.isArray,
  'a list of texts': (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'), 'an object': isObject,
  'a schema': isSchema, 'a list of schemas': (value) => Array.isArray(value) && value.every(isSchema),
  'schemas by name': (value) => isObject(value) && Object.values(value).every(isSchema),
};

/** Keywords of forms whose value is of another kind: what cannot be read as a schema is not judged any further. */
export const checkKinds = (flow: FlowDefinition): readonly Finding[] => Object.entries(flow.steps).flatMap(([name, { form }]) =>
  (form ? kindsIn(form.schema, ['steps', name, 'form', 'schema']) : []));

/** Keywords of a schema whose value is of another kind. */
export function kindsIn(schema: unknown, path: Trail): readonly Finding[] {
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([word, value]): readonly Finding[] => {
    const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
    const here = [...path, word];
    if (!kind) return [];
    if (!is[kind](value)) {
      const number = kind === 'a number' && typeof value === 'string' ? numberIn(value) : undefined;
      return [{
        code: 'wrong-value', path: here, message: `\`${word}\` is ${kind}, but this is ${briefly(value)}.`,
        ...(number === undefined ? {} : { suggestion: `Write the number alone: ${number}.` }),
      }];
    }
    if (kind === 'a schema') return kindsIn(value, here);
    if (kind === 'a list of schemas' || kind === 'schemas by name') {
      return Object.entries(value as object).flatMap(([key, inner]) => kindsIn(inner, [...here, key]));
    }
    return [];
  });
}
