/** Typed text → a whole number; nothing for nothing; the text itself when it is no number, so that it stays and can be judged. */
export function parseWhole(text: string): number | string | undefined {
  const tidy = text.replace(/[\s,]/g, '');
  if (tidy === '') return undefined;
  return /^-?\d{1,15}$/.test(tidy) ? Number(tidy) : text;
}
