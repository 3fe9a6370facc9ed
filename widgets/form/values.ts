import { setByPath, type FieldPathList } from '@rjsf/utils';
import { fieldNames, isObject, type Form, type JsonSchema } from '#engine';
import { uiOption, type Ui } from './kind';

type Data = Readonly<Record<string, unknown>>;

/** The form's own part of the data: the rest of the context stays out of the form. */
export function pickFields(schema: JsonSchema, data: Data): Data {
  return Object.fromEntries(fieldNames(schema).filter((name) => Object.hasOwn(data, name) && data[name] !== undefined)
    .map((name) => [name, data[name]]));
}

/** The data that the form reports: every field of it, emptied ones as `undefined`, so that they are cleared. */
export function reportFields(schema: JsonSchema, data: Data): Data {
  return Object.fromEntries(fieldNames(schema).map((name) => [name, Object.hasOwn(data, name) ? data[name] : undefined]));
}

/** Adds the first empty rows of lists (`ui:options.minRows`). */
export function padRows({ schema, ui }: Form, data: Data): Data {
  const padded = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const least = isObject(field) && field.type === 'array' ? uiOption(ui?.[name] as Ui | undefined, 'minRows') : undefined;
    const rows = Array.isArray(data[name]) ? (data[name] as readonly unknown[]) : [];
    return typeof least === 'number' && rows.length < least
      ? [[name, [...rows, ...Array.from({ length: least - rows.length }, () => emptyRow((field as JsonSchema).items))]] as const] : [];
  });
  return padded.length === 0 ? data : { ...data, ...Object.fromEntries(padded) };
}

/** An empty row: an object, or undefined for a list of plain values. */
const emptyRow = (items: unknown): unknown => (isObject(items) && items.type !== 'object' && !isObject(items.properties) ? undefined : {});

export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) =>
    (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Data)[key] : undefined), data);
}

/** The schema of the field at a path; rows share one. */
export function schemaAt(schema: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((inner, key) => {
    const next = inner?.type === 'array' ? inner.items : inner?.properties?.[key];
    return isObject(next) ? (next as JsonSchema) : undefined;
  }, schema);
}

/** The data with the value that RJSF reports for a path. An emptied row of one plain value is null: rows keep their places. */
export function writeAt(data: Data, path: FieldPathList, value: unknown): Data {
  if (path.length === 0) return value as Data;
  return setByPath(structuredClone(data) as object, path, value === undefined && typeof path.at(-1) === 'number' ? null : value) as Data;
}

/** Writes several fields of the object at `path`; names that its schema does not have are left out. */
export function writeFields(schema: JsonSchema, data: Data, path: readonly string[], values: Data): Data {
  const [key, ...rest] = path;
  if (key === undefined) {
    const names = fieldNames(schema);
    return { ...data, ...Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) };
  }
  const field = schema.properties?.[key];
  if (!isObject(field)) return data;
  const child = data[key];
  if (field.type === 'array') {
    const [row, ...deeper] = rest;
    const items = isObject(field.items) ? (field.items as JsonSchema) : {};
    const rows = Array.isArray(child) ? (child as readonly unknown[]) : [];
    return { ...data, [key]: rows.map((each, index) =>
      (String(index) === row ? writeFields(items, isObject(each) ? each : {}, deeper, values) : each)) };
  }
  return { ...data, [key]: writeFields(field as JsonSchema, isObject(child) ? child : {}, rest, values) };
}
