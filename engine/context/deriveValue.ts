import type { Rules } from '../rules/types';
import type { Context, Derivation, DeriveTools } from '../types';
import { getPath, isBlank } from './paths';
import { fillText } from './template';

/** The value that a `set` as data derives from the context. */
export function deriveValue(from: Derivation, context: Context, rules: Rules, { newId }: DeriveTools): unknown {
  if ('first' in from) return from.first.map((path) => getPath(context, path)).find((value) => !isBlank(value)) ?? from.else;
  if ('sum' in from) return sumOf(from.sum.flatMap((path) => valuesAt(context, path.split('.'))));
  if ('count' in from) return valuesAt(context, [...from.count.split('.'), '*']).length;
  if ('text' in from) return fillText(from.text, context).replace(/ {2,}/g, ' ').trim() || undefined;
  if ('lookup' in from) {
    const key = String(getPath(context, from.lookup));
    return Object.hasOwn(from.in, key) ? from.in[key] : from.else;
  }
  if ('when' in from) return rules.holds(from.when, context);
  return 'newId' in from ? newId() : from.value;
}

/** The values at a path in which `*` stands for every entry of a list. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [];
  return valuesAt(getPath(value, name), rest);
}
/** Cents come out as people count them: 0.1 and 0.2 are 0.3. */
const sumOf = (values: readonly unknown[]): number =>
  Number(values.reduce<number>((sum, value) => (typeof value === 'number' ? sum + value : sum), 0).toPrecision(15));
