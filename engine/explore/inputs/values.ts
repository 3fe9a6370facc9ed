import { isBlank } from '../../context/paths';
import { isObject } from '../../isObject';
import { windowDays } from '../../rules/expand';
import type { Clock, JsonSchema } from '../../types';
import { nothingAsked, type Asked } from './asked';
import { insideOf } from './conditions';
import { differentFrom } from './different';
import { around, edgesOf, ofTypes } from './edges';
import { distinct, firstParts, partOf, repeated, without, type Field, type Values } from './field';
import { createKinds } from './kinds';
import { createLists } from './lists';

/** Of a longer list of choices not every one is tried. */
export const mostChoices = 20;

/** Values of an object whose parts hang on each other, as the answers to a form do. */
export type ConditionalValues = Pick<Values, 'right' | 'all'>;

export function createValues(
  clock: Clock, asked: Asked = nothingAsked, leaveOut?: (what: string) => void, conditional?: ConditionalValues,
): Values {
  const right = (field: Field): unknown => {
    const { schema, path, beside } = field;
    const { window, const: only, examples, enum: choices, type, properties, required = [], items, minItems = 0 } = schema;
    if (window) return windowDays(window, beside, clock).min ?? clock.today(window.zone);
    if (only !== undefined) return only;
    if (examples || choices) return (examples ?? []).find((value) => !choices || choices.includes(value)) ?? choices?.[0];
    if (type === 'boolean') return true;
    if (properties) {
      if (conditional && insideOf(schema).length > 0) return conditional.right(field);
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) =>
        [name, right(partOf(required.includes(name) ? withEntry(inner) : inner, `${path}.${name}`))]));
    }
    if (type !== 'array') return undefined;
    const row = partOf(items, `${path}.*`);
    return schema.uniqueItems ? different(row, minItems) : repeated(right(row), minItems);
  };
  /** So many right values of which none is like another, as far as there are so many. */
  const different = (field: Field, size: number): readonly unknown[] => {
    const more = Array.from({ length: size }, (_, index) => differentFrom(right(field), field.schema, index + 1));
    return distinct([...all(field), ...more]).filter((value) => value !== undefined && inKinds(field, [value]).length > 0).slice(0, size);
  };
  const all = (field: Field): readonly unknown[] => distinct([...alone(field), ...kindsOf(field)]);
  /** Every value worth trying, of an object with one part changed. */
  const alone = (field: Field): readonly unknown[] => {
    const { schema, path, beside, demands = [] } = field;
    const own = [schema, ...insideOf(schema), ...demands];
    const examples = own.flatMap((one) => one.examples ?? []);
    const seed = examples.find((value) => typeof value === 'string');
    // What a field's own format wants its examples show.
    const wanted = [...own.map((one): JsonSchema => ({ ...one, format: undefined })), ...asked.of(path)];
    return distinct([
      ...examples, undefined, ...choicesOf(field, wanted), ...edgesOf(wanted, seed ?? '', beside, clock), ...noneOf(schema, asked.of(path)),
      ...ofTypes(asked.of(path)), ...(schema.type === 'boolean' && schema.const === undefined ? [true, false] : []),
      ...(schema.type === 'string' && !schema.window ? ['   ', ...(schema.format === undefined ? [] : ['?'])] : []),
      ...(schema.properties ? objects(field, wanted) : []), ...(schema.type === 'array' ? lists(field, wanted) : []),
    ]);
  };
  /** Of what rules list, a value beside it, where the field takes any. */
  const noneOf = ({ enum: own, const: only }: JsonSchema, rules: readonly JsonSchema[]): readonly unknown[] =>
    (own || only !== undefined ? [] : rules.flatMap(({ enum: listed = [] }) => [listed[0], listed.at(-1)].flatMap(around)));
  /** Of a longer list of choices one of each kind is tried, and the first and the last. */
  const choicesOf = (field: Field, wanted: readonly JsonSchema[]): readonly unknown[] => wanted.flatMap(({ enum: choices = [] }) =>
    (choices.length <= mostChoices ? choices : [choices[0], ...oneOfEachKind(field, choices), choices.at(-1)]));
  /** Each part of an object in turn through its values. */
  const objects = (field: Field, wanted: readonly JsonSchema[]): readonly unknown[] => {
    if (conditional && insideOf(field.schema).length > 0) return conditional.all(field);
    const parts = Object.entries(field.schema.properties ?? {});
    const varied = [right(field), field.now].filter(isObject).flatMap((base) => parts.flatMap(([name, inner]) =>
      all({ ...partOf(inner, `${field.path}.${name}`, base), now: base[name] }).map((value) => without({ ...base, [name]: value }))));
    return [...varied, ...firstParts(wanted, right(field) as Field['beside'])];
  };
  const kinds = createKinds({ asked, clock, right, all, leaveOut });
  const { kindsOf, oneOfEachKind, inKinds } = kinds;
  const lists = createLists({ asked, clock, right, alone, different, kinds, leaveOut });
  return {
    right, all,
    oneOfEach: (field, more) => oneOfEachKind(field, distinct([...more, ...all(field)]).filter((value) => !isBlank(value))),
  };
}

/** An empty list is no answer to a part that must have one. */
const withEntry = (schema: JsonSchema | boolean): JsonSchema | boolean => (typeof schema === 'object' && schema.type === 'array'
  ? { ...schema, minItems: Math.max(1, schema.minItems ?? 0) } : schema);
