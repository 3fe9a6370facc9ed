/** Personal data as it looks in free text. Long opaque runs of letters are tokens. */
const personal: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(Token|Bearer)\s+\S+/gi, '$1 [token]'],
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '[email]'],
  [/\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/g, '[date]'],
  [/[+(]?\d(?:[\s().-]{0,3}\d){4,}/g, '[number]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}\b/g, '[token]'],
];
const query = /[?#][^\s"')]*/g;

/** S10: query strings are cut, and what looks like an e-mail, a date, a long number or a token is replaced. */
export const scrub = (text: string): string =>
  personal.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text.replace(query, ''));

/** Codes and titles pass; an e-mail, a phone number, a birthday or a token does not. UUIDs are ours and tell nothing about a person. */
export const looksPersonal = (text: string): boolean => {
  const plain = text.replace(/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '');
  return scrub(plain) !== plain;
};

/** Where an error happened, without the message in front (it may quote an answer) and without query strings. */
export function scrubStack(stack = ''): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at |@https?:/.test(line)).slice(0, 20);
  return frames.map((line) => line.replace(/[?#][^\s)]*?(?=:\d+:\d+|[\s)]|$)/g, '')).join('\n') || undefined;
}
