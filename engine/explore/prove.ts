import type { CompiledFlow } from '../compile/assemble';
import type { Context } from '../types';
import { createClasses, roughly } from './classes/classes';
import { deadIn, type BranchLog, type Dead } from './verdict/dead';
import type { DeadEnd } from './verdict/deadEnds';
import { branchName } from './verdict/decision';
import { createMarks } from './verdict/marks';
import { explore, type ExploreOptions, type Move, type Reached } from './explore';
import { whyNever } from './verdict/reasons';
import { createStepper } from './stepper';
import { createChecks } from './properties/checks';
import type { Sent } from './properties/outlived';
import type { Violation } from './properties/properties';
import { propertiesOf } from './properties/propertyNames';
import { shortDeadEnds, shortViolations } from './verdict/counterexamples';
import type { Witness } from './verdict/witnesses';

/** The prover's answer about a flow. */
export interface Verdict {
  readonly flow: string;
  readonly states: number;
  readonly moves: number;
  /** Every state, for a second look (`randomWalk`). */
  readonly explored: readonly Reached[];
  /** True: everything was explored. Else `bound` says what stopped it, or `leftOut` what was not tried. */
  readonly complete: boolean;
  readonly leftOut: readonly string[];
  readonly bound?: string;
  /** States that were come to, and not looked at any further. */
  readonly waiting: number;
  /** First state that reached each step, branch (`useType.next[1]`), modal and call outcome (`plans: answer 1`), by the move that did. */
  readonly reached: ReadonlyMap<string, Reached>;
  /** Every error a field was seen with: `driver.email:format`. */
  readonly failures: ReadonlySet<string>;
  /** What no visit comes to: causes first, and behind each what follows from it. */
  readonly dead: readonly Dead[];
  /** What was not reached, although nobody can say that it cannot be. */
  readonly undecided: readonly Dead[];
  readonly deadEnds: readonly DeadEnd[];
  /** Each rule with answers that make it true and some that do not, or the reason why there are none. */
  readonly witnesses: readonly (Witness & { readonly reason?: string })[];
  /** What was checked of every move and state, by the names under which violations are told. */
  readonly properties: readonly string[];
  /** At most the first ten of each property, each with the events that it needs. */
  readonly violations: readonly Violation[];
  readonly broken: number;
}
export interface ProveOptions extends Pick<ExploreOptions, 'environment' | 'most' | 'pause' | 'onMove'> {
  /** What a call sends; without it nobody looks whether a price outlives an answer. */
  readonly sent?: Sent;
  /** The same flow on the day after; without it no night is passed. */
  readonly tomorrow?: CompiledFlow;
  /** What the outside world was never brought to, asked when nothing is left to explore. */
  readonly missed?: () => Promise<readonly Dead[]>;
  /** Sees every violation as it is found; what it throws ends the exploration. */
  readonly onViolation?: (violation: Violation) => void;
}
/** Complete, and nothing to complain of. */
export const isClean = ({ complete, broken, dead, undecided, deadEnds }: Verdict): boolean =>
  complete && broken === 0 && dead.length + undecided.length + deadEnds.length === 0;

/** As many states of each step, of those that are told apart roughly, are always looked at. */
const roughStates = 20;

/** Explores a flow completely and checks every property of every transition. */
export async function prove(compiled: CompiledFlow, options: ProveOptions): Promise<Verdict> {
  const violations: Violation[] = [];
  const counts = new Map<string, number>();
  const stepper = createStepper(compiled);
  const found = (violation: Violation): void => {
    const count = (counts.get(violation.property) ?? 0) + 1;
    counts.set(violation.property, count);
    if (count <= 10) violations.push(violation);
    options.onViolation?.(violation);
  };
  const classes = createClasses(compiled);
  const given = { ...options, compiled, stepper, classes };
  const checks = createChecks(given, found);
  const marks = createMarks(compiled, classes);
  const onMove = (move: Move): void => {
    checks.onMove(move);
    if (marks.onMove(move)) checks.onState(move.to);
  };
  const { states, moves, bound, waiting, leftOut } = await explore(compiled, { ...options, stepper, classes, onMove: (move) => {
    options.onMove?.(move);
    onMove(move);
  } });
  // What the bound kept away may be near: what a visitor meets on the way on is looked for everywhere.
  if (bound !== undefined) {
    const most = Math.max(options.most ?? 0, roughStates * Object.keys(compiled.flow.steps).length);
    await explore(compiled, { ...options, most, stepper, classes: roughly(compiled, classes), onward: true, onMove });
  }
  const complete = bound === undefined && leftOut.length === 0;
  checks.atEnd(complete);
  await checks.outlived();
  const { reached, failures, log, calls, witnesses } = marks;
  const pause = async (): Promise<void> => options.pause?.(states.length);
  const deadEnds = await shortDeadEnds(given, marks.deadEnds(states, complete), pause);
  const missing = [
    ...deadIn({ compiled, reached, log, witnesses: witnesses(), states, failing: calls.failing() }),
    ...(complete ? await options.missed?.() ?? [] : []),
  ];
  const causeOf = ({ of }: Dead): Dead | undefined => missing.find(({ kind, name }) => `${kind} ${name}` === of);
  // Whatever follows from something undecided, however far behind, is undecided too. Causes may go round in a circle.
  const isOpen = (one: Dead, before: readonly Dead[] = []): boolean => {
    const cause = causeOf(one);
    return !complete || one.undecided === true || (cause !== undefined && !before.includes(cause) && isOpen(cause, [...before, one]));
  };
  return {
    flow: compiled.flow.id, states: states.length, moves, explored: states,
    complete, leftOut, waiting, ...(bound === undefined ? {} : { bound }), reached, failures,
    dead: missing.filter((one) => !isOpen(one)), undecided: missing.filter((one) => isOpen(one)), deadEnds,
    witnesses: witnesses().map((one) => withReason(compiled, one, log, states)),
    violations: await shortViolations(given, violations, pause),
    properties: propertiesOf(compiled.flow, { sent: options.sent !== undefined, tomorrow: options.tomorrow !== undefined }),
    broken: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

function withReason(
  compiled: CompiledFlow, witness: Witness, { contexts }: BranchLog, states: readonly Reached[],
): Witness & { readonly reason?: string } {
  if (witness.holds && witness.fails) return witness;
  if (witness.holds) return { ...witness, reason: 'it holds with all answers' };
  if (!witness.fails) return { ...witness, reason: 'no visit comes to where it is read' };
  const [kind, name = ''] = witness.at;
  // The guard of a branch is read by right answers alone.
  const read = contexts.get(branchName(witness.at.slice(0, -1)));
  const seen = read ?? states.map(({ step, snapshot }) => compiled.route.seen(kind === 'steps' ? name : step, snapshot.context as Context));
  return { ...witness, reason: whyNever(compiled, witness.rule, seen).text };
}
