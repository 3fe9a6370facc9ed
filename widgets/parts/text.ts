/**
 * How much of a text is kept: up to `maxLength`. A field with an exact length, or with `cut: false`, keeps everything,
 * so that the error is seen (SV-053).
 */
export const limitOf = ({ minLength, maxLength }: { readonly minLength?: number; readonly maxLength?: number },
  cut?: unknown): number | undefined =>
  cut === false || minLength === maxLength ? undefined : maxLength;

/** Marks of direction, width and hyphenation: they come along when a number or an address is copied elsewhere, and nobody sees them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));
/** Digits of any script stand ten in a row, 0 first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}
/** Signs as wide as a Chinese letter: ＋, （. They stand in the order of the usual ones. */
const wide = /[\uff01-\uff5e]/gu;
const usual = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
/** Text whose digits are what counts: those of another script, as its keyboard types them, become 0 to 9, wide signs the usual ones. */
export const readDigits = (text: string): string => text.replace(unseen, '').replace(wide, usual).replace(/\p{Nd}/gu, latinDigit);

/** The kept part of typed or pasted text: without what cannot be seen and ignored separators (quality 19), cut at the limit (RC-060). */
export function keepText(
  text: string, { maxLength, ignore = '' }: { readonly maxLength?: number; readonly ignore?: string } = {},
): { readonly text: string; readonly cut: boolean } {
  // A character may take two units of a string: half of one cannot be sent.
  const kept = Array.from(text.replace(unseen, '')).filter((letter) => !ignore.includes(letter));
  return { text: kept.slice(0, maxLength).join(''), cut: maxLength !== undefined && kept.length > maxLength };
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
