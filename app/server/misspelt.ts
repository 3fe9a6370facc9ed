import { certain } from '#engine/nearest';
import { variables, type Environment } from './settings';

const wordsOf = (name: string): readonly string[] => name.split('_');
const firstWords = new Set(variables.filter((name) => name.includes('_')).map((name) => wordsOf(name)[0]));
const isSlip = (word: string, right = ''): boolean => certain(word, [right]) !== undefined;

/**
 * Is a name one of ours with a word left out, or with slips in its words? Other programs' variables begin alike (`DATABASE_HOST`): a whole
 * name that is near is not near enough.
 */
function isMeant(words: readonly string[], ours: readonly string[]): boolean {
  if (words[0] !== ours[0]) return false;
  if (words.every((word) => ours.includes(word))) return true;
  // `GOOGLE_MAPS_API_KEY`: as the provider's own guides call it.
  if (ours.every((word) => words.includes(word)) && words.every((word) => word === 'API' || ours.includes(word))) return true;
  return words.length === ours.length && words.every((word, index) => word === ours[index] || isSlip(word, ours[index]));
}

/** A sentence for each variable that is probably one of ours misspelt: a shop without its partner's address sells nothing real. */
export function misspelt(environment: Environment): readonly string[] {
  const isSet = (name: string): boolean => Boolean(environment[name]?.trim());
  const ours = new Set<string>(variables);
  const near = Object.keys(environment)
    .filter((name) => name.includes('_') && firstWords.has(wordsOf(name)[0] ?? '') && !ours.has(name) && isSet(name));
  return near.flatMap((name) => {
    const meant = variables.find((one) => one.includes('_') && isMeant(wordsOf(name), wordsOf(one)));
    return meant === undefined || isSet(meant) ? [] : [`${name} is set, but the shop does not read it. Did you mean ${meant}?`];
  });
}
