import { fieldSchema } from '../../rules/errors';
import type { FlowDefinition, JsonSchema, Step } from '../../types';

/** Of some fields of a step's form one of each kind. */
export type OneOfEach = (step: string, form: JsonSchema, fields: readonly string[]) => readonly string[];

/**
 * Fields of one form that nothing names, and whose schemas say the same: whatever one of them is answered leads where the other one leads,
 * so it is enough to vary one of them. A name that occurs anywhere else in the definition, if only as a word of a text, is taken for one
 * that tells its field apart.
 */
export function createOneOfEach(flow: FlowDefinition): OneOfEach {
  const words = new Set(wordsIn({ ...flow, steps: Object.entries(flow.steps).map(([name, step]) => [name, withoutOwnNames(step)]) }));
  const isOpaque = readsByCode(flow) || ['patternProperties', 'propertyNames'].some((word) => words.has(word));
  return (step, form, fields) => {
    if (isOpaque || !flow.steps[step]?.form) return fields;
    const kinds = fields.map((field) => (words.has(field) ? field : likeness(form, field)));
    return fields.filter((_, index) => kinds.indexOf(kinds[index] as string) === index);
  };
}

/** A function of the line works out a value: which fields it reads nobody sees. */
const readsByCode = ({ changes = [], load = [] }: FlowDefinition): boolean =>
  [...changes, ...load].some(({ set = {} }) => Object.values(set).some((from) => typeof from === 'string'));

/** What the form says of a field, but for its words. */
function likeness(form: JsonSchema, field: string): string {
  const { title: _title, description: _description, ...schema } = fieldSchema(form, [field]);
  return JSON.stringify([schema, form.required?.includes(field) ?? false]);
}

/** A step whose form does not name its own fields where it only lists them; how they look tells none of them apart. */
function withoutOwnNames({ form, ...step }: Step): unknown {
  if (!form) return step;
  const { properties = {}, required: _required, ...schema } = form.schema;
  return { ...step, schema, fields: Object.values(properties) };
}

/** Every word of a definition: keys, parts of paths, names in templates. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/[^\p{L}\p{N}_$-]+/u);
  if (typeof value !== 'object' || value === null) return [];
  return (Array.isArray(value) ? value : Object.entries(value).flat()).flatMap(wordsIn);
}
