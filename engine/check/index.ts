/** Definitions that nobody has checked yet: while a line is written, in tests, in the gallery. The shop's page does without. */
export { asKey, wordsOfName } from './badName';
export { checkFlow, compile, DefinitionError, findMistakes } from './checkFlow';
export { foldPlayed } from './fold';
export { withFollowing, withMeant } from './following';
export { codes, type Code } from './codes';
export { keywordFormats, keywords } from './fields';
export { place, sentence, withConsequences, wording, type Finding, type Fix, type Report } from './finding';
export type { Trail } from '../definition/trail';
export type { ContentSpec, ExternalNames, FormatterSpec, Known, ScreenSpec, WidgetSpec } from './known';
export { inWords } from './inWords';
export { certain, hint, mending, nearest } from './nearest';
export { numberIn } from './numberIn';
export { answeredOrYes, choicesAt, isWrittenElsewhere, isYesOrNo, sayingNothing, schemasOf, wordsOfRule } from './rules';
export { hintElsewhere, joinShapes, missingPart, shapeAt, shapeOf, shapeOfContext, shapeOfSchema, type Shape } from './shapes';
export { checkAgainst, language } from './structure';
export { checkDerivation } from './shape';
export { reachedSteps } from './reached';
export { listsIn, pathsReadIn } from './read';
export { unfilled } from './texts';
export { verdictOf, type Judge } from './verdict';
export { ruleEntries } from '../definition/rules';
export { derivedPaths } from '../definition/changes';
export { answersAt, chosenAt, givenByCalls, keptByModals } from '../definition/kept';
export { fieldSchema } from '../rules/errors';
/** What follows from a changed answer, as the interpreter carries it out. */
export { applyPatch } from '../context/applyPatch';
export { isWithin, overlap } from '../context/paths';
export { fieldNames } from '../context/answers';
