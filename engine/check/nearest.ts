/** The name that was probably meant: smallest edit distance, at most a third of the word. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const name of names) {
    const far = distance(word.toLowerCase(), name.toLowerCase());
    if (far < least) [best, least] = [name, far];
  }
  return best;
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

/** ` Did you mean "driver"?`, or the names there are when none is near. */
export function hint(word: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearest(word, all);
  if (near !== undefined) return ` Did you mean "${near}"?`;
  return all.length > 0 && all.length <= 12 ? ` There are: ${all.join(', ')}.` : '';
}
