import type { Finding, Fix } from './finding';

interface Candidate { readonly name: string; readonly far: number }

/** The names within reach of a word, nearest first: at most a third of its letters differ. */
function candidates(word: string, names: Iterable<string>): readonly Candidate[] {
  const most = Math.max(2, Math.ceil(word.length / 3));
  return [...new Set(names)].map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= most).toSorted((a, b) => a.far - b.far);
}

/** The name that was probably meant: one letter away, else the shortest that begins so (`min`), else the nearest. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const [first] = candidates(word, all);
  if (first && first.far <= 1) return first.name;
  const begun = all.filter((name) => word.length >= 3 && name.toLowerCase().startsWith(word.toLowerCase()));
  return begun.toSorted((a, b) => a.length - b.length)[0] ?? first?.name;
}

/** The name that was certainly meant: a slip of one letter, or of two in a long word, and no other name is as near. */
export function certain(word: string, names: Iterable<string>): string | undefined {
  const [first, second] = candidates(word, names);
  const slip = word.length >= 6 ? 2 : 1;
  if (!first || word.length < 3 || first.far > slip || second?.far === first.far || isOtherWord(word, first.name)) return undefined;
  return first.name;
}
/** Among short words one letter for another makes another word: `text` is no slip of `next`. */
const isOtherWord = (word: string, name: string): boolean =>
  word.length <= 4 && name.length === word.length && lettersOf(word) !== lettersOf(name);
const lettersOf = (word: string): string => [...word.toLowerCase()].toSorted().join('');

/** Letters to add, leave out, replace, or exchange with the next one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), isSwap ? at(i - 2, j - 2) + 1 : Infinity);
    }
  }
  return at(a.length, b.length);
}

/** `Did you mean "driver"?`, or the names there are when none is near. `written` is what to write for a name: a path that ends with it. */
export function hint(word: string, names: Iterable<string>, written = (name: string): string => name, most = 12): string | undefined {
  const all = [...names];
  const near = nearest(word, all);
  if (near !== undefined) return `Did you mean "${written(near)}"?`;
  return all.length > 0 && all.length <= most ? `There are: ${all.join(', ')}.` : undefined;
}

/**
 * For a finding about a name that is none of these: what was probably meant, and the fix of the key or the value where it is certain.
 * `fitting` are those to be named where none is near, up to 15 of them.
 */
export function mending(
  word: string, names: Iterable<string>, wrong: 'rename' | 'value', fitting?: readonly string[],
): Pick<Finding, 'suggestion' | 'fix'> {
  const all = [...names];
  const meant = certain(word, all);
  const suggestion = fitting && nearest(word, all) === undefined ? hint(word, fitting, undefined, 15) : hint(word, all);
  return { suggestion, ...(meant === undefined ? {} : { fix: { [wrong]: meant } as Fix }) };
}
