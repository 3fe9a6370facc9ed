import { addDays, isDay } from '../../days';
import { isObject } from '../../isObject';
import type { JsonSchema } from '../../types';

/** Another value of the same kind, a different one for each number; of choices there is none. */
export function differentFrom(value: unknown, schema: JsonSchema, number: number): unknown {
  if (schema.enum || schema.const !== undefined) return value;
  if (typeof value === 'number') return value + number * (schema.multipleOf as number | undefined ?? 1);
  if (isDay(value)) return addDays(value, number);
  if (typeof value === 'string') return `${value}${'x'.repeat(number)}`;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => {
    const inner = schema.properties?.[name];
    return [name, typeof inner === 'object' ? differentFrom(part, inner, number) : part];
  }));
}
