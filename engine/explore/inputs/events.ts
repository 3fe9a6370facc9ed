import type { CompiledFlow } from '../../compile/assemble';
import { invokeId, states } from '../../compile/names';
import { causesOf } from '../../definition/changes';
import type { Context, FlowDefinition, Patch, Step } from '../../types';
import type { Classes } from '../classes/classes';
import { listAt } from '../classes/offered';
import type { Environment, ModelEvent, Reached } from '../explore';
import { createAddresses } from './addresses';
import type { LeaveOut, Pick } from './documents';
import { createEdits } from './edits';
import { isNew } from './isNew';
import { createOutcomeKinds, everyOutcome, repeatedPatches } from './outcomes';
import { createReloads } from './reloads';
import { asTaken } from './taken';

interface EnumeratorOptions {
  readonly pick?: Pick;
  readonly leaveOut?: LeaveOut;
}

/**
 * Enumerates the events that a state may receive: what the visitor may do, and how a running call may end. An event is
 * left out only where it cannot lead elsewhere. With `pick` none is left out for such a reason, so that random walks check the reasons; of
 * the edits those of a field that it picks are enumerated.
 */
export function createEventEnumerator(
  compiled: CompiledFlow, environment: Environment, classes: Classes, { pick, leaveOut }: EnumeratorOptions = {},
): (reached: Reached) => Promise<readonly ModelEvent[]> {
  const { flow, route, sharing } = compiled;
  const watched = (flow.changes ?? []).flatMap(causesOf);
  const addressesIn = createAddresses(compiled, classes, pick !== undefined);
  const reloadsIn = createReloads(compiled, classes, pick !== undefined);
  const editsIn = createEdits(compiled, classes, watched, { pick, leaveOut });
  // The same answer to two calls is one object: what is made of it is compared by identity.
  const shared = (patch: Patch = {}): Patch =>
    (sharing ? Object.fromEntries(Object.entries(patch).map(([path, value]) => [path, sharing.firstOf(value)])) : patch);
  const newOutcomes = pick ? everyOutcome : createOutcomeKinds(compiled, classes);
  const worthTrying = pick ? everyEvent : createUnhandledFilter(compiled);
  const eventsIn = async (reached: Reached): Promise<readonly ModelEvent[]> => {
    const { snapshot, step, inner } = reached;
    const definition = flow.steps[step];
    const context = snapshot.context as Context;
    if (!definition) return [];
    const always: readonly ModelEvent[] = [...addressesIn(reached), { type: 'NEXT' }, { type: 'BACK' }];
    if (inner.startsWith('modal:')) return [...always, ...modalEvents(flow, inner.slice('modal:'.length), context)];
    if (inner === 'failed' || inner === 'missed') return [...always, { type: 'DISMISS' }];
    if (inner === states.doubt) return [...always, { type: 'CHECK' }, { type: 'ABANDON' }];
    if (inner === 'unready') return [...always, { type: 'REFRESH' }];
    const own = [...always, ...(definition.refresh ? [{ type: 'REFRESH' }] : []), ...choiceEvents(definition, context)];
    if (inner === 'open') return [...own, ...editsIn(reached)];
    const [event = '', call = ''] = inner.split(':');
    const ends = newOutcomes(reached, call, (await environment(call, route.active(context))).map((end) => asTaken(flow, call, end)));
    const outcomes = ends.flatMap(({ label, patch, error, ...wrong }): readonly ModelEvent[] => {
      const id = invokeId(step, event, call);
      if (error !== undefined) return [{ type: `xstate.error.actor.${id}`, error, label, ...wrong }];
      const done = { type: `xstate.done.actor.${id}`, output: shared(patch), label };
      return [done, ...(pick ? [] : repeatedPatches(patch ?? {}, reached, classes, watched).map((before) => ({ ...done, before })))];
    });
    return [...own, ...(event === 'REFRESH' ? editsIn(reached) : []), ...outcomes];
  };
  return async (reached) => [...worthTrying(reached, await eventsIn(reached)), ...reloadsIn(reached)];
}

type EventFilter = (at: Reached, events: readonly ModelEvent[]) => readonly ModelEvent[];
const everyEvent: EventFilter = (_, events) => events;
/** An event for which a place has no transition leaves each of its states as it is: it is tried there once. */
function createUnhandledFilter({ machine }: CompiledFlow): EventFilter {
  const tried = new Set<string>();
  return ({ step, inner }, events) => {
    const node = machine.states[step];
    const listening = [node?.states[inner], node, machine.root];
    return events.filter(({ type }) => type.startsWith('xstate.') || listening.some((one) => one?.transitions.has(type))
      || isNew(tried, `${step}/${inner} ${type}`));
  };
}

const modalEvents = (flow: FlowDefinition, modal: string, context: Context): readonly ModelEvent[] =>
  [
    { type: 'DISMISS' }, { type: 'ACCEPT' },
    ...listAt(context, flow.modals?.[modal]?.options).map((value): ModelEvent => ({ type: 'PICK', value }))
  ];

/** The step's own events, with every value on offer and one that is not. */
const choiceEvents = ({ on = {} }: Step, context: Context): readonly ModelEvent[] =>
  Object.entries(on).flatMap(([type, transition]): readonly ModelEvent[] =>
    (transition?.from ? [...listAt(context, transition.from), { made: 'up' }].map((value) => ({ type, value })) : [{ type }]));
