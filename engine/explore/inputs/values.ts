import { isObject } from '../../isObject';
import { fieldSchema } from '../../rules/errors';
import { windowDays } from '../../rules/expand';
import type { Clock, JsonSchema, Path } from '../../types';
import { nothingAsked, type Asked } from './asked';
import { edgesOf } from './edges';
import { longest } from '../classes/grown';

type Data = Readonly<Record<string, unknown>>;
/** A field: what it is, where its answer is stored, its answer now, and the answers beside it. */
export interface Field { readonly schema: JsonSchema; readonly path: Path; readonly now?: unknown; readonly beside: Data }

/** The values of fields, made of their schemas and of what rules ask of them. */
export interface Values {
  /** The first example, choice or day allowed; undefined where the schema names none. */
  right(field: Field): unknown;
  /** Every value worth trying: examples, choices, both sides of every edge, and nothing. */
  all(field: Field): readonly unknown[];
}

export function createValues(clock: Clock, asked: Asked = nothingAsked, leaveOut?: (what: string) => void): Values {
  const right = ({ schema, path, beside }: Field): unknown => {
    const { window, const: only, examples, enum: choices, type, properties, items, minItems = 0 } = schema;
    if (window) return windowDays(window, beside, clock).min ?? clock.today(window.zone);
    if (only !== undefined) return only;
    if (examples || choices) return (examples ?? []).find((value) => !choices || choices.includes(value)) ?? choices?.[0];
    if (type === 'boolean') return true;
    if (properties) {
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, right(partOf(inner, `${path}.${name}`))]));
    }
    if (type !== 'array') return undefined;
    const row = partOf(items, `${path}.*`);
    return schema.uniqueItems ? distinct(all(row)).slice(0, minItems) : repeated(right(row), minItems);
  };
  const all = (field: Field): readonly unknown[] => {
    const { schema, path, beside } = field;
    const [seed] = (schema.examples ?? []).filter((value) => typeof value === 'string');
    const wanted = [schema, ...asked(path)];
    const edges = wanted.flatMap((one) => edgesOf(one, seed ?? '', beside, clock));
    return distinct([
      ...(schema.examples ?? []), undefined, ...edges,
      ...(schema.type === 'boolean' && schema.const === undefined ? [true, false] : []),
      ...(schema.type === 'string' && !schema.window ? ['   ', ...(schema.format === undefined ? [] : ['?'])] : []),
      ...(schema.properties ? objects(field) : []), ...(schema.type === 'array' ? lists(field, wanted) : []),
    ]);
  };
  /** Each part of an object in turn through its values. */
  const objects = (field: Field): readonly unknown[] =>
    [right(field), field.now].filter(isObject).flatMap((base) => Object.entries(field.schema.properties ?? {}).flatMap(([name, inner]) =>
      all({ ...partOf(inner, `${field.path}.${name}`, base), now: base[name] }).map((value) => without({ ...base, [name]: value }))));
  /** Lists of the lengths that something asks for, of one kind of entry each; every kind of entry alone, and all of them together. */
  const lists = ({ schema: { items }, path }: Field, wanted: readonly JsonSchema[]): readonly unknown[] => {
    const row = partOf(items, `${path}.*`);
    const entries = distinct([right(row), ...all(row)]).filter((entry) => entry !== undefined);
    const asking = distinct(wanted.flatMap(({ minItems, maxItems }) => [minItems, maxItems])
      .flatMap((size) => (size === undefined ? [] : [size - 1, size, size + 1])));
    const sizes = asking.filter((size) => size > 1 && size <= longest);
    const tooLong = [...asking, entries.length].filter((size) => size > longest);
    if (tooLong.length > 0) leaveOut?.(`lists of ${tooLong.join(', ')} entries at ${path} not tried`);
    return [
      [], ...entries.map((entry) => [entry]), entries.slice(0, longest),
      ...sizes.flatMap((size) => [entries.slice(0, size), ...entries.map((entry) => repeated(entry, size))]),
    ];
  };
  return { right, all };
}
const partOf = (schema: JsonSchema | boolean | undefined, path: Path, beside: Data = {}): Field =>
  ({ schema: typeof schema === 'object' ? schema : {}, path, beside });
const repeated = (entry: unknown, size: number): readonly unknown[] => Array.from({ length: size }, () => entry);
/** Each value once; objects that say the same are the same. */
export const distinct = <Value>(values: readonly Value[]): readonly Value[] =>
  [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
/** Without the fields that have no value. */
export const without = (data: Data): Data =>
  (Object.values(data).includes(undefined) ? Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) : data);

/** A field of a form whose answers are kept at `save`. */
export const fieldOf = (form: JsonSchema, save: Path | undefined, name: string, beside: Data): Field =>
  ({ schema: fieldSchema(form, [name]), path: save === undefined ? name : `${save}.${name}`, now: beside[name], beside });
