import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { applyLoad } from '../context/applyPatch';
import { load, save, type KeyValueStorage } from '../context/persist';
import type { FlowEvent, View } from '../types';
import type { CompiledFlow } from './compile';

export interface RunOptions {
  /** Where the visit is kept between two loads of the page; every method may throw. */
  readonly storage?: KeyValueStorage;
  /** The storage key; the flow's id when absent. */
  readonly key?: string;
}

/** One visit of a flow. */
export interface FlowRun {
  readonly actor: AnyActorRef;
  view(): View;
  send(event: FlowEvent): void;
  subscribe(listener: (view: View) => void): () => void;
  stop(): void;
}

/** Starts a visit, from stored answers where there are any: the same step through its door, all answers, nothing in flight. */
export function startRun(compiled: CompiledFlow, { storage, key = `surefoot.${compiled.flow.id}` }: RunOptions = {}): FlowRun {
  const { flow, machine, patching } = compiled;
  const stored = storage && load(storage, key, flow);
  const context = applyLoad(stored?.context ?? {}, patching);
  const actor = createActor(machine, { input: { context } });
  const view = (): View => compiled.view(actor.getSnapshot() as AnyMachineSnapshot);
  if (storage) actor.subscribe(() => { const now = view(); save(storage, key, flow, now.step, now.context); });
  actor.start();
  if (stored) actor.send({ type: 'GOTO', step: stored.step });
  return {
    actor, view,
    send: (event) => actor.send(event),
    subscribe: (listener) => { const { unsubscribe } = actor.subscribe(() => listener(view())); return () => unsubscribe(); },
    stop: () => actor.stop(),
  };
}
