import type { CompiledFlow } from '../../compile/assemble';
import type { Classes } from '../classes/classes';
import type { Environment, Move, Reached } from '../explore';
import type { Stepper } from '../stepper';
import { createOutlived, type Sent } from './outlived';
import { createPromises } from './promises';
import { createProperties, type Violation } from './properties';
import { createVisits } from './visits';

/** A flow as it is explored, and everything that its checks look at besides. */
export interface CheckedFlow {
  readonly compiled: CompiledFlow;
  readonly stepper: Stepper;
  readonly classes: Classes;
  readonly environment: Environment;
  readonly sent?: Sent;
  readonly tomorrow?: CompiledFlow;
}
export interface Checks {
  readonly onMove: (move: Move) => void;
  /** Once for each state. */
  readonly onState: (state: Reached) => void;
  /** What outlives an answer that it was made from. */
  readonly outlived: () => Promise<void>;
  /** What only shows when all moves are known. */
  readonly atEnd: (complete: boolean) => void;
}

/** Everything that must hold on every move and in every state. */
export function createChecks(given: CheckedFlow, found: (violation: Violation) => void): Checks {
  const { compiled, stepper, classes, environment, sent, tomorrow } = given;
  const properties = createProperties(compiled, stepper, found);
  const promises = createPromises({ compiled, classes }, found);
  const outlived = sent && createOutlived({ compiled, stepper, environment, sent }, found);
  const visits = createVisits(compiled, tomorrow, found);
  return {
    onMove: (move) => {
      properties.onMove(move);
      promises.onMove(move);
      outlived?.onMove(move);
    },
    onState: (state) => {
      properties.onState(state);
      outlived?.onState(state);
      visits.onState(state);
    },
    outlived: async () => outlived?.atEnd(),
    atEnd: promises.atEnd,
  };
}

/** What these checks find on one way; of what outlives an answer only where it is asked for, as it takes long. */
export async function foundOn(given: CheckedFlow, moves: readonly Move[], withOutlived: boolean): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  const checks = createChecks(given, (violation) => { found.push(violation); });
  for (const move of moves) {
    checks.onMove(move);
    checks.onState(move.to);
  }
  if (withOutlived) await checks.outlived();
  return found;
}
