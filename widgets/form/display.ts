import { isObject, type Form, type JsonSchema } from '#engine';
import { kindOf, type Ui } from './kind';

type Schemas = Readonly<Record<string, JsonSchema | boolean>>;

/**
 * The schema as RJSF should see it: the day-range check that stands for `window` is dropped, because RJSF merges `allOf`
 * and cannot merge two formats; the limits stay for the calendar, and the zone of `window` for its dot of today. No default is left: RJSF
 * writes it into a row that is added.
 */
export function displaySchema(schema: JsonSchema, source: JsonSchema): JsonSchema {
  const made: Record<string, unknown> = { ...schema };
  delete made.default;
  if ('formatMinimum' in schema || 'formatMaximum' in schema) delete made.allOf;
  if (isObject(source.window)) made.window = source.window;
  if (schema.properties) made.properties = displayAll(schema.properties, source.properties);
  if (isObject(schema.items)) made.items = displaySchema(schema.items, isObject(source.items) ? source.items : {});
  for (const word of ['then', 'else'] as const) if (schema[word]) made[word] = displaySchema(schema[word], source[word] ?? {});
  if (Array.isArray(made.allOf)) {
    made.allOf = (made.allOf as readonly JsonSchema[]).map((each, index) => displaySchema(each, source.allOf?.[index] ?? {}));
  }
  return made as JsonSchema;
}
const displayAll = (fields: Schemas, sources: Schemas = {}): Schemas => Object.fromEntries(Object.entries(fields).map(([name, field]) => {
  const source = sources[name];
  return [name, isObject(field) ? displaySchema(field, isObject(source) ? source : {}) : field];
}));

/** The ui as RJSF should see it: a card is a field of its own, because RJSF gives no widgets to objects. */
export function displayUi({ schema, ui = {} }: Form): Ui {
  const made: Record<string, unknown> = { ...ui };
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const own = ui[name] as Ui | undefined;
    if (!isObject(field) || kindOf(field, own) !== 'card') continue;
    const { 'ui:widget': _, ...rest } = own ?? {};
    made[name] = { ...rest, 'ui:field': 'card' };
  }
  return made;
}
