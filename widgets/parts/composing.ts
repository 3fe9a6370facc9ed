/**
 * Is the key for the input method, which composes a word and lists its own choices? Safari tells the last of them, the Enter that takes the
 * word, by the number alone.
 */
export const isComposing = ({ isComposing: isOfWord, keyCode }: KeyboardEvent): boolean => isOfWord || keyCode === inputMethod;
const inputMethod = 229;
