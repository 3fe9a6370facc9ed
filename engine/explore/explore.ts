import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../compile/assemble';
import { branchesOf, isSkippable } from '../route/graph';
import type { Context, FlowEvent, Patch } from '../types';
import { createClasses } from './classes';
import { factCases } from './factCases';
import { createEventEnumerator } from './events';
import { createStepper, withPatch, positionOf, type Stepper } from './stepper';

/** One way a call may end. `label` says which: `answer 1`, `refused no_offers_found`, `no answer`. */
export interface Outcome {
  readonly label: string;
  readonly patch?: Patch;
  readonly error?: unknown;
  /** The call itself was wrong: it sent what its contract refuses. */
  readonly breach?: string;
}
/** Everything the outside environment may answer to a call with these answers. */
export type Environment = (call: string, context: Context) => Promise<readonly Outcome[]>;

/** An event of the exploration. With `before`, the state's context holds that part of the answer already. */
export type ModelEvent = FlowEvent | {
  readonly type: string; readonly output?: unknown; readonly error?: unknown; readonly label?: string; readonly breach?: string;
  readonly before?: Patch
};
/** A state of the real machine, and how it was reached first. */
export interface Reached {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly step: string;
  /** `open`, `failed`, `modal:renty`, `NEXT:plans` … */
  readonly inner: string;
  readonly from?: Reached;
  readonly by?: ModelEvent;
}
/** One step of the exploration: the event in a state and the state after it. */
export interface Move { readonly from: Reached; readonly event: ModelEvent; readonly snapshot: AnyMachineSnapshot; readonly to: Reached }

export interface Exploration {
  readonly states: readonly Reached[];
  readonly moves: number;
  /** Undefined when everything was explored; else what stopped it. */
  readonly bound?: string;
}
export interface ExploreOptions {
  readonly environment: Environment;
  /** Stops there, and says so. */
  readonly most?: number;
  /** Shared with who makes more steps of the same machine. */
  readonly stepper?: Stepper;
  /** Sees every move as it is made. */
  readonly onMove?: (move: Move) => void;
  /** Called every now and then, so that a page stays alive. */
  readonly pause?: (states: number) => Promise<void>;
}

/** Every reachable state of the real compiled machine: pure transitions, call outcomes as events, inputs from the form schemas. */
export async function explore(
  compiled: CompiledFlow, { environment, most = 100_000, onMove, pause, stepper = createStepper(compiled.machine) }: ExploreOptions
): Promise<Exploration> {
  const classes = createClasses(compiled);
  const eventsIn = createEventEnumerator(compiled, environment, classes);
  const seen = new Map<string, Reached>();
  const todo: Reached[] = [];
  const place = (snapshot: AnyMachineSnapshot, from?: Reached, by?: ModelEvent): Reached => {
    const { step, inner } = positionOf(snapshot);
    const key = classes.keyOf(snapshot);
    const reachedBefore = seen.get(key);
    if (reachedBefore) return reachedBefore;
    const reached: Reached = { key, snapshot, step, inner, from, by };
    seen.set(key, reached);
    todo.push(reached);
    return reached;
  };
  for (const context of factCases(compiled.flow)) place({ ...stepper.first, context } as AnyMachineSnapshot);
  let moves = 0;
  for (let index = 0; index < todo.length; index += 1) {
    if (seen.size > most) return { states: todo, moves, bound: `${most} states` };
    const reached = todo[index] as Reached;
    for (const event of await eventsIn(reached)) {
      const snapshot = stepper.next(withPatch(reached.snapshot, 'before' in event ? event.before : undefined), event);
      moves += 1;
      const to = place(snapshot, reached, event);
      onMove?.({ from: reached, event, snapshot, to });
    }
    if (pause && index % 50 === 0) await pause(seen.size);
  }
  return { states: todo, moves };
}

/** The events that lead from the start to a state, first to last. */
export function traceOf(reached: Reached): readonly ModelEvent[] {
  const events: ModelEvent[] = [];
  for (let at: Reached | undefined = reached; at?.by; at = at.from) events.unshift(at.by);
  return events;
}
/** Which branch of a step's `next` holds with this context: its name, `useType.next[1]`, and the step it leads to. */
export function branchTaken(
  compiled: CompiledFlow, step: string, event: string, context: Context,
): { readonly name: string; readonly to?: string } | undefined {
  const definition = compiled.flow.steps[step];
  const next = event === 'NEXT' ? definition?.next : definition?.on?.[event as 'CHOOSE']?.next;
  const branches = branchesOf(next);
  const seen = compiled.route.seen(step, context);
  const index = branches.findIndex(({ when }) => compiled.rules.holds(when, seen));
  return index < 0 ? undefined : { name: branchName(step, event, index), to: branches[index]?.to };
}
/** The steps that a move to `first` passed over on its way to `last`, and the branch that was taken in each. */
export function passedOver(
  compiled: CompiledFlow, first: string, last: string, context: Context,
): readonly { readonly step: string; readonly branch: string }[] {
  const passed: { step: string; branch: string }[] = [];
  for (let at = first; at !== last && !passed.some(({ step }) => step === at);) {
    const step = compiled.flow.steps[at];
    const taken = step && isSkippable(step) ? branchTaken(compiled, at, 'NEXT', context) : undefined;
    if (!taken?.to) break;
    passed.push({ step: at, branch: taken.name });
    at = taken.to;
  }
  return passed;
}
export const branchName = (step: string, event: string, index: number): string => `${step}.${event === 'NEXT' ? 'next' : event}[${index}]`;
