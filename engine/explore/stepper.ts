import { createActor, initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { setPath } from '../context/paths';
import type { Context, Patch } from '../types';

/** One pure step of the real machine after the other. */
export interface Stepper {
  readonly first: AnyMachineSnapshot; next(snapshot: AnyMachineSnapshot, event: { readonly type: string }): AnyMachineSnapshot
}

const nothing = (): void => undefined;

/**
 * What XState's `transition` does, with one inert actor for all steps instead of a new one for each: nothing runs,
 * nothing is sent, only the next snapshot is worked out.
 */
export function createStepper(machine: AnyStateMachine): Stepper {
  const self = createActor(machine);
  const scope = {
    self, system: self.system, id: '', sessionId: '', logger: nothing, defer: nothing, emit: nothing, stopChild: nothing,
    actionExecutor: nothing
  };
  const [first] = initialTransition(machine, undefined as never);
  return {
    first,
    next: (snapshot, event) =>
      machine.transition(snapshot, event, scope as unknown as Parameters<AnyStateMachine['transition']>[2]) as AnyMachineSnapshot
  };
}

/** The step and the state inside it. */
export function positionOf(snapshot: AnyMachineSnapshot): { readonly step: string; readonly inner: string } {
  const [step, inner] = Object.entries(snapshot.value as Readonly<Record<string, string>>)[0] ?? ['', ''];
  return { step, inner };
}

/** The same state with a patch applied to its context. */
export const withPatch = (snapshot: AnyMachineSnapshot, more: Patch | undefined): AnyMachineSnapshot =>
  (
    more ? {
      ...snapshot, context: Object.entries(more).reduce((now, [path, value]) => setPath(now, path, value), snapshot.context as Context)
    } as AnyMachineSnapshot : snapshot
  );
