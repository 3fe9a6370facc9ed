import type { Source, Sources } from '#api/source';
import { isDay, pathOf, type Form, type JsonSchema, type Path } from '#engine';
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
      asked.set(path, [...asked.get(path) ?? [], countedFrom(field, (from) => (Object.hasOwn(fields, from) ? pathOf(place, from) : from))]);
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
  return { type: 'object', properties: fieldsOf({ ...quote.create, ...quote.update }, (path) => asked.get(path) ?? []) };
}
const entriesOf = (step: Pick<LineStep, 'content'> | undefined): Partial<EntriesContent> => step?.content ?? {};
/** Two forms may ask for the same; each visitor has met one of them. */
const oneOf = (fields: readonly JsonSchema[]): JsonSchema => (fields.length > 1 ? { anyOf: fields } : fields[0] ?? {});

/** A date with its window counted from another path; without it where there is none. */
function countedFrom({ window, ...field }: JsonSchema, pathOfFrom: (from: Path) => Path | undefined): JsonSchema {
  const from = window && (window.from === 'today' || isDay(window.from) ? window.from : pathOfFrom(window.from));
  return window && from !== undefined ? { ...field, window: { ...window, from } } : field;
}

type LimitsAt = (path: Path) => readonly JsonSchema[];
/** Path of the answers → name in the application, of what stands beside each other there. */
type Names = ReadonlyMap<Path, string>;
function fieldsOf(sources: Sources, limitsAt: LimitsAt, within = ''): Fields {
  const names = new Map(Object.entries(sources).flatMap(([name, source]) => (typeof source === 'string' ? [[within + source, name]] : [])));
  return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, schemaOf(source, limitsAt, within, names)]));
}
function schemaOf(source: Source, limitsAt: LimitsAt, within: string, names: Names): JsonSchema {
  if (typeof source === 'string') return oneOf(limitsAt(within + source).map((limit) => countedFrom(limit, (from) => names.get(from))));
  if (isList(source)) {
    return { type: 'array', ...(source.length === 1 ? { items: schemaOf(source[0] as Source, limitsAt, within, new Map()) } : {}) };
  }
  const { fields, list } = source;
  if (!fields) return {};
  if (list === undefined) return { type: 'object', properties: fieldsOf(fields, limitsAt, within) };
  const { minItems, maxItems } = oneOf(limitsAt(within + list));
  const items = { type: 'object', properties: fieldsOf(fields, limitsAt, `${within}${list}.*.`) };
  return { type: 'array', items, ...(minItems === undefined ? {} : { minItems }), ...(maxItems === undefined ? {} : { maxItems }) };
}
const isList = (source: Source): source is readonly Source[] => Array.isArray(source);
