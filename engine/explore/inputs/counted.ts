import { addDays, addSpan, isDay } from '../../days';
import { fieldNames } from '../../context/answers';
import { onceFor } from '../../onceFor';
import { fieldSchema } from '../../rules/errors';
import { edgesOf } from '../../rules/expand';
import type { JsonSchema, Span } from '../../types';

/** The fields of a form whose window counts from another one, with that one. */
export const countedFields = onceFor((schema: JsonSchema): readonly (readonly [name: string, from: string])[] => {
  const names = fieldNames(schema);
  return names.flatMap((name) => {
    const from = fieldSchema(schema, [name]).window?.from;
    return from === undefined || !names.includes(from) ? [] : [[name, from] as const];
  });
});

/** The fields in an order in which each follows the one that it counts from. */
export function inCountedOrder(schema: JsonSchema, names: readonly string[]): readonly string[] {
  const from = new Map(countedFields(schema));
  const depth = (name: string, seen: readonly string[] = []): number => {
    const start = from.get(name);
    return start === undefined || seen.includes(start) ? 0 : 1 + depth(start, [...seen, start]);
  };
  return names.toSorted((a, b) => depth(a) - depth(b));
}

/** From which days a date can be counted to be this day: those on both sides of each edge of its window. */
export function startsOf(field: JsonSchema, day: unknown): readonly string[] {
  if (!isDay(day) || !field.window) return [];
  const { min, max } = edgesOf(field.window);
  return [min, max].flatMap((span) => (span === undefined ? [] : [-1, 0, 1].map((more) => addDays(addSpan(day, backwards(span)), more))));
}
const backwards = (span: Span): Span =>
  (typeof span === 'number' ? -span : Object.fromEntries(Object.entries(span).map(([unit, count]) => [unit, -(count as number)])) as Span);
