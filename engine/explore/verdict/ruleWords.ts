/** A value, as far as it fits into a sentence. */
export const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};
/** A part of a rule: `age {"minimum":60}`, `name is not answered`. */
export const wordsOf = ([name, wanted]: readonly [string, unknown]): string =>
  (typeof wanted === 'boolean' ? `${name} ${wanted ? 'is answered' : 'is not answered'}` : `${name} ${short(wanted)}`);
