import { getPath } from './paths';
import { tidy } from './tidy';

/** The values at a path in which `*` stands for every entry of a list. A row without any answer is none, as where a form is judged. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? (tidy(value) as readonly unknown[]).flatMap((entry) => valuesAt(entry, rest)) : [];
  return valuesAt(getPath(value, name), rest);
}
/** How many entries a list has; none where there is no list. */
export const countAt = (value: unknown, path: string): number => valuesAt(value, [...path.split('.'), '*']).length;
/** The sum of the numbers at a path. Cents come out as people count them: 0.1 and 0.2 are 0.3. */
export const sumAt = (value: unknown, paths: readonly string[]): number => Number(
  paths.flatMap((path) => valuesAt(value, path.split('.')))
    .reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0).toPrecision(15)
);
