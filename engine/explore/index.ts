/** The prover's core: pure, without a test runner. */
export {
  explore, splitTrace, traceOf, type Exploration, type ExploreOptions, type ModelEvent, type Move, type Outcome, type Reached,
  type Environment,
} from './explore';
export { arrivalOf, branchesIn, decisionOf, judgeBranches, judgeModal, type Decision } from './verdict/decision';
export { pathsOf } from '../definition/rules';
export { isClean, prove, type ProveOptions, type Verdict } from './prove';
export type { Dead } from './verdict/dead';
export type { DeadEnd } from './verdict/deadEnds';
export type { Witness } from './verdict/witnesses';
export { changedOnly } from './verdict/changedOnly';
export { formatEvent, formatFacts, formatRules, formatVerdict, faultsOf } from './verdict/format';
export { diffDefinitions, diffWords, pairBranches, type DiffPart } from './diff/definitionDiff';
export { compareWays, createSamples, type Samples, type Way } from './diff/ways';
export { diffVisits, type VisitDiff } from './diff/storedVisits';
export { reportData, type PartKind, type ReportData, type ReportPart, type ReportSpot } from './verdict/reportData';
export { reload } from './reload';
export { createStepper, positionOf } from './stepper';
export { randomWalk, type UnexploredState } from './randomWalk';
export { rightAnswers } from './inputs/documents';
export type { Violation } from './properties/properties';
export {
  mismatchOf, pathOfTrace, readPathFile, toPathEvent, unknownIn, unknownLine, type PathEvent, type PathFile,
} from './paths/pathFile';
export { choicesFor, playPath, type Played } from './paths/playPath';
export { createCovering, type Cover } from './paths/covering';
export { createSharing } from './sharing';
export type { Sent } from './properties/outlived';
