import { createActor, initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

/** One pure step of the real machine after the other. */
export interface Stepper { readonly first: AnyMachineSnapshot; next(snapshot: AnyMachineSnapshot, event: { readonly type: string }): AnyMachineSnapshot }

const nothing = (): void => undefined;

/**
 * What XState's `transition` does, with one inert actor for all steps instead of a new one for each: nothing runs,
 * nothing is sent, only the next snapshot is worked out.
 */
export function createStepper(machine: AnyStateMachine): Stepper {
  const self = createActor(machine);
  const scope = { self, system: self.system, id: '', sessionId: '', logger: nothing, defer: nothing, emit: nothing, stopChild: nothing, actionExecutor: nothing };
  const [first] = initialTransition(machine, undefined as never);
  return { first, next: (snapshot, event) => machine.transition(snapshot, event, scope as unknown as Parameters<AnyStateMachine['transition']>[2]) as AnyMachineSnapshot };
}
