import { isBlank, isDay } from '#engine';
import { isPhone } from '#engine/phone';
import type { DynamicField, DynamicScreen } from '#engine/survey';
import type { Details } from '../../contracts/survey';
import { listIn } from './answers';
import type { Objection } from './refusal';

const shownDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
export const check = (title: string, message: string): Objection => ({ title, message });
const label = ({ label: said, key_name: key }: DynamicField): string => said ?? key;
const oneIsMissing = (field: DynamicField): Objection => check('One answer is missing', `${label(field)} is missing.`);

type Validator = (field: DynamicField, value: unknown, today: string) => Objection | undefined;

const number: Validator = (field, value) => {
  const { min_value: min = -Infinity, max_value: max = Infinity } = field.settings ?? {};
  if (!Number.isInteger(value)) return check('Please check the number', `${label(field)} must be a whole number.`);
  return (value as number) < Number(min) || (value as number) > Number(max)
    ? check('Please check the number', `${label(field)} must be from ${min} to ${max}.`)
    : undefined;
};
/** SV-055, SV-056. */
const currency: Validator = (field, value) => {
  if (!Number.isInteger(value) || (value as number) < 1) {
    return check('Please check the amount', `${label(field)} must be in whole dollars, and more than nothing.`);
  }
  return (value as number) > Number(field.settings?.max_value ?? Infinity)
    ? check('You qualify for Sure\'s VIP service!', 'Please call or text our VIP team to cover amounts like this.')
    : undefined;
};
/** SV-048, SV-051: the bounds themselves pass. */
const date: Validator = (field, value, today) => {
  if (!isDay(value)) return check('Please check the date', `${label(field)} must be a date, like 01/31/1990.`);
  const { date_after: after, date_before: before } = field.settings ?? {};
  if (after && value < after) return check('Please check the date', `${label(field)} must be ${shownDay(after)} or later.`);
  if (before && value > before) return check('Please check the date', `${label(field)} must be ${shownDay(before)} or earlier.`);
  return field.key_name.endsWith('_dob') && value >= today
    ? check('Please check the date of birth', `${label(field)} must be in the past.`)
    : undefined;
};
const single: Validator = (field, value) => (field.settings?.choices?.some((choice) => choice.value === value)
  ? undefined
  : check('Please choose again', `${label(field)}: this choice is not offered.`));
const several: Validator = (field, value, today) => {
  if (!Array.isArray(value)) return check('Please choose again', `${label(field)}: this choice is not offered.`);
  const { min_choices: min = 0, max_choices: max = Infinity } = field.settings ?? {};
  if (value.length < Number(min) || value.length > Number(max)) {
    return check('Please choose again', `${label(field)}: choose ${min === max ? min : `${min} to ${max}`}.`);
  }
  return value.map((one: unknown) => single(field, one, today)).find((objection) => objection !== undefined);
};
/** SV-043 … SV-046. */
const rows: Validator = (field, value, today) => {
  if (!Array.isArray(value)) return oneIsMissing(field);
  const { min_choices: min = 0, max_choices: max = Infinity, row_item_name: item = 'row' } = field.settings ?? {};
  if (value.length < Number(min)) return check('One answer is missing', `${label(field)}: at least ${min} ${item}.`);
  if (value.length > Number(max)) return check('Please check your answers', `${label(field)}: at most ${max}.`);
  return value.map((row: unknown) => validateFields(field.subfields ?? [], (row ?? {}) as Details, today)).find((objection) =>
    objection !== undefined);
};
const address: Validator = (field, value) => {
  const { street_address: street, city, region, postal } = (typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>;
  return [street, city, region, postal].some(isBlank)
    ? check('Please check the address', `${label(field)}: choose an address from the list.`)
    : undefined;
};
const moment: Validator = (field, value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value))
  ? undefined
  : check('Please check the date', `${label(field)} must be a day and a time.`));
/** The same check as the page's: only the form of the address. */
const email: Validator = (field, value) => (typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value)
  ? undefined
  : check('Please check the e-mail address', `${label(field)} must look like name@example.com.`));
const phone: Validator = (field, value) => (typeof value === 'string' && isPhone(value)
  ? undefined
  : check('Please check the phone number', `${label(field)} must be a phone number with its country code, like +16145550100.`));
/** Rows of one answer each. */
const plainRows: Validator = (field, value, today) => rows({ ...field, subfields: [] }, value, today)
  ?? (value as readonly unknown[]).map((row) => text(field, row, today)).find((objection) => objection !== undefined);
const text: Validator = (field, value) => {
  if (typeof value !== 'string') return check('Please check your answer', `${label(field)} must be text.`);
  // SV-052, SV-053. The patterns are ours.
  const { regex } = field.settings ?? {};
  if (regex && !new RegExp(regex, 'u').test(value)) {
    return check('Please check your answer', `${label(field)} does not look right. ${field.help_text ?? ''}`.trim());
  }
  return field.key_name === 'interested_party_postal' && value.length !== 5
    ? check('Please check the ZIP code', 'A ZIP code has exactly 5 characters.')
    : undefined;
};

const byWidget: Readonly<Record<string, Validator>> = { currency_field: currency, date_picker: date, datetime_picker: moment };
const byType: Readonly<Record<string, Validator>> = {
  number, single_select: single, multi_select: several, list: rows, sub_fields: rows, address, email, phone, text,
};
const validatorOf = ({ key_name: key, field_type: type = '', widget, subfields }: DynamicField): Validator =>
  (key.endsWith('_dob') ? date : type === 'list' && !subfields?.length ? plainRows : byWidget[widget ?? ''] ?? byType[type] ?? text);

/** The first objection to the answers of these fields. */
export function validateFields(fields: readonly DynamicField[], answers: Details, today: string): Objection | undefined {
  for (const field of fields) {
    const value = Object.hasOwn(answers, field.key_name) ? answers[field.key_name] : undefined;
    const objection = isBlank(value) ? (field.required ? oneIsMissing(field) : undefined) : validatorOf(field)(field, value, today);
    if (objection) return objection;
  }
  return undefined;
}

/** A validator of one screen: its fields, then `together` for what depends on several of them. Such fields are always on one screen. */
export const screenValidator = (together: (own: Details, today: string) => Objection | undefined) =>
  ({ fields = [] }: DynamicScreen, details: Details, today: string): Objection | undefined => {
    const own = Object.fromEntries(Object.entries(details).filter(([key]) => fields.some(({ key_name }) => key_name === key)));
    return validateFields(fields, details, today) ?? together(own, today);
  };
/** “None of these” beside another choice. */
export const contradiction = (lists: readonly unknown[]): Objection | undefined =>
  (lists.some((chosen) => listIn(chosen).includes('none') && listIn(chosen).length > 1)
    ? check('Please choose again', '“None of these” cannot be chosen together with something else.') : undefined);
