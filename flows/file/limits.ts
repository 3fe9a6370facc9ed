import type { Source, Sources } from '#api/source';
import { pathOf, type Form, type JsonSchema, type Path } from '#engine';
import type { LineFile, LineStep } from './lineFile';
import type { EntriesContent } from '../screenContent';
import { formOfQuestions } from './questions';

type Fields = NonNullable<JsonSchema['properties']>;

/**
 * What the forms of a file take, by the application's names: the service asks the same of whoever sends an application, page or not. What
 * is worked out, or not asked, has no limits here.
 */
export function limitsOf({ quote, steps }: LineFile): JsonSchema {
  const asked = new Map<Path, JsonSchema[]>();
  const add = (place: Path | undefined, fields: Fields = {}): void => {
    for (const [name, field] of Object.entries(fields)) {
      const path = pathOf(place, name);
      if (typeof field !== 'object') continue;
      asked.set(path, [...asked.get(path) ?? [], field]);
      // The rows of a question.
      if (typeof field.items === 'object') add(`${path}.*`, (field.items as JsonSchema).properties);
    }
  };
  for (const { form, over, save, content } of Object.values(steps)) {
    const { schema } = Array.isArray(form) ? formOfQuestions(form) : (form ?? {}) as Partial<Form>;
    // An entry is answered over the step that shows its list, and sent with it.
    add(over === undefined ? save : `${entriesOf(steps[over]).list}.*`, schema?.properties);
    const { list, most } = entriesOf({ content });
    if (list !== undefined && most !== undefined) add(undefined, { [list]: { maxItems: most } });
  }
  return { type: 'object', properties: fieldsOf({ ...quote.create, ...quote.update }, (path) => oneOf(asked.get(path) ?? [])) };
}
const entriesOf = (step: Pick<LineStep, 'content'> | undefined): Partial<EntriesContent> => step?.content ?? {};
/** Two forms may ask for the same; each visitor has met one of them. */
const oneOf = (fields: readonly JsonSchema[]): JsonSchema => (fields.length > 1 ? { anyOf: fields } : fields[0] ?? {});

type LimitOf = (path: Path) => JsonSchema;
const fieldsOf = (sources: Sources, limitOf: LimitOf): Fields =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, schemaOf(source, limitOf)]));
function schemaOf(source: Source, limitOf: LimitOf): JsonSchema {
  if (typeof source === 'string') return limitOf(source);
  if (isList(source)) return { type: 'array', ...(source.length === 1 ? { items: schemaOf(source[0] as Source, limitOf) } : {}) };
  const { fields, list } = source;
  if (!fields) return {};
  const entry: JsonSchema = { type: 'object', properties: fieldsOf(fields, list === undefined ? limitOf : (path) => limitOf(`${list}.*.${path}`)) };
  if (list === undefined) return entry;
  const { minItems, maxItems } = limitOf(list);
  return { type: 'array', items: entry, ...(minItems === undefined ? {} : { minItems }), ...(maxItems === undefined ? {} : { maxItems }) };
}
const isList = (source: Source): source is readonly Source[] => Array.isArray(source);
