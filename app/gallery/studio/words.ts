import { isObject } from '#engine';

type Schema = Readonly<Record<string, unknown>>;
export interface Word { readonly name: string; readonly description?: string; readonly isRequired?: boolean }
/** A schema for a language, and what is written in it: some words hang on others. */
export interface Language { readonly schema: Schema; readonly draft: unknown }
interface At { readonly schemas: readonly Schema[]; readonly value: unknown }

const described = (schema: unknown): string | undefined =>
  (isObject(schema) && typeof schema.description === 'string' ? schema.description : undefined);
const holds = (condition: unknown, value: unknown): boolean => isObject(condition) && isObject(condition.properties)
  && Object.entries(condition.properties).every(([name, wanted]) => isObject(value) && isObject(wanted) && value[name] === wanted.const);

/** What a schema may be in the end: references followed, choices side by side. */
function variants(root: Schema, schema: unknown, value: unknown, depth = 0): readonly Schema[] {
  if (!isObject(schema) || depth > 12) return [];
  const { $ref, anyOf, oneOf, allOf } = schema;
  const target = typeof $ref === 'string'
    ? $ref.slice(2).split('/').reduce<unknown>((node, part) => (isObject(node) ? node[part] : undefined), root) : undefined;
  const inner = [target, ...[anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list as readonly unknown[] : [])),
    ...(schema.if !== undefined && holds(schema.if, value) ? [schema.then] : [])];
  return [schema, ...inner.flatMap((one) => variants(root, one, value, depth + 1))];
}

const stepInto = (root: Schema) => ({ schemas, value }: At, part: string): At => {
  const inner: unknown = isObject(value) ? value[part] : Array.isArray(value) ? (value as readonly unknown[])[Number(part)] : undefined;
  return { value: inner, schemas: schemas.flatMap(({ properties, additionalProperties, items }) => {
    const named = isObject(properties) ? properties[part] : undefined;
    return variants(root, named ?? (/^\d+$/.test(part) && items !== undefined ? items : additionalProperties), inner);
  }) };
};
const at = ({ schema, draft }: Language, path: readonly string[]): readonly Schema[] =>
  path.reduce<At>(stepInto(schema), { schemas: variants(schema, schema, draft), value: draft }).schemas;

/** The names that may stand at a path, in the order of the schema. */
export function namesAt(language: Language, path: readonly string[]): readonly Word[] {
  const found = new Map<string, Word>();
  for (const { properties, required } of at(language, path)) {
    for (const [name, inner] of Object.entries(isObject(properties) ? properties : {})) {
      const description = meaningOf(language, [...path, name]) ?? described(inner);
      if (!found.has(name)) found.set(name, {
        name, ...(description === undefined ? {} : { description }),
        ...(Array.isArray(required) && required.includes(name) ? { isRequired: true } : {}),
      });
    }
  }
  return [...found.values()];
}

/** The values that a schema names at a path. */
export function valuesAt(language: Language, path: readonly string[]): readonly string[] {
  const values = at(language, path).flatMap(({ const: only, enum: choices, type }) =>
    [...(only === undefined ? [] : [only]), ...(Array.isArray(choices) ? choices as readonly unknown[] : []),
      ...(type === 'boolean' ? [true, false] : [])]);
  return [...new Set(values.filter((value) => typeof value !== 'object').map(String))];
}

/** What the name at the end of a path means. */
export const meaningOf = (language: Language, path: readonly string[]): string | undefined =>
  at(language, path).map(described).find(Boolean);
