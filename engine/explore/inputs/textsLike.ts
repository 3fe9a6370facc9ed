import fc from 'fast-check';

/** Short texts that match a pattern, the same ones each time; none where the pattern says what cannot be worked out backwards. */
export function textsLike(pattern: string): readonly string[] {
  let found = known.get(pattern);
  if (!found) known.set(pattern, (found = sample(pattern)));
  return found;
}
const known = new Map<string, readonly string[]>();
const count = 3;

function sample(pattern: string): readonly string[] {
  try {
    const matches = new RegExp(pattern, 'u');
    const made = fc.sample(fc.stringMatching(matches, { size: 'xsmall' }), { seed: 1, numRuns: 20 }).filter((text) => matches.test(text));
    return [...new Set(made)].toSorted((a, b) => a.length - b.length).slice(0, count);
  } catch {
    return [];
  }
}
