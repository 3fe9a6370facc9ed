import { isObject, type Form, type JsonSchema } from '#engine';

type Fields = Readonly<Record<string, unknown>>;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** RN-021: takes titles and descriptions of the coverages from the plan, where it has them. */
export function withNames(form: Form, names: unknown, namedAs: Readonly<Record<string, string>> = {}): Form {
  return isObject(names) ? { ...form, schema: renamed(form.schema, names, namedAs) } : form;
}

function renamed(schema: JsonSchema, names: Fields, namedAs: Readonly<Record<string, string>>): JsonSchema {
  if (!schema.properties) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).map(([field, own]) => {
      if (typeof own === 'boolean') return [field, own];
      const key = [namedAs[field], field].find((name) => name !== undefined && Object.hasOwn(names, name));
      const named = key === undefined ? undefined : names[key];
      const { title = own.title, description = own.description } = isObject(named)
        ? { title: text(named.title), description: text(named.description) } : {};
      return [field, renamed({ ...own, ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) },
        names, namedAs)];
    })),
  };
}
