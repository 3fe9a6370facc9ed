import type { CompiledFlow } from '../../compile/assemble';
import { isDecision } from '../../definition/graph';
import type { FlowDefinition, Step } from '../../types';
import { explore, type Environment, type Move, type Reached } from '../explore';
import { innerName } from './dead';
import { arrivalOf, type Arrival, type Decision } from './decision';

/** The parts of a definition that a move comes to: `step pets`, `branch pets.next[0]`, `modal late`, `call quote`. */
export function partsOf({ flow }: CompiledFlow, { from, to }: Pick<Move, 'from' | 'to'>, arrival: Arrival | undefined): readonly string[] {
  const inner = innerName(to.inner);
  return [
    ...(to.step === from.step ? [] : [`step ${to.step}`]), ...(inner === undefined ? [] : [inner]),
    ...(arrival ? [`branch ${arrival.branches[0]}`, ...partsPassed(flow, arrival.passed)] : []),
  ];
}
/** Those that are passed over on the way: the branches, and the steps that only decide. */
export const partsPassed = ({ steps }: FlowDefinition, passed: readonly Decision[]): readonly string[] =>
  passed.flatMap(({ step, taken }) => [`branch ${taken?.name}`, ...(isDecision(steps[step] as Step) ? [`step ${step}`] : [])]);

/** The state behind a move, come to by that very move: `to` is the first state like it, and may have been come to in another way. */
export const reachedBy = ({ from, event, snapshot, to }: Move): Reached => ({ ...to, snapshot, from, by: event });

/**
 * The shortest way to each part by which a visitor only goes on. The first way on which a proof meets a part may take typed addresses: they
 * are often shorter, leave out calls and take no branch. So the flow is explored once more, without them, without Back and without loading
 * the page again.
 */
export async function waysOnward(
  compiled: CompiledFlow, options: { readonly environment: Environment; readonly most: number },
): Promise<ReadonlyMap<string, Reached>> {
  const ways = new Map<string, Reached>();
  await explore(compiled, { ...options, onward: true, onMove(move) {
    const parts = partsOf(compiled, move, arrivalOf(compiled, move)).filter((part) => !ways.has(part));
    for (const part of parts) ways.set(part, reachedBy(move));
  } });
  return ways;
}
