/** Typed text → a whole number, undefined for blank text, else the text itself, which the rules refuse. */
export function parseWhole(text: string): number | string | undefined {
  const tidy = text.replace(/[\s,]/g, '');
  if (tidy === '') return undefined;
  return /^-?\d{1,15}$/.test(tidy) ? Number(tidy) : text;
}
