/** "Still needed: return date, rental agency" (D6): why the button cannot be pressed. */
export function stillNeeded(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  return `Still needed: ${missing.map(asInSentence).join(', ')}`;
}

/** A label inside a sentence: lower first letter, unless it is an abbreviation ("ZIP code"). */
const asInSentence = (label: string): string => (/^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
