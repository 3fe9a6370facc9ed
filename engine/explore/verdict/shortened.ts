import type { CompiledFlow } from '../../compile/assemble';
import { invokeId } from '../../compile/names';
import type { Context } from '../../types';
import type { Classes } from '../classes/classes';
import { splitTrace, type Environment, type ModelEvent, type Move, type Reached } from '../explore';
import { asTaken } from '../inputs/taken';
import { play, type Played } from '../paths/playPath';
import { positionOf, type Stepper } from '../stepper';

/** The events that lead to the same fault, where this way comes to it. */
export type FoundAgain = (moves: readonly Move[]) => Promise<readonly ModelEvent[] | undefined>;
interface Tools {
  readonly compiled: CompiledFlow;
  readonly stepper: Stepper;
  readonly classes: Classes;
  readonly environment: Environment;
}
type Place = Pick<Reached, 'step' | 'inner'>;

/**
 * The events that a fault needs. States that behave alike are explored once, so the way to one may go round: each thing that a visitor does
 * is left out, with the calls that follow it, and stays out where the same is found all the same. Nothing is changed besides: every event
 * happens where it happened before, and a call ends with the answer of that name which it gives there.
 */
export async function shortened(tools: Tools, whole: readonly ModelEvent[], foundAgain: FoundAgain): Promise<readonly ModelEvent[]> {
  let trace = whole;
  let places = placesOn(tools, trace);
  for (let index = 0; index < unitsOf(trace).length;) {
    const moves = await movesOf(tools, without(trace, places, index));
    const found = moves && await foundAgain(moves);
    if (found && found.length < trace.length) [trace, places] = [found, placesOn(tools, found)];
    else index += 1;
  }
  return trace;
}

const isCall = ({ type }: ModelEvent): boolean => type.startsWith('xstate.');
/** Where each thing begins that a visitor does; the calls that follow it belong to it. How the visit arrived stays. */
const unitsOf = (trace: readonly ModelEvent[]): readonly number[] =>
  trace.flatMap((event, index) => (isCall(event) || event.facts ? [] : [index]));

/** A trace with the place of each event, but for one thing that a visitor did. */
interface Kept { readonly facts: Context; readonly events: readonly { readonly event: ModelEvent; readonly at: Place }[] }
function without(trace: readonly ModelEvent[], places: readonly Place[], unit: number): Kept {
  const starts = unitsOf(trace);
  const [from, to] = [starts[unit] as number, starts[unit + 1] ?? trace.length];
  const { facts, events } = splitTrace(trace);
  const first = trace.length - events.length;
  return { facts, events: events.map((event, index) => ({ event, at: places[index] as Place }))
    .filter((_, index) => index + first < from || index + first >= to) };
}

/** Where each event of a trace happens. */
function placesOn({ compiled, stepper }: Tools, trace: readonly ModelEvent[]): readonly Place[] {
  const { facts, events } = splitTrace(trace);
  let at = begun(stepper, facts);
  return events.map((event) => {
    const { step, inner } = at;
    at = play(compiled, stepper, at, event);
    return { step, inner };
  });
}
const begun = (stepper: Stepper, facts: Context): Played => {
  const snapshot = stepper.first(facts);
  return { snapshot, ...positionOf(snapshot) };
};

/** A way, from the real machine; undefined where an event does not happen there any more. */
async function movesOf({ compiled, stepper, classes, environment }: Tools, { facts, events }: Kept): Promise<readonly Move[] | undefined> {
  const reached = (played: Played, from?: Reached): Reached => ({
    key: classes.keyOf(played.snapshot), snapshot: played.snapshot, step: played.step, inner: played.inner,
    ...(from && played.by ? { from, by: played.by } : {}),
  });
  const moves: Move[] = [];
  let at = reached(begun(stepper, facts));
  for (const { event, at: place } of events) {
    if (at.step !== place.step || at.inner !== place.inner) return undefined;
    const happens = isCall(event) ? await answered(compiled, environment, at, event) : event;
    if (!happens) return undefined;
    const played = play(compiled, stepper, at, happens);
    const to = reached(played, at);
    moves.push({ from: at, event: played.by as ModelEvent, snapshot: played.snapshot, to });
    at = to;
  }
  return moves;
}
/** The same end of a call, with what it gives there. */
async function answered(compiled: CompiledFlow, environment: Environment, { step, inner, snapshot }: Reached, event: ModelEvent):
  Promise<ModelEvent | undefined> {
  const [press = '', call = ''] = inner.split(':');
  const id = invokeId(step, press, call);
  if (!event.type.endsWith(`.${id}`) || !('label' in event)) return undefined;
  const ends = await environment(call, compiled.route.active(snapshot.context as Context));
  const end = ends.map((one) => asTaken(compiled.flow, call, one)).find(({ label }) => label === event.label);
  if (!end) return undefined;
  const { patch, error, ...told } = end;
  const before = 'before' in event && event.before ? { before: event.before } : {};
  return error === undefined ? { type: `xstate.done.actor.${id}`, output: patch ?? {}, ...told, ...before }
    : { type: `xstate.error.actor.${id}`, error, ...told };
}
