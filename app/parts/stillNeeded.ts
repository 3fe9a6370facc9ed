/** "Still needed: return date, rental agency" (D6): why the button cannot be pressed. Questions are counted: nine of them fill a phone. */
export function stillNeeded(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  const labels = missing.filter((label) => !isQuestion(label)).map(asInSentence);
  const open = missing.length - labels.length;
  return `Still needed: ${[...labels, ...(open === 0 ? [] : [open === 1 ? '1 answer' : `${open} answers`])].join(', ')}`;
}

const isQuestion = (label: string): boolean => label.trimEnd().endsWith('?');
/** A label inside a sentence: lower first letter, unless it is an abbreviation ("ZIP code"). */
const asInSentence = (label: string): string => (/^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
