import type { WidgetProps } from '@rjsf/utils';
import { formatOf } from '../date/text';
import type { WidgetContext } from '../services';

/** The parts of RJSF's schema and options that a widget reads. */
export interface FieldOptions {
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'none';
  readonly spellcheck?: boolean;
  readonly description?: string;
  readonly zone?: string;
  readonly help?: string;
  readonly label?: string | boolean;
  readonly optional?: boolean;
  readonly width?: 'full' | 'half' | 'third';
  readonly [name: string]: unknown;
}
export const optionsOf = (props: { readonly options: unknown }): FieldOptions => props.options as FieldOptions;
export const contextOf = (props: { readonly registry: { readonly formContext: unknown } }): WidgetContext =>
  props.registry.formContext as WidgetContext;

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;
export const labelId = (id: string): string => `${id}-label`;
export const isWrong = (props: { readonly rawErrors?: readonly string[] | undefined }): boolean => (props.rawErrors?.length ?? 0) > 0;

/** The line under the label: the form's hint, else the format of a date of birth. */
export function hintOf(described: unknown, { description, help, dob, format }: FieldOptions): string {
  const hint = [description ?? described, help].filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
  return hint === '' && dob === true ? formatOf(format) : hint;
}

/** Ids of the hint and the error of a control, where they exist. */
export function describedBy(
  { id, schema, options, rawErrors }: Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors'>): string | undefined {
  const ids = [hintOf(schema.description, options as FieldOptions) ? hintId(id) : '',
    isWrong({ rawErrors }) ? errorId(id) : ''].filter((part) => part !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The ARIA attributes of every input, select and group. */
export function ariaOf(
  props: WidgetProps): { readonly 'aria-required'?: true; readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } {
  const by = describedBy(props);
  return { ...(props.required ? { 'aria-required': true } : {}), ...(isWrong(props) ? { 'aria-invalid': true } : {}),
    ...(by ? { 'aria-describedby': by } : {}) };
}

/** What every input and select has: its name, whether it can be used, its ARIA attributes, and that RJSF hears of the focus. */
export const inputOf = (props: WidgetProps) => ({
  id: props.id, name: props.htmlName ?? props.id, disabled: props.disabled,
  onFocus: () => props.onFocus(props.id, props.value), onBlur: () => props.onBlur(props.id, props.value), ...ariaOf(props),
});

export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
