import type { Missing } from '#engine';
import { rowTitle } from '#widgets/list/words';

/** "Still needed: return date, rental agency" (D6): why the button cannot be pressed. Questions are counted: nine of them fill a phone. */
export function stillNeeded(missing: readonly Missing[]): string | undefined {
  if (missing.length === 0) return undefined;
  const labels = missing.filter(({ title }) => !isQuestion(title)).map(inSentence);
  const open = missing.length - labels.length;
  return `Still needed: ${[...labels, ...(open === 0 ? [] : [open === 1 ? '1 answer' : `${open} answers`])].join(', ')}`;
}

/** "last name of owner 2": each row of a list asks the same. */
const inSentence = ({ title, row }: Missing): string =>
  (row ? `${asInSentence(title)} of ${asInSentence(rowTitle(row.title, row.index))}` : asInSentence(title));
const isQuestion = (label: string): boolean => label.trimEnd().endsWith('?');
/** A label inside a sentence: lower first letter, unless it is an abbreviation ("ZIP code"). */
const asInSentence = (label: string): string => (/^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
