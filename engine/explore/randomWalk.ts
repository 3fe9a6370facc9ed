import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../compile/assemble';
import { isEnd } from '../definition/graph';
import type { FlowDefinition } from '../types';
import { createClasses } from './classes/classes';
import { traceOf, type ModelEvent, type Reached, type Environment } from './explore';
import type { Pick } from './inputs/documents';
import { createEventEnumerator } from './inputs/events';
import { createStepper, positionOf } from './stepper';

/** A state of the machine that the exploration does not know, and how a walk came to it. */
export interface UnexploredState { readonly key: string; readonly trace: readonly ModelEvent[] }
interface WalkOptions {
  readonly environment: Environment;
  readonly explored: readonly Reached[];
  readonly pick: Pick;
  readonly walks: number;
  readonly steps: number;
}

/**
 * A second look that trusts none of the exploration's reasons for leaving something out: random walks of the real machine, in which states
 * are never merged and everything that can happen may happen. Every state they come to must be one that the exploration has seen; the
 * first that is not is returned. What an end shows is not compared: it is left by an address only, and those are tried for every class of
 * context. Walks begin at random explored states, so that they start deep inside.
 */
export async function randomWalk(
  compiled: CompiledFlow, { environment, explored, pick, walks, steps }: WalkOptions
): Promise<UnexploredState | undefined> {
  const stepper = createStepper(compiled);
  const classes = createClasses(compiled);
  const eventsIn = createEventEnumerator(compiled, environment, classes, { pick });
  // Values are numbered as they are met: the keys of the exploration say the same by other numbers.
  const exploredKeys = new Set(explored.map(({ snapshot }) => classes.keyOf(snapshot)));
  for (let walk = 0; walk < walks; walk += 1) {
    let at = explored[pick(explored.length)] as Reached;
    for (let step = 0; step < steps; step += 1) {
      const events = await eventsIn(at);
      const event = events[pick(events.length)] as ModelEvent;
      const snapshot: AnyMachineSnapshot = stepper.next(at.snapshot, event);
      at = { ...positionOf(snapshot), key: classes.keyOf(snapshot), snapshot, from: at, by: event };
      if (!exploredKeys.has(at.key) && !isClosed(compiled.flow, at.step)) return { key: at.key, trace: traceOf(at) };
    }
  }
  return undefined;
}

/** An end that is left by an address only: nothing is asked there, nothing runs, and there is no way back. */
function isClosed(flow: FlowDefinition, name: string): boolean {
  const { form, survey, enter, on, back } = flow.steps[name] ?? {};
  return isEnd(flow, name) && !form && !survey && !enter && !on && back === false;
}
