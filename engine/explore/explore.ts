import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../compile/assemble';
import type { Context, FlowEvent, Patch } from '../types';
import { createClasses, type Classes } from './classes/classes';
import { factCases } from './inputs/factCases';
import { createEventEnumerator } from './inputs/events';
import { createFollowed } from './inputs/followed';
import { tooLongIn } from './classes/grown';
import { propositionsOf } from './classes/propositions';
import { createUntold } from './classes/untold';
import { createStepper, withPatch, positionOf, type Stepper } from './stepper';

/** One way a call may end. `label` says which: `answer 1`, `refused no_offers_found`, `no answer`. */
export interface Outcome {
  readonly label: string;
  readonly patch?: Patch;
  readonly error?: unknown;
  /** The call itself was wrong: it sent what its contract refuses. */
  readonly breach?: string;
  /** The call failed in a way that no contract tells of: its adapter throws, or the example it was given is none. */
  readonly fault?: string;
}
/** Everything the outside environment may answer to a call with these answers. */
export type Environment = (call: string, context: Context) => Promise<readonly Outcome[]>;

/**
 * An event of the exploration. With `before`, the state's context holds that part of the answer already. In a trace, `landed` is the step
 * that opens where a typed address names another one, and ARRIVE with `facts` stands first where something is known of the visit before the
 * first answer.
 */
export type ModelEvent = (FlowEvent | {
  readonly type: string; readonly output?: unknown; readonly error?: unknown; readonly label?: string; readonly breach?: string;
  readonly fault?: string; readonly before?: Patch
}) & { readonly landed?: string; readonly facts?: Context };
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
  /** States that were come to, and not looked at any further. */
  readonly waiting: number;
  /** What could have been tried in the states that were looked at, and was not. */
  readonly leftOut: readonly string[];
}
export interface ExploreOptions {
  readonly environment: Environment;
  /** Stops there, and says so. */
  readonly most?: number;
  /** Shared with who makes more steps of the same machine, and who asks which states are alike. */
  readonly stepper?: Stepper;
  readonly classes?: Classes;
  /** Sees every move as it is made. */
  readonly onMove?: (move: Move) => void;
  /** Called after every move, so that a page stays alive. */
  readonly pause?: (states: number) => Promise<void>;
  /** Only what leads a visitor on is tried: nobody goes back or elsewhere. */
  readonly onward?: boolean;
}

/** Every reachable state of the real compiled machine: pure transitions, call outcomes as events, inputs from the form schemas. */
export async function explore(
  compiled: CompiledFlow, options: ExploreOptions,
): Promise<Exploration> {
  const { environment, most = 100_000, onMove, pause, onward = false } = options;
  const { stepper = createStepper(compiled), classes = createClasses(compiled) } = options;
  const leftOut = new Set(tooLongIn(compiled.flow, propositionsOf(compiled.flow)));
  const eventsIn = createEventEnumerator(compiled, environment, classes, { leaveOut: (what) => leftOut.add(what) });
  const seen = new Map<string, Reached>();
  const isNearer = createNearer(classes);
  const todo: Reached[] = [];
  const place = (snapshot: AnyMachineSnapshot, from?: Reached, by?: ModelEvent): Reached => {
    const { step, inner } = positionOf(snapshot);
    const key = classes.keyOf(snapshot);
    const reachedBefore = seen.get(key);
    if (!isNearer(key, snapshot.context as Context) && reachedBefore) return reachedBefore;
    const reached: Reached = { key, snapshot, step, inner, from, by };
    seen.set(key, reached);
    todo.push(reached);
    return reached;
  };
  for (const context of factCases(compiled.flow, compiled.patching.tools.clock)) place(stepper.first(context));
  let moves = 0;
  const followed = createFollowed(compiled);
  const untold = createUntold(compiled, environment, classes, stepper);
  const move = async (from: Reached, event: ModelEvent): Promise<void> => {
    const snapshot = stepper.next(withPatch(from.snapshot, 'before' in event ? event.before : undefined), event);
    moves += 1;
    const known = place(snapshot, from, event);
    const to = followed({ from, event, snapshot, known });
    untold.onMove({ from, event, snapshot });
    onMove?.({ from, event, snapshot, to });
    await pause?.(seen.size);
    if (to !== known) await movesFrom(to);
  };
  const movesFrom = async (from: Reached): Promise<void> => {
    untold.onState(from);
    for (const event of await eventsIn(from)) if (!onward || leadsOn(event)) await move(from, event);
  };
  for (let index = 0; index < todo.length; index += 1) {
    if (seen.size > most) return { states: todo, moves, bound: `${most} states`, waiting: todo.length - index, leftOut: [...leftOut] };
    await movesFrom(todo[index] as Reached);
  }
  return { states: todo, moves, waiting: 0, leftOut: [...leftOut, ...await untold.all(seen)] };
}

/**
 * A number may be beyond all limits, and calls bring it nearer to one bit by bit. Nothing tells these states apart until one is passed, so
 * of states with one key each that is nearer than those before is looked at.
 */
function createNearer(classes: Classes): (key: string, context: Context) => boolean {
  const nearest = new Map<string, readonly number[]>();
  return (key, context) => {
    const distances = classes.beyond(context);
    const before = nearest.get(key) ?? distances;
    nearest.set(key, distances.map((distance, index) => Math.min(distance, before[index] as number)));
    return distances.some((distance, index) => distance < (before[index] as number));
  };
}

/** A visitor who goes back or elsewhere, begins again or gives up has not been led on. */
export const leadsOn = ({ type }: ModelEvent): boolean => !['BACK', 'GOTO', 'RESET', 'RELOAD', 'ABANDON'].includes(type);

/** The events that lead from the start to a state, first to last. */
export function traceOf(reached: Reached): readonly ModelEvent[] {
  const events: ModelEvent[] = [];
  let at = reached;
  for (; at.by && at.from; at = at.from) {
    const isLedElsewhere = at.by.type === 'GOTO' && 'step' in at.by && at.by.step !== at.step;
    events.unshift(isLedElsewhere ? { ...at.by, landed: at.step } : at.by);
  }
  return [...arrivalIn(at), ...events];
}
/** How a visit begins of which something is known before the first answer. */
export function arrivalIn({ snapshot }: Reached): readonly ModelEvent[] {
  const facts = snapshot.context as Context;
  return Object.keys(facts).length > 0 ? [{ type: 'ARRIVE', facts }] : [];
}
/** A trace without its arrival, which is no event of the machine, and what is known from it. */
export function splitTrace(trace: readonly ModelEvent[]): { readonly facts: Context; readonly events: readonly ModelEvent[] } {
  const facts = trace[0]?.facts;
  return { facts: facts ?? {}, events: facts ? trace.slice(1) : trace };
}
