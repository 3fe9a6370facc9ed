interface Candidate { readonly name: string; readonly far: number }

/** The names within reach of a word, nearest first: at most a third of its letters differ. */
function candidates(word: string, names: Iterable<string>): readonly Candidate[] {
  const most = Math.max(2, Math.ceil(word.length / 3));
  return [...new Set(names)].map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= most).toSorted((a, b) => a.far - b.far);
}

/** The name that was probably meant. */
export const nearest = (word: string, names: Iterable<string>): string | undefined => candidates(word, names)[0]?.name;

/** The name that was certainly meant: a slip of one letter, or of two in a long word, and no other name is as near. */
export function certain(word: string, names: Iterable<string>): string | undefined {
  const [first, second] = candidates(word, names);
  const slip = word.length >= 6 ? 2 : 1;
  return first && word.length >= 3 && first.far <= slip && (!second || second.far > first.far) ? first.name : undefined;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** `Did you mean "driver"?`, or the names there are when none is near. */
export function hint(word: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const near = nearest(word, all);
  if (near !== undefined) return `Did you mean "${near}"?`;
  return all.length > 0 && all.length <= 12 ? `There are: ${all.join(', ')}.` : undefined;
}
