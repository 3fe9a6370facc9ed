import type { JsonSchema } from '../types';
import type { OnWarning } from './warnings';
import type { DynamicField } from './types';

export type Ui = Readonly<Record<string, unknown>>;
/** A field as it is judged and as it is asked. */
export interface Asked { readonly schema: JsonSchema; readonly ui: Ui }
/** What a field needs to know of where it stands. */
export interface Place {
  readonly onWarning: OnWarning;
  /** Keys of the lists it stands in and its own, joined: the partner names parts by their whole (S-11). */
  readonly path: string;
  /** The fields beside it. */
  readonly beside: readonly DynamicField[];
}

/** How a field is asked, whatever type and widget are called. */
export type Kind = 'text' | 'number' | 'email' | 'phone' | 'single' | 'several' | 'list' | 'rows' | 'address' | 'currency' | 'date'
  | 'moment'
  | 'hidden';

const types: Readonly<Record<string, Kind>> = {
  '': 'text', text: 'text', textlike: 'text', string: 'text', char: 'text', textarea: 'text', textfield: 'text', input: 'text',
  textinput: 'text', number: 'number', integer: 'number', numeric: 'number',
  email: 'email', phone: 'phone', phonenumber: 'phone', tel: 'phone', singleselect: 'single', select: 'single', choice: 'single',
  radio: 'single', dropdown: 'single',
  multiselect: 'several', multiplechoice: 'several', checkboxes: 'several', list: 'list', subfields: 'rows', subfield: 'rows',
  subfieldlist: 'rows',
  address: 'address', currency: 'currency', date: 'date', datetime: 'moment', hidden: 'hidden',
};
const widgets: Readonly<Record<string, Kind>> = {
  currencyfield: 'currency', datepicker: 'date', datetimepicker: 'moment', autocompleteaddress: 'address'
};
/** 'Sub fields', 'sub_fields' and 'subFields' are one name. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
const kindIn = (table: Readonly<Record<string, Kind>>, name: string): Kind | undefined =>
  (Object.hasOwn(table, name) ? table[name] : undefined);

/** Unknown type: text. Unknown widget: the type's own. One warning, never a crash (S-03). */
export function kindOf({ key_name: key, field_type: type = '', widget, settings, subfields }: DynamicField, onWarning: OnWarning): Kind {
  const found = kindIn(types, plain(type));
  if (!found) onWarning(`No field type is named ${JSON.stringify(type.slice(0, 60))}: it is asked as text (S-03).`);
  const byType = found ?? 'text';
  if ((byType === 'single' || byType === 'several') && !settings?.choices?.length) {
    onWarning(`A field of type ${JSON.stringify(type)} has no choices: it is asked as text (S-03).`);
    return 'text';
  }
  if (byType === 'rows' && !subfields?.length) return 'list';
  if (byType === 'list' && subfields?.length) return 'rows';
  const byWidget = kindIn(widgets, plain(widget ?? ''));
  if (widget && !byWidget && !kindIn(types, plain(widget))) {
    onWarning(`No widget is named ${JSON.stringify(widget.slice(0, 60))}: the field type has its own (S-03).`);
  }
  if (byType === 'text' && key.endsWith('_dob')) return 'date';
  const takesWidget = !['single', 'several', 'list', 'rows', 'hidden'].includes(byType);
  return (takesWidget ? byWidget : undefined) ?? byType;
}

/** Names the field in labels and messages, also when the partner forgot to. */
export function labelOf({ label, key_name: key }: DynamicField): string {
  if (label) return label;
  const words = key.slice(0, 60).replace(/[_\s-]+/g, ' ').trim();
  return words === '' ? 'Answer' : words.charAt(0).toUpperCase() + words.slice(1);
}

const ofVisitor: Readonly<Record<string, string>> = {
  pni_first_name: 'given-name', pni_middle_name: 'additional-name', pni_last_name: 'family-name', pni_dob: 'bday',
};
/** What a browser may fill in. It knows the visitor alone: the person to be named on the policy, by the partner's names (S-11). */
export const autocompleteOf = (key: string): string | undefined => (Object.hasOwn(ofVisitor, key) ? ofVisitor[key] : undefined);

export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
/** A count of rows or choices; what is no whole positive number says nothing (S-09). */
export const countIn = (value: number | string | null | undefined): number | undefined => {
  const number = numberIn(value);
  return number !== undefined && Number.isInteger(number) && number > 0 ? Math.min(number, 200) : undefined;
};
/** Only what is said. */
export const given = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
