import { createClock } from '../clock';
import { isDay } from '../days';
import { isObject } from '../isObject';
import { createRules } from '../rules/createRules';
import { formats } from '../rules/formats';
import { fieldSchema } from '../rules/errors';
import type { Form, JsonSchema } from '../types';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import { certain, hint, mending } from './nearest';
import { checkSigns } from './signs';
import { checkWindowWords } from './windows';

export const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
/** The types of a field's values; none when it does not say. */
export function typesOf({ type, const: only, enum: values = only === undefined ? [] : [only] }: JsonSchema): readonly string[] {
  if (type !== undefined) return [type].flat().filter((one) => one !== 'null');
  return [...new Set(values.map((value) => (Array.isArray(value) ? 'array' : typeof value)))];
}
/** JSON Schema, draft 07, and ours. */
export const keywords = [
  '$id', '$comment', '$ref', 'type', 'title', 'description', 'default', 'const', 'enum', 'examples', 'readOnly', 'writeOnly',
  'properties', 'required', 'dependencies', 'additionalProperties', 'patternProperties', 'propertyNames', 'minProperties', 'maxProperties',
  'items', 'additionalItems', 'contains', 'uniqueItems', 'minItems', 'maxItems',
  'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'not',
  'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf',
  'window', 'newerThan',
];
/** A format that is none of these lets every value pass. */
export const keywordFormats: readonly string[] = [
  ...Object.keys(formats), 'date-time', 'time', 'uri', 'uri-reference', 'uuid', 'hostname', 'ipv4', 'ipv6', 'regex', 'duration',
];
const rules = createRules({ clock: createClock() });

/** A field with its place in the schema. */
export interface Field { readonly name: string; readonly schema: JsonSchema; readonly path: Trail; readonly ui: unknown }

/** What is wrong in the fields of a form, taken each for itself. */
export function checkFields(form: Form, at: Trail, report: Report): void {
  checkKeywords(form.schema, [...at, 'schema'], report);
  checkComparisons(form.schema, [...at, 'schema'], report);
  for (const field of fieldsOf(form.schema, [...at, 'schema'], form.ui)) {
    if (!isEmpty(field, report)) checkValues(field, report);
    checkChoices(field, [...at, 'ui'], report);
    checkSigns(field, report);
  }
}

/** A form is judged by the server too, which does not have the context. */
function checkComparisons(schema: unknown, at: Trail, report: Report): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, inner] of Object.entries(schema)) {
    if (name !== '$path' || typeof inner !== 'string') checkComparisons(inner, [...at, name], report);
    else {
      const message = 'a form cannot compare with a path: the server judges it too.';
      report({ code: 'path-in-form', path: [...at, name], key: true, message, suggestion: 'Compare in a rule.' });
    }
  }
}

const single = ['items', 'if', 'then', 'else', 'not', 'additionalProperties', 'contains', 'propertyNames'] as const;
const several = ['allOf', 'anyOf', 'oneOf'] as const;
/** Unknown keywords, types and formats, at every depth. */
export function checkKeywords(schema: unknown, at: Trail, report: Report): void {
  if (!isObject(schema)) return;
  for (const name of Object.keys(schema)) {
    if (keywords.includes(name)) continue;
    const meant = certain(name, keywords);
    report({
      code: 'unknown-keyword', path: [...at, name], key: true, message: `no schema has the keyword "${name}".`,
      suggestion: hint(name, keywords), ...(meant && schema[meant] === undefined ? { fix: { rename: meant } } : {}),
    });
  }
  for (const type of [schema.type ?? []].flat()) checkName(type, types, 'type', [...at, 'type'], report);
  if (schema.format !== undefined) checkName(schema.format, keywordFormats, 'format', [...at, 'format'], report);
  if (isObject(schema.window)) checkWindowWords(schema.window, [...at, 'window'], report);
  for (const word of ['properties', 'dependencies', 'patternProperties'] as const) {
    for (const [name, inner] of Object.entries(isObject(schema[word]) ? schema[word] : {})) checkKeywords(inner, [...at, word, name],
      report);
  }
  for (const word of single) checkKeywords(schema[word], [...at, word], report);
  for (const word of several) {
    if (Array.isArray(schema[word])) schema[word].forEach((inner, index) => checkKeywords(inner, [...at, word, String(index)], report));
  }
}

function checkName(name: unknown, names: readonly string[], what: 'type' | 'format', path: Trail, report: Report): void {
  if (typeof name === 'string' && names.includes(name)) return;
  const message = `no ${what} is named ${JSON.stringify(name)}.`;
  report({ code: `unknown-${what}`, path, message, ...mending(String(name), names, 'value', names) });
}

/** Every field that a visitor fills in, also those of a `then`, of a group and of a list's rows. */
function fieldsOf(schema: JsonSchema, path: Trail, ui: unknown): readonly Field[] {
  const parts = [
    ...(['then', 'else'] as const).map((word) => [schema[word], [...path, word]] as const),
    ...several.flatMap((word) => (schema[word] ?? []).map((inner, index) => [inner, [...path, word, String(index)]] as const)),
  ];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): readonly Field[] => {
      if (typeof field !== 'object') return [];
      const here = [...path, 'properties', name];
      const own = isObject(ui) ? ui[name] : undefined;
      return [{ name, schema: field, path: here, ui: own }, ...fieldsOf(field, here, own)];
    }),
    ...(typeof schema.items === 'object' ? fieldsOf(schema.items, [...path, 'items'], isObject(ui) ? ui.items : undefined) : []),
    ...parts.flatMap(([inner, here]) => (inner ? fieldsOf(inner, here, ui) : [])),
  ];
}

