import { addDays, isDay } from '../../clock';
import { windowDays } from '../../rules/expand';
import type { Clock, JsonSchema } from '../../types';
import { textsLike } from './textsLike';

type Data = Readonly<Record<string, unknown>>;

/** A value and its neighbours: the day before and after, one less and one more, a text that is longer. */
export function around(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value, value + 1];
  if (isDay(value)) return [addDays(value, -1), value, addDays(value, 1)];
  return typeof value === 'string' ? [value, `${value}x`] : [value];
}

/** Values on both sides of every edge that the keywords of a schema have, its parts left out. `seed` is a text that the field may be. */
export function edgesOf(schema: JsonSchema, seed: string, beside: Data, clock: Clock): readonly unknown[] {
  const { const: only, enum: choices = [], window, pattern } = schema;
  return [
    ...(only === undefined ? [] : around(only)), ...(choices.length <= mostChoices ? choices : [choices[0], choices.at(-1)]),
    ...numbersOf(schema), ...textsOf(schema, seed), ...(pattern === undefined ? [] : [...textsLike(pattern), '?']),
    ...(window ? Object.values(windowDays(window, beside, clock)).flatMap(around) : []),
  ];
}
/** Of a longer list of choices only those that something asks for are tried, and the first and the last. */
const mostChoices = 20;

function numbersOf(schema: JsonSchema): readonly number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Readonly<Record<string, unknown>>;
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((limit) => typeof limit === 'number');
  const edges = limits.flatMap((limit) => around(limit) as readonly number[]);
  if (typeof multipleOf !== 'number') return edges;
  return [...edges, ...[0, ...limits].flatMap((limit) => around(Math.ceil(limit / multipleOf) * multipleOf) as readonly number[])];
}
/** Texts of two letters, for one of them may be the text that something else asks for. */
function textsOf({ minLength, maxLength }: JsonSchema, seed: string): readonly string[] {
  const letters = [seed.slice(0, 1) || 'a', 'e'];
  return [minLength, maxLength].flatMap((length) => (length === undefined ? []
    : [length - 1, length, length + 1].filter((size) => size > 0).flatMap((size) => letters.map((letter) => letter.repeat(size)))));
}
