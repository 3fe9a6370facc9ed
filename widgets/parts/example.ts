import type { JsonSchema } from '#engine';

/** An example for the gallery: a whole small form (`schema`, `ui`) and its data. */
export interface Example {
  readonly title: string;
  readonly schema: JsonSchema;
  readonly ui?: Readonly<Record<string, unknown>>;
  readonly value: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
}

/** A form of one required field. */
export const one = (title: string, field: JsonSchema, ui?: Readonly<Record<string, unknown>>, value?: unknown): Example => ({
  title,
  schema: { type: 'object', required: ['field'], properties: { field } },
  ui: { field: ui ?? {} },
  value: value === undefined ? {} : { field: value },
});
