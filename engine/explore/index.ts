/** The prover's core: pure, without a test runner. */
export { branchTaken, explore, traceOf, type Exploration, type ExploreOptions, type Happening, type Move, type Outcome, type Reached, type World } from './explore';
export { prove, type Dead, type Verdict } from './prove';
export { sayEvent, sayVerdict } from './say';
export { stroll, type Stray } from './stroll';
export { rightAnswers } from './values';
export type { Violation } from './properties';
