const words: Readonly<Record<string, string>> = {
  day: 'a day', string: 'a text', number: 'a number', integer: 'a whole number', boolean: 'yes or no', array: 'a list',
  object: 'several answers',
};
/** A kind of answer as the author reads it. */
export const inWords = (kind: string): string => words[kind] ?? kind;
