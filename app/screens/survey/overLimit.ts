import { isObject, type Form, type JsonSchema } from '#engine';
import { uiAt, uiOption } from '#widgets/form/kind';

/** An amount above its limit, at a path of the form. */
export interface OverLimit { readonly path: readonly string[]; readonly value: number; readonly limit: number }

/** S-10: the amounts above the limit of a field with `ui:options.vip`, in the form's order; equal to the limit passes. */
export const overLimit = ({ schema, ui }: Form, answers: unknown): readonly OverLimit[] => find(schema, ui, answers, []);

function find(schema: JsonSchema, ui: Form['ui'], value: unknown, path: readonly string[]): readonly OverLimit[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    return typeof items === 'object' ? value.flatMap((row, index) => find(items, ui, row, [...path, String(index)])) : [];
  }
  if (isObject(value)) {
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      (typeof field === 'object' ? find(field, ui, value[name], [...path, name]) : []));
  }
  const limit = schema.maximum;
  const over = limit !== undefined && typeof value === 'number' && value > limit && uiOption(uiAt(ui, path), 'vip') === true;
  return over ? [{ path, value, limit }] : [];
}
