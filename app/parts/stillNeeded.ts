/** "Still needed: return date, rental agency" (decision D6): what stands between the visitor and the next step. */
export function stillNeeded(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  return `Still needed: ${missing.map(asInSentence).join(', ')}`;
}

/** A label inside a sentence: lower first letter, unless it is an abbreviation ("ZIP code"). */
const asInSentence = (label: string): string => (/^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