const isOtherDate = ({ format }: JsonSchema, value: unknown): boolean => format === 'date' && typeof value === 'string' && !isDay(value);
export const dayHint = (schema: JsonSchema, value: unknown): string | undefined =>
  (isOtherDate(schema, value) ? 'A date is written year, month, day: 2026-12-31.' : undefined);
/** The first keyword by which a field refuses a value. Of a date in another order that is the order, whichever days are allowed. */
function refusal({ name, schema: whole }: Field, value: unknown): string | undefined {
  const schema: JsonSchema = { ...whole, examples: undefined, default: undefined };
  if (value === undefined || !types.includes(String([schema.type ?? 'string'].flat()[0]))) return undefined;
  if (isOtherDate(schema, value)) return 'format';
  try {
    return rules.errors({ type: 'object', properties: { [name]: schema } }, { [name]: value })[0]?.keyword;
  } catch {
    // A pattern that is none has a finding of its own.
    return undefined;
  }
}
const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

function checkValues(field: Field, report: Report): void {
  const { schema, path } = field;
  const each = (word: 'examples' | 'enum', code: 'bad-example' | 'bad-choice'): void => {
    const values: unknown = schema[word];
    if (!Array.isArray(values)) return;
    values.forEach((value: unknown, index) => {
      if (isUntrimmed(value)) return;
      const keyword = refusal(field, value);
      const message = `${word === 'enum' ? 'nobody can choose' : 'the field itself refuses'} ${shown(value)}: its \`${keyword}\` does.`;
      if (keyword) report({ code, path: [...path, word, String(index)], message, suggestion: dayHint(schema, value) });
    });
  };
  each('examples', 'bad-example');
  each('enum', 'bad-choice');
  const keyword = refusal(field, schema.default);
  if (keyword) {
    const message = `the field itself refuses ${shown(schema.default)}: its \`${keyword}\` does.`;
    report({ code: 'bad-default', path: [...path, 'default'], message, suggestion: dayHint(schema, schema.default) });
  }
}

/** The least and the most of a number, a text and a list. */
export const ranges = [['minimum', 'maximum'], ['minLength', 'maxLength'], ['minItems', 'maxItems']] as const;
export const emptyRange = (schema: JsonSchema): (typeof ranges)[number] | undefined =>
  ranges.find(([least, most]) => (schema[least] ?? -Infinity) > (schema[most] ?? Infinity));
/** Is there no answer between the limits? Then no example can be right either. */
function isEmpty({ schema, path }: Field, report: Report): boolean {
  const empty = emptyRange(schema);
  if (!empty) return false;
  const [least, most] = empty;
  const message = `no answer is right: \`${least}\` ${schema[least]} is more than \`${most}\` ${schema[most]}.`;
  report({ code: 'empty-range', path: [...path, least], key: true, message });
  return true;
}

const isUntrimmed = (value: unknown): value is string => typeof value === 'string' && (value !== value.trim() || value === '');
/** Text is trimmed before it is judged: a choice that begins or ends with a space, or is blank, can never be the answer. */
function checkChoices(field: Field, ui: Trail, report: Report): void {
  const { schema, path } = field;
  const trimmed = (value: unknown, at: Trail): void => {
    if (!isUntrimmed(value)) return;
    const message = `text is trimmed before it is judged, so ${shown(value)} can never be the answer.`;
    report({ code: 'untrimmed-option', path: at, message, ...(value.trim() === '' ? {} : { fix: { value: value.trim() } }) });
  };
  schema.enum?.forEach((value, index) => trimmed(value, [...path, 'enum', String(index)]));
  trimmed(schema.const, [...path, 'const']);
  const below = path.slice(ui.length).filter((part) => part !== 'properties');
  const { choices, names, at, namesAt } = offered(field.ui);
  choices?.forEach((choice, index) => {
    const value: unknown = isObject(choice) ? choice.value : choice;
    const here = [...ui, ...below, ...at, String(index), ...(isObject(choice) ? ['value'] : [])];
    trimmed(value, here);
    const keyword = refusal(field, value);
    if (keyword) report({ code: 'bad-choice', path: here,
      message: `nobody can choose ${shown(value)}: the field's \`${keyword}\` refuses it.` });
  });
  if (names && schema.enum && names.length !== schema.enum.length) {
    const message = `${names.length} names are given for ${schema.enum.length} choices.`;
    report({ code: 'bad-choice', path: [...ui, ...below, ...namesAt], key: true, message });
  }
}

interface Offered {
  readonly choices?: readonly unknown[]; readonly at: Trail; readonly names?: readonly unknown[]; readonly namesAt: Trail
}
/** `choices` and `enumNames`, in `ui:options` or beside it. */
function offered(ui: unknown): Offered {
  const fields = isObject(ui) ? ui : {};
  const options = isObject(fields['ui:options']) ? fields['ui:options'] : {};
  const find = (name: string): readonly [readonly unknown[] | undefined, Trail] => (Array.isArray(options[name])
    ? [options[name], ['ui:options', name]] : [listOf(fields[`ui:${name}`]), [`ui:${name}`]]);
  const [[choices, at], [names, namesAt]] = [find('choices'), find('enumNames')];
  return { choices, at, names, namesAt };
}
const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

/** The keyword by which the field at a path refuses a value. */
export const refuses = (schema: JsonSchema, path: readonly string[], value: unknown): string | undefined =>
  refusal({ name: path.at(-1) as string, schema: fieldSchema(schema, path), path: [], ui: undefined }, value);
