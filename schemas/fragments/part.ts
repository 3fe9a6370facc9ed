import type { Field, FormSchema, PartUi } from '../form';

/** A part of a form, to be joined with others: fields, which of them are required, and how they are asked. */
export interface FormPart {
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
  readonly ui: PartUi;
  /** A rule of its own that hangs on other answers; only one part of a form may have one. */
  readonly when?: Pick<FormSchema, 'if' | 'then'>;
}

/** A part as it is asked about others, row by row: what a browser can fill in is the visitor's own. */
export const ofOthers = (part: FormPart): FormPart => ({
  ...part, ui: Object.fromEntries(Object.entries(part.ui).map(([name, ui]) => [name, { ...ui, 'ui:autocomplete': 'off' }])),
});

/** Joins parts into one form, in order. */
export function formOf(...parts: readonly FormPart[]) {
  const schema: FormSchema = {
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties)) as FormPart['properties'],
    required: parts.flatMap((part) => part.required),
    ...(Object.assign({}, ...parts.map((part) => part.when)) as FormPart['when']),
  };
  return {
    schema,
    ui: {
      'ui:order': parts.flatMap((part) => Object.keys(part.properties)), ...(Object.assign({}, ...parts.map((part) => part.ui)) as object),
    },
  };
}
