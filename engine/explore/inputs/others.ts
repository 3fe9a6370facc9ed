import { addDays, isDay } from '../../days';
import { sameJson } from '../../context/paths';

/** So many other values of an answer are tried. */
const mostValues = 3;

/** Other values than this one: of these examples, and one that is made of it. */
export function othersThan(value: unknown, examples: readonly unknown[]): readonly unknown[] {
  const made = typeof value === 'boolean' ? [!value] : typeof value === 'number' ? [value + 1] : isDay(value) ? [addDays(value, 1)]
    : typeof value === 'string' ? [`${value}a`] : Array.isArray(value) ? [value.slice(1)] : [];
  return [...examples, ...made].filter((other) => !sameJson(other, value)).slice(0, mostValues);
}
