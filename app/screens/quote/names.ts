import { isObject, type Form, type JsonSchema } from '#engine';

type Fields = Readonly<Record<string, unknown>>;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** RN-021: the coverages under the plan's own titles, with its descriptions; what it does not name keeps our words. */
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
      const said = key === undefined ? undefined : names[key];
      const { title = own.title, description = own.description } = isObject(said)
        ? { title: text(said.title), description: text(said.description) } : {};
      return [field, renamed({ ...own, ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) },
        names, namedAs)];
    })),
  };
}
