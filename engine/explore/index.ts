/** The prover's core: pure, without a test runner. */
export {
  branchTaken, passedOver, explore, traceOf, type Exploration, type ExploreOptions, type ModelEvent, type Move, type Outcome, type Reached,
  type Environment
} from './explore';
export { judgeBranches } from './branches';
export { pathsOf } from './propositions';
export { prove, type Dead, type Verdict } from './prove';
export { formatEvent, formatVerdict } from './format';
export { randomWalk, type UnexploredState } from './randomWalk';
export { rightAnswers } from './values';
export type { Violation } from './properties';
