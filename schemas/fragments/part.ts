/** A part of a form, to be joined with others: fields, which of them are required, and how they are asked. */
export interface FormPart {
  readonly properties: Readonly<Record<string, { readonly [keyword: string]: unknown }>>;
  readonly required: readonly string[];
  readonly ui: Readonly<Record<string, unknown>>;
}

/** Joins parts into one form, in order. */
export function formOf(...parts: readonly FormPart[]) {
  return {
    schema: {
      type: 'object',
      properties: Object.assign({}, ...parts.map((part) => part.properties)) as FormPart['properties'],
      required: parts.flatMap((part) => part.required),
    },
    ui: {
      'ui:order': parts.flatMap((part) => Object.keys(part.properties)), ...(Object.assign({}, ...parts.map((part) => part.ui)) as object),
    },
  };
}
