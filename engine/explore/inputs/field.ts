import { fieldSchema } from '../../rules/errors';
import type { JsonSchema, Path, Step } from '../../types';
import { demandsOf } from './conditions';

type Data = Readonly<Record<string, unknown>>;
/** A field: what it is, where its answer is stored, its answer now, the answers beside it, and what its form asks of it at times. */
export interface Field {
  readonly schema: JsonSchema; readonly path: Path; readonly now?: unknown; readonly beside: Data; readonly demands?: readonly JsonSchema[];
}

/** The values of fields, made of their schemas and of what rules ask of them. */
export interface Values {
  /** The first example, choice or day allowed; undefined where the schema names none. */
  right(field: Field): unknown;
  /** Every value worth trying: examples, choices, both sides of every edge, and nothing. */
  all(field: Field): readonly unknown[];
  /** Of these and of the values worth trying, those that are there: one of each kind that rules tell apart. */
  oneOfEach(field: Field, more: readonly unknown[]): readonly unknown[];
}

export const partOf = (schema: JsonSchema | boolean | undefined, path: Path, beside: Data = {}): Field =>
  ({ schema: typeof schema === 'object' ? schema : {}, path, beside });
export const repeated = (entry: unknown, size: number): readonly unknown[] => Array.from({ length: size }, () => entry);
/** Of values with one key the first. */
export const firstOfEach = <Value>(values: readonly Value[], keyOf: (value: Value) => string): readonly Value[] =>
  [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()];
/** Each value once; objects that say the same are the same. */
export const distinct = <Value>(values: readonly Value[]): readonly Value[] =>
  [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
/** Without the fields that have no value. */
export const without = (data: Data): Data =>
  (Object.values(data).includes(undefined) ? Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) : data);

/** A field of a form whose answers are kept at `save`. */
export const fieldOf = (form: JsonSchema, save: Path | undefined, name: string, beside: Data): Field => ({
  schema: fieldSchema(form, [name]), path: save === undefined ? name : `${save}.${name}`, now: beside[name], beside,
  demands: demandsOf(form).get(name),
});
/** Where something asks how many parts an object has: its first part alone, its first two, and so on. */
export const firstParts = (wanted: readonly JsonSchema[], full: Data): readonly Data[] =>
  (wanted.some(({ minProperties, maxProperties }) => minProperties !== undefined || maxProperties !== undefined)
    ? Object.keys(full).map((_, size) => Object.fromEntries(Object.entries(full).slice(0, size))) : []);
/** The object in which a step keeps its answers. */
export const savedAt = ({ survey, save }: Step): Path | undefined => survey?.answers ?? save;
