/** Definitions that nobody has checked yet: while a line is written, in tests, in the gallery. The shop's page does without. */
export { checkFlow, type ExternalNames } from './checkFlow';
export { compile, DefinitionError } from './compile';
