import { callOf, usesOf } from '../definition/calls';
import { derivedPaths } from '../definition/changes';
import { chosenAt, givenByCalls, keptByModals } from '../definition/kept';
import { isWithin } from '../context/paths';
import { fieldSchemas } from '../rules/errors';
import { isObject } from '../isObject';
import type { FlowDefinition, JsonSchema, Path } from '../types';
import type { Finding } from './finding';

type Ui = Readonly<Record<string, unknown>>;
/** A field of a form, and how it is drawn. */
interface FieldAt { readonly schema: JsonSchema; readonly ui: Ui }

/** The fields of forms that are stored at a path; `*` is any entry of a list. */
function fieldsAt(flow: FlowDefinition, path: Path): readonly FieldAt[] {
  return Object.values(flow.steps).flatMap(({ form, save }) => {
    if (!form) return [];
    const names = (save ? (path.startsWith(`${save}.`) ? path.slice(save.length + 1) : '') : path).split('.');
    const ui = names.map((name) => (name === '*' ? 'items' : name))
      .reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), form.ui);
    return fieldSchemas(form.schema, names.map((name) => (name === '*' ? '0' : name)))
      .map((schema) => ({ schema, ui: isObject(ui) ? ui : {} }));
  });
}
export const schemasOf = (flow: FlowDefinition, path: Path): readonly JsonSchema[] => fieldsAt(flow, path).map(({ schema }) => schema);

/** Every answer that the forms allow at a path; undefined when some field there takes more than can be listed. */
export function choicesAt(flow: FlowDefinition, path: string): readonly unknown[] | undefined {
  const found = schemasOf(flow, path).map(({ enum: choices, const: only, type }) =>
    choices ?? (only !== undefined ? [only] : type === 'boolean' ? [true, false] : undefined));
  return found.length > 0 && found.every((choices) => choices !== undefined) ? [...new Set(found.flat())] : undefined;
}

/** Where the dialog of a list keeps the entry that is edited in it. */
const editedAt = ({ steps }: FlowDefinition, list: Path): Path | undefined =>
  Object.values(steps).map(({ on }) => on?.EDIT).find((edit) => edit?.from === list)?.save;
/** Where a dialog asks a field of a list's entries (`things.*.kind`, asked as `thing.kind`); every other path as it is. */
export function askedAs(flow: FlowDefinition, path: Path): Path {
  const [list = '', field] = path.split('.*.');
  const entry = editedAt(flow, list);
  return field === undefined || entry === undefined ? path : `${entry}.${field}`;
}
/** May something else than a form write there? */
export function isWrittenElsewhere(flow: FlowDefinition, path: Path): boolean {
  return [...givenByCalls(flow), ...derivedPaths(flow), ...keptByModals(flow), ...Object.values(flow.steps).flatMap(chosenAt)]
    .some((place) => isWithin(path, place));
}
/** The same of an entry that a dialog asks: its own calls, and those of presses on its list, save it as it was answered. */
export function mayBeOther(flow: FlowDefinition, path: Path): boolean {
  const asked = askedAs(flow, path);
  if (asked === path) return isWrittenElsewhere(flow, path);
  const [list = ''] = path.split('.*.');
  const given = callsBeside(flow, list).flatMap((call) => flow.calls[call]?.gives ?? []);
  return [...given, ...derivedPaths(flow)].some((place) => isWithin(path, place) || isWithin(asked, place));
}
/** The calls that may bring entries of a list which its dialog has not asked. */
const callsBeside = (flow: FlowDefinition, list: Path): readonly string[] => Object.values(flow.steps).flatMap((step) => {
  const isDialog = step.save === editedAt(flow, list);
  const isList = step.on?.EDIT?.from === list;
  return usesOf({ ...step, ...(isDialog ? { calls: [] } : {}), ...(isDialog || isList ? { on: {} } : {}) }).map(callOf);
});

/** The title and the value of each choice in the fields at these paths. */
export const titlesAt = (flow: FlowDefinition, paths: readonly Path[]): readonly (readonly [unknown, unknown])[] =>
  paths.flatMap((path) => fieldsAt(flow, path)).flatMap(({ schema, ui }) => {
    const option = (name: string): readonly unknown[] => {
      const own = ui[`ui:${name}`] ?? (isObject(ui['ui:options']) ? ui['ui:options'][name] : undefined);
      return Array.isArray(own) ? own : [];
    };
    const choices = option('choices').flatMap((one) => (isObject(one) ? [[one.title, one.value] as const] : []));
    return [...choices, ...option('enumNames').map((title, index) => [title, schema.enum?.[index]] as const)];
  });
/** The value of the choice, in a field at these paths, that reads so: whoever knows its words only writes them for the value. */
export function valueTitled(flow: FlowDefinition, paths: readonly Path[], words: unknown): unknown {
  const plain = (text: unknown): string => String(text).trim().toLowerCase();
  return titlesAt(flow, paths).find(([title]) => plain(title) === plain(words))?.[1];
}
/** That it is meant, where one is; `wrong` says whether the words stand as a value or as a key. */
export function meantByTitle(value: unknown, wrong: 'value' | 'rename'): Pick<Finding, 'suggestion' | 'fix'> {
  if (value === undefined) return {};
  const rename = typeof value === 'string' ? value : JSON.stringify(value);
  return { suggestion: `Did you mean ${JSON.stringify(value)}?`, fix: wrong === 'value' ? { value } : { rename } };
}
