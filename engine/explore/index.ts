/** The prover's core: pure, without a test runner. */
export {
  explore, traceOf, type Exploration, type ExploreOptions, type ModelEvent, type Move, type Outcome, type Reached, type Environment
} from './explore';
export { arrivalOf, branchesIn, decisionOf, judgeBranches, judgeModal, type Decision } from './decision';
export { pathsOf } from './propositions';
export { isClean, prove, type ProveOptions, type Verdict } from './prove';
export type { Dead } from './dead';
export type { DeadEnd } from './deadEnds';
export type { Witness } from './witnesses';
export { formatEvent, formatRules, formatVerdict } from './format';
export { diffDefinitions, pairBranches, type DiffPart } from './definitionDiff';
export { compareWays, createSamples, type Samples, type Way } from './ways';
export { diffVisits, type VisitDiff } from './storedVisits';
export { reportData, type PartKind, type ReportData, type ReportPart, type ReportSpot } from './reportData';
export { randomWalk, type UnexploredState } from './randomWalk';
export { rightAnswers } from './documents';
export type { Violation } from './properties';
export { mismatchOf, readPathFile, toPathEvent, unknownLine, type PathEvent, type PathFile } from './pathFile';
export { choicesFor, factsOfTrace, playPath, type Played } from './playPath';
export { createCovering, type Cover } from './covering';
export { createSharing } from './sharing';
export type { Sent } from './outlived';
