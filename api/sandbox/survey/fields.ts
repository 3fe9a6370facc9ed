import type { DynamicChoice, DynamicField, DynamicScreen, FieldSettings } from '#engine/survey';

type Extra = Partial<Omit<DynamicField, 'key_name' | 'label' | 'settings'>> & { readonly settings?: FieldSettings };
const field = (field_type: string, key_name: string, label: string, { settings, ...extra }: Extra = {}): DynamicField =>
  ({ key_name, label, required: true, field_type, ...extra, ...(settings ? { settings } : {}) });

export const text = (key: string, label: string, extra?: Extra): DynamicField => field('text', key, label, extra);
export const wholeNumber = (key: string, label: string, min_value: number, max_value: number, extra?: Extra): DynamicField =>
  field('number', key, label, { ...extra, settings: { min_value, max_value } });
/** Whole dollars; above `max_value` the visitor is one for the VIP team (SV-056). */
export const dollars = (key: string, label: string, max_value: number, extra?: Extra): DynamicField =>
  field('text', key, label, { widget: 'currency_field', ...extra, settings: { max_value } });
type Bounds = Pick<FieldSettings, 'date_after' | 'date_before'>;
export const day = (key: string, label: string, bounds: Bounds, extra?: Extra): DynamicField =>
  field('text', key, label, { widget: 'date_picker', ...extra, settings: bounds });
export const moment = (key: string, label: string, bounds: Bounds, extra?: Extra): DynamicField =>
  field('text', key, label, { widget: 'datetime_picker', ...extra, settings: bounds });

/** `value: title`, or with help and the screen it opens. */
type Choices = Readonly<Record<string, string | Omit<DynamicChoice, 'value'>>>;
const choicesOf = (choices: Choices): readonly DynamicChoice[] =>
  Object.entries(choices).map(([value, said]) => ({ value, ...(typeof said === 'string' ? { title: said } : said) }));
export const oneOf = (key: string, label: string, choices: Choices, extra?: Extra): DynamicField =>
  field('single_select', key, label, { ...extra, settings: { choices: choicesOf(choices) } });
export const anyOf = (key: string, label: string, choices: Choices, { settings, ...extra }: Extra = {}): DynamicField =>
  field('multi_select', key, label, { ...extra, settings: { ...settings, choices: choicesOf(choices) } });
/** S-01 (2): the answer itself may open a branch. */
export const yesNo = (key: string, label: string, ifYes?: string): DynamicField =>
  oneOf(key, label, { yes: { title: 'Yes', ...(ifYes ? { next_screen_id: ifYes } : {}) }, no: 'No' });
export const rows = (
  key: string, label: string, subfields: readonly DynamicField[], settings: FieldSettings, extra?: Extra,
): DynamicField => field('list', key, label, { ...extra, subfields, settings });
export const group = (key: string, label: string, subfields: readonly DynamicField[], settings: FieldSettings): DynamicField =>
  field('sub_fields', key, label, { subfields, settings });
export const address = (key: string, label: string, flags: readonly string[], extra?: Extra): DynamicField =>
  field('address', key, label, { widget: 'autocomplete_address', ...extra, settings: { flags } });

export type Asked = Omit<DynamicScreen, 'id' | 'next_screen_id'>;
export const ask = (question: string, fields: readonly DynamicField[], extra: Partial<Asked> = {}): Asked =>
  ({ question, fields, ...extra });
/** SV-005: nothing but Go Back. */
export const decline = (question: string): Asked => ({ question, fields: [], flags: ['reject_form'] });
