import { fieldNames, type Form, type JsonSchema } from '#engine';
import { uiAt, type Ui } from './kind';
import { schemaAt } from './values';

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
