import { fieldNames } from '../context/answers';
import { fieldSchema } from '../rules/errors';
import { isObject } from '../isObject';
import type { Form, JsonSchema } from '../types';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import { checkBeside } from './beside';
import { keywords, typesOf } from './fields';
import type { Known } from './known';
import { certain, hint, mending } from './nearest';
import { checkAgainst } from './structure';

type Widgets = Pick<Known, 'widgets' | 'widgetSpecs'>;
/** Every `ui:widget` and `ui:field`, however deep, by its name. */
export function checkWidgets({ schema, ui }: Form, at: Trail, known: Widgets, report: Report): void {
  if (!isObject(ui) || !known.widgets) return;
  for (const [key, value] of Object.entries(ui)) {
    const here = [...at, key];
    const inOptions = at.at(-1) === 'ui:options' && key === 'widget';
    if (key === 'ui:widget' || key === 'ui:field' || inOptions) {
      if (typeof value === 'string' && known.widgets.includes(value)) continue;
      report({ code: 'unknown-widget', path: here, message: `no widget is named ${JSON.stringify(value)}.`,
        ...mending(String(value), known.widgets, 'value', fittingWidgets(schema, known)) });
    } else checkWidgets({ schema: partOf(schema, key), ui: value as Form['ui'] }, here, known, report);
  }
}
/** The field, or the entry of a list, that a part of `ui` is about. */
function partOf(schema: JsonSchema, key: string): JsonSchema {
  if (key.startsWith('ui:')) return schema;
  return key === 'items' && typeof schema.items === 'object' ? schema.items : fieldSchema(schema, [key]);
}
/** The widgets that answer with a field's type; all where no type is said. */
function fittingWidgets(schema: JsonSchema, { widgets = [], widgetSpecs = {} }: Widgets): readonly string[] {
  const types = typesOf(schema);
  const fits = (name: string): boolean =>
    Object.hasOwn(widgetSpecs, name) && widgetSpecs[name]?.types?.some((type) => types.includes(type)) === true;
  const fitting = widgets.filter(fits);
  return fitting.length > 0 ? fitting : widgets;
}

/** How a form is drawn: fields that exist, options that a widget reads, an order that holds every field once. */
export const checkUi = ({ schema, ui }: Form, at: Trail, options: Options, report: Report): void =>
  checkPart(ui ?? {}, schema, at, options, report);
type Options = Known['options'];

function checkPart(ui: unknown, schema: JsonSchema, at: Trail, options: Options, report: Report): void {
  if (!isObject(ui)) return;
  const names = [...fieldNames(schema), ...(typeof schema.items === 'object' ? ['items'] : [])];
  for (const [key, value] of Object.entries(ui)) {
    const here = [...at, key];
    if (key === 'ui:options' && isObject(value)) {
      for (const [name, inner] of Object.entries(value)) checkOption({ name, value: inner, path: [...here, name] }, options, report);
      checkMessages(value.messages, [...here, 'messages'], report);
    } else if (key === 'ui:messages') checkMessages(value, here, report);
    else if (key === 'ui:order') checkOrder(value, fieldNames(schema), here, report);
    else if (key.startsWith('ui:')) checkOption({ name: key.slice(3), value, path: here, before: 'ui:' }, options, report);
    else if (!names.includes(key)) {
      const message = `no field of the form is named "${key}".`;
      report({ code: 'unknown-field', path: here, key: true, message, ...mending(key, names, 'rename') });
    }
    else {
      checkPart(value, partOf(schema, key), here, options, report);
      checkBeside(value, fieldNames(schema), here, report);
    }
  }
}

/** What an error may be about besides: the edges of a window, and an address that must be picked from the list. */
const inErrors = [...keywords, 'formatMinimum', 'formatMaximum', 'picked'];
/** Own words for an error stand under the keyword that finds it: under another name nobody reads them. */
function checkMessages(messages: unknown, at: Trail, report: Report): void {
  for (const name of Object.keys(isObject(messages) ? messages : {})) {
    if (inErrors.includes(name)) continue;
    const message = `no schema has the keyword "${name}", so these words are never shown.`;
    report({ code: 'unknown-keyword', path: [...at, name], key: true, message, ...mending(name, keywords, 'rename') });
  }
}

/** Words of the form library that are no option of a widget. */
const own = ['widget', 'field', 'order', 'options'];
interface Option { readonly name: string; readonly value: unknown; readonly path: Trail; readonly before?: string }
function checkOption({ name, value, path, before = '' }: Option, options: Options, report: Report): void {
  if (!options || own.includes(name)) return;
  const schema = Object.hasOwn(options, name) ? options[name] : undefined;
  if (schema) return checkAgainst(schema, value).forEach((finding) => report({ ...finding, path: [...path, ...finding.path] }));
  const names = [...Object.keys(options), ...own];
  const meant = certain(name, names);
  report({
    code: 'unknown-option', path, key: true, message: `no widget has the option "${name}".`, suggestion: hint(name, names),
    ...(meant ? { fix: { rename: before + meant } } : {}),
  });
}

/** Without every field once (or a `*`) the form cannot be drawn: visitors would read an error and the schema. */
function checkOrder(order: unknown, names: readonly string[], path: Trail, report: Report): void {
  if (!Array.isArray(order) || !order.every((name) => typeof name === 'string')) {
    return report({ code: 'field-order', path, message: '`ui:order` is a list of the names of the fields.' });
  }
  const left = names.filter((name) => !order.includes(name));
  order.forEach((name, index) => {
    if (name === '*' || names.includes(name)) return;
    const meant = certain(name, left);
    const message = `no field of the form is named "${name}".`;
    report({
      code: 'field-order', path: [...path, String(index)], message, suggestion: hint(name, names),
      ...(meant ? { fix: { value: meant } } : {}),
    });
  });
  const twice = order.findIndex((name, index) => order.indexOf(name) !== index);
  if (twice >= 0) report({ code: 'field-order', path: [...path, String(twice)], message: `"${order[twice]}" stands here a second time.` });
  const meantElsewhere = order.filter((name) => !names.includes(name)).map((name) => certain(name, left));
  const missing = order.includes('*') ? [] : left.filter((name) => !meantElsewhere.includes(name));
  if (missing.length === 0) return undefined;
  return report({
    code: 'field-order', path, key: true,
      message: `"${missing.join('", "')}" ${missing.length === 1 ? 'is' : 'are'} missing: the form cannot be drawn.`,
    suggestion: 'Add the name where the field stands, or "*" for all that are not named.', fix: { value: [...order, ...missing] },
  });
}
