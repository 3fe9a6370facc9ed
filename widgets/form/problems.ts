import { filledRows, isFilledRow, isObject, onPage, fieldNames, type FieldError, type Form, type JsonSchema, type Rules } from '#engine';
import { picked } from '../address/fills';
import { messageFor } from '../messages';
import { kindOf, uiAt, uiOption, type Ui } from './kind';
import { schemaAt, valueAt } from './values';
import { keyOf, type Problem } from './visible';

type Path = readonly string[];

/** The errors of a form with their messages, in the order of the fields on the page. */
export function problemsOf(rules: Rules, form: Form, data: unknown): readonly Problem[] {
  const { schema, ui } = form;
  const errors = rules.errors(schema, data).map((error) => ({ ...error, path: onPage(error.path, data) }));
  const placed = errors.flatMap((error) => inside(error, rules, ui, data)).map((error) => atField(error, schema, ui));
  const first = placed.filter(({ path }, index) => placed.findIndex((other) => keyOf(other.path) === keyOf(path)) === index);
  return inOrder(first, form).map((error) => ({
    key: keyOf(error.path), path: error.path, keyword: error.keyword, text: messageFor(error, ui, valueAt(data, error.path)),
  }));
}

/** A group or a row that is missing as a whole: the error of each of its fields instead. */
function inside(error: FieldError, rules: Rules, ui: Ui | undefined, data: unknown): readonly FieldError[] {
  const kind = kindOf(error.schema, uiAt(ui, error.path));
  const below = (schema: JsonSchema, path: Path): readonly FieldError[] =>
    rules.errors(schema, {}).flatMap((inner) => inside({ ...inner, path: [...path, ...inner.path] }, rules, ui, data));
  if (kind === 'object' && error.keyword === 'required') return orItself(below(error.schema, error.path), error);
  if (kind !== 'rows' || (error.keyword !== 'required' && error.keyword !== 'minItems')) return [error];
  const { items } = error.schema;
  const given = valueAt(data, error.path);
  const rows: readonly unknown[] = Array.isArray(given) ? given : [];
  const shown = Math.max(rows.length, Number(uiOption(uiAt(ui, error.path), 'minRows') ?? 0));
  const lacking = Math.max(1, error.schema.minItems ?? 1) - filledRows(rows).length;
  const blank = Array.from({ length: shown }, (_, index) => index).filter((index) => !isFilledRow(rows[index])).slice(0, lacking);
  if (!isObject(items) || blank.length < lacking) return [error];
  const asked = blank.flatMap((index): readonly FieldError[] => {
    const path = [...error.path, String(index)];
    return items.properties ? below(items, path) : [{ path, keyword: 'required', schema: items as JsonSchema }];
  });
  return orItself(asked, error);
}
const orItself = (inner: readonly FieldError[], error: FieldError): readonly FieldError[] => (inner.length > 0 ? inner : [error]);

/** Moves errors to a field that is shown: from one tick to its list, from an address that was not picked to its street (SV-057). */
function atField(error: FieldError, schema: JsonSchema, ui: Ui | undefined): FieldError {
  const parent = error.path.slice(0, -1);
  const parentUi = uiAt(ui, parent);
  if (error.path.at(-1) === picked) {
    const street = Object.keys(parentUi ?? {}).find((name) => uiOption(parentUi?.[name] as Ui | undefined, 'pickedOnly') === true);
    if (street !== undefined) {
      const path = [...parent, street];
      return { path, keyword: picked, schema: schemaAt(schema, path) ?? error.schema };
    }
  }
  const list = /^\d+$/.test(error.path.at(-1) ?? '') ? schemaAt(schema, parent) : undefined;
  return list && kindOf(list, parentUi) === 'several' ? { path: parent, keyword: error.keyword, limit: error.limit, schema: list } : error;
}

/** Errors in the order of their fields on the page, at every depth; rows by their number. */
export function inOrder<E extends { readonly path: readonly string[] }>(errors: readonly E[], { schema, ui }: Form): readonly E[] {
  const places = new Map(errors.map((error) =>
    [error, error.path.map((key, depth) =>
    placeOf(key, schemaAt(schema, error.path.slice(0, depth)), uiAt(ui, error.path.slice(0, depth))))]));
  return errors.toSorted((a, b) => compare(places.get(a) ?? [], places.get(b) ?? []));
}

function placeOf(key: string, schema: JsonSchema | undefined, ui: Ui | undefined): number {
  if (schema?.type === 'array') return Number(key);
  const names = orderOf(schema ?? {}, ui);
  const at = names.indexOf(key);
  return at < 0 ? names.length : at;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, depth) => place !== b[depth]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}

/** Names of the fields as they stand on the page. */
function orderOf(schema: JsonSchema, ui: Ui | undefined): readonly string[] {
  const names = fieldNames(schema);
  const wanted = ui?.['ui:order'];
  if (!Array.isArray(wanted)) return names;
  return (wanted as readonly string[]).flatMap((name) => (name === '*' ? names.filter((other) => !wanted.includes(other)) : [name]));
}
