/**
 * The version of the language that this interpreter reads (grammar.md, Versions). It grows when a word is added or means something else;
 * a visit that was stored under another version starts over.
 */
export const languageVersion = 4;
