/**
 * How much of a text is kept: up to `maxLength`. A field with an exact length, or with `cut: false`, keeps everything,
 * so that the error is seen (SV-053).
 */
export const limitOf = ({ minLength, maxLength }: { readonly minLength?: number; readonly maxLength?: number },
  cut?: unknown): number | undefined =>
  cut === false || minLength === maxLength ? undefined : maxLength;

/** The kept part of typed or pasted text: without ignored separators (quality 19), cut at the limit (RC-060). */
export function keepText(text: string,
  { maxLength, ignore }: { readonly maxLength?: number; readonly ignore?: string } = {}): { readonly text: string; readonly cut: boolean } {
  const kept = ignore ? Array.from(text).filter((letter) => !ignore.includes(letter)).join('') : text;
  return maxLength !== undefined && kept.length > maxLength ? { text: kept.slice(0, maxLength), cut: true } : { text: kept, cut: false };
}

export const cutNotice = (maxLength: number): string => `Only the first ${maxLength} characters are kept.`;

/** The caret position in a formatted text: after as many counted characters as before. */
export function caretAfter(text: string, count: number, counts: RegExp): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (counts.test(text[at] ?? '')) seen += 1;
    if (seen === count) return at + 1;
  }
  return text.length;
}
export const countMatching = (text: string, counts: RegExp): number => Array.from(text).filter((letter) => counts.test(letter)).length;
