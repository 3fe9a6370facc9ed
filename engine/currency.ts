/** An ISO 4217 code (`EUR`), where a path may stand too: no path is three capitals. */
export const isCurrencyCode = (word: unknown): word is string => typeof word === 'string' && /^[A-Z]{3}$/u.test(word);
