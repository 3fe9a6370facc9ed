/**
 * Stands in for RJSF's maker of default answers (4 kB gzip, and the better part of the time a letter takes). Our forms have none: what is
 * answered is the context of the flow, and a value that no longer fits is kept and shown, for the rules to refuse.
 */
export default function getDefaultFormState(_validator: unknown, schema: { readonly type?: unknown }, formData?: unknown): unknown {
  // A row that was just added.
  return formData ?? (schema.type === 'object' ? {} : undefined);
}
