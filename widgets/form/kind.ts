import type { JsonSchema } from '#engine';

/** The kind of a field: it decides the words of its errors. */
export type Kind = 'text' | 'choice' | 'yesNo' | 'tick' | 'several' | 'rows' | 'object' | 'date' | 'phone' | 'usPhone' | 'card';
export type Ui = Readonly<Record<string, unknown>>;

/** Widgets of several controls: their label names the group, for it can point at none of them. */
export const groups: ReadonlySet<unknown> = new Set(['radio', 'yesNo', 'checkboxes', 'multi', 'card']);

/** `ui:name` and `ui:options.name` mean the same. */
export function uiOption(ui: Ui | undefined, name: string): unknown {
  const options = ui?.['ui:options'] as Ui | undefined;
  return ui?.[`ui:${name}`] ?? options?.[name];
}

export function kindOf(schema: JsonSchema, ui: Ui | undefined): Kind {
  const widget = uiOption(ui, 'widget');
  if (widget === 'card' || uiOption(ui, 'field') === 'card') return 'card';
  if (schema.type === 'array') return widget === 'checkboxes' || widget === 'multi' ? 'several' : 'rows';
  if (schema.type === 'object') return 'object';
  if (widget === 'select' || widget === 'search') return 'choice';
  if (schema.type === 'boolean') return widget === 'radio' || widget === 'yesNo' ? 'yesNo' : 'tick';
  if (widget === 'phone' || widget === 'usPhone') return widget;
  if (widget === 'date' || (widget === undefined && schema.format === 'date')) return 'date';
  return schema.enum || schema.oneOf || widget === 'radio' ? 'choice' : 'text';
}

/** The part of the form's ui that belongs to a path; rows share the ui of `items`. */
export function uiAt(ui: Ui | undefined, path: readonly string[]): Ui | undefined {
  return path.reduce<Ui | undefined>((inner, key) => (inner?.[/^\d+$/.test(key) ? 'items' : key] ?? undefined) as Ui | undefined, ui);
}
