import { addDays, isDay } from '../../days';
import { windowDays } from '../../rules/expand';
import type { Clock, JsonSchema } from '../../types';
import { textsLike } from './textsLike';

type Data = Readonly<Record<string, unknown>>;

/** A value and its neighbours: the day before and after, one less and one more, a text that is longer. */
export function around(value: unknown): readonly unknown[] {
  if (typeof value === 'number') {
    // A large number has no neighbour as near as one.
    const one = Math.max(1, Math.abs(value) * Number.EPSILON);
    return [value - one, value, value + one];
  }
  if (isDay(value)) return [addDays(value, -1), value, addDays(value, 1)];
  return typeof value === 'string' ? [value, `${value}x`] : [value];
}

/** Values on both sides of every edge that these schemas of one value have, their parts left out. `seed` is a text that it may be. */
export function edgesOf(schemas: readonly JsonSchema[], seed: string, beside: Data, clock: Clock): readonly unknown[] {
  return [...schemas.flatMap((schema) => [
    ...(schema.const === undefined ? [] : around(schema.const)), ...limitsOf(schema).flatMap(around), ...textsOf(schema, seed),
    ...(schema.window ? Object.values(windowDays(schema.window, beside, clock)).flatMap(around) : []),
  ]), ...numbersOf(schemas)];
}

const limitsOf = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): readonly number[] =>
  [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((limit): limit is number => typeof limit === 'number');

/** Numbers between the limits of several schemas: whole ones, one where two are close, and next to each multiples and one that is none. */
function numbersOf(schemas: readonly JsonSchema[]): readonly number[] {
  const limits = [...new Set(schemas.flatMap(limitsOf))].toSorted((a, b) => a - b);
  const close = limits.slice(1).flatMap((limit, index) => {
    const before = limits[index] as number;
    return limit - before <= 1 ? [(limit + before) / 2] : [];
  });
  const whole = limits.filter((limit) => !Number.isInteger(limit)).flatMap((limit) => [Math.floor(limit), Math.ceil(limit)]);
  const sizes = [...new Set(schemas.flatMap(({ multipleOf }) => (typeof multipleOf === 'number' && multipleOf > 0 ? [multipleOf] : [])))];
  const common = sizes.every(Number.isInteger) ? sizes.reduce((all, size) => all * size / divisor(all, size), 1) : 1;
  const multiples = [...new Set([...sizes, common])].filter(() => sizes.length > 0).flatMap((size) => [0, ...limits].flatMap((limit) =>
    [-1, 0, 1, 2].map((more) => Number(((Math.floor(limit / size) + more) * size).toPrecision(12)))));
  const between = sizes.flatMap((size) => limits.flatMap((limit) => [limit - size / 2, limit + size / 2]));
  return [...close, ...whole, ...multiples, ...between, ...sizes.flatMap((size) => [...around(size) as readonly number[], size / 2])];
}
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A value of every type that rules ask for, and a number that is not whole. */
export const ofTypes = (schemas: readonly JsonSchema[]): readonly unknown[] =>
  schemas.flatMap(({ type = [] }) => [type].flat()).flatMap((type) => valuesOfType[type] ?? []);
const valuesOfType: Readonly<Record<string, readonly unknown[]>> =
  { string: ['a'], number: [1, 0.5], integer: [1, 0.5], boolean: [true, false] };

/** Texts of two letters, for one of them may be the text that something else asks for. */
function textsOf({ minLength, maxLength, pattern, format }: JsonSchema, seed: string): readonly string[] {
  const letters = [seed.slice(0, 1) || 'a', 'e'];
  return [
    ...[minLength, maxLength].flatMap((length) => (length === undefined ? []
      : [length - 1, length, length + 1].filter((size) => size > 0).flatMap((size) => letters.map((letter) => letter.repeat(size))))),
    ...(pattern === undefined ? [] : [...textsLike(pattern), '?']), ...(format === undefined ? [] : ['?', ...ofFormat[format] ?? []]),
  ];
}
const ofFormat: Readonly<Record<string, readonly string[]>> =
  { date: ['2000-02-29'], email: ['ann@example.com'], phone: ['+12025550123', '+27821234567'] };
