import { createActor, initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { CompiledFlow } from '../compile/assemble';
import { orderOf } from '../compile/order';
import { setPaths } from '../context/paths';
import type { Context, FlowEvent, Patch } from '../types';
import { loadedAgain, reload } from './reload';
import { createSharing } from './sharing';

/** One pure step of the real machine after the other. */
export interface Stepper {
  /** A visit that begins with these facts. */
  first(facts?: Context): AnyMachineSnapshot;
  /** The state after an event of the machine, or after `RELOAD`. */
  next(snapshot: AnyMachineSnapshot, event: { readonly type: string }): AnyMachineSnapshot;
}

const nothing = (): void => undefined;

/**
 * What XState's `transition` does, with one inert actor for all steps instead of a new one for each: nothing runs,
 * nothing is sent, only the next snapshot is worked out. Contexts that say the same become one object: most moves lead to answers that were
 * there before, and the walk along the route and all that is worked out of them is remembered by the object.
 */
export function createStepper(compiled: CompiledFlow): Stepper {
  const { machine, sharing = createSharing() } = compiled;
  const self = createActor(machine);
  const scope = {
    self, system: self.system, id: '', sessionId: '', logger: nothing, defer: nothing, emit: nothing, stopChild: nothing,
    actionExecutor: nothing
  } as unknown as Parameters<AnyStateMachine['transition']>[2];
  const { same } = sharing;
  // With what is known of a visit its first steps may be passed over.
  const begin = (context: Context): AnyMachineSnapshot => {
    const [first] = initialTransition(machine, { context } as never);
    return { ...first, context: same(first.context as Context) } as AnyMachineSnapshot;
  };
  const next: Stepper['next'] = (snapshot, event) => {
    const after = machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
    const context = same(after.context as Context);
    return context === after.context ? after : { ...after, context } as AnyMachineSnapshot;
  };
  const again = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const { step } = positionOf(snapshot);
    const context = loadedAgain(compiled, step, snapshot.context as Context);
    return next(begin(context), { type: 'GOTO', step: orderOf(context)?.step ?? step } as FlowEvent);
  };
  return {
    first: (facts = {}) => begin(facts),
    next: (snapshot, event) => (event.type === reload.type ? again(snapshot) : next(snapshot, event)),
  };
}

/** The step and the state inside it. */
export function positionOf(snapshot: AnyMachineSnapshot): { readonly step: string; readonly inner: string } {
  const [step, inner] = Object.entries(snapshot.value as Readonly<Record<string, string>>)[0] ?? ['', ''];
  return { step, inner };
}

/** The same state with a patch applied to its context. */
export const withPatch = (snapshot: AnyMachineSnapshot, more: Patch | undefined): AnyMachineSnapshot =>
  (more ? { ...snapshot, context: setPaths(snapshot.context as Context, more) } as AnyMachineSnapshot : snapshot);
