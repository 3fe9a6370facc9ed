import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { applyLoad } from '../context/applyPatch';
import { load, save, type KeyValueStorage } from '../context/persist';
import { getPath, isBlank, setPath } from '../context/paths';
import { fieldSchema } from '../rules/errors';
import type { Context, FlowDefinition, FlowEvent, View } from '../types';
import type { CompiledFlow } from './assemble';

export interface RunOptions {
  /** Where the visit is kept between two loads of the page; every method may throw. */
  readonly storage?: KeyValueStorage;
  /** When it is written: at once when absent. The page waits until it has nothing else to do; it must not wait longer than the page lasts. */
  readonly later?: (work: () => void) => void;
  /** The storage key; the flow's id when absent. */
  readonly key?: string;
  /** What is known of the visitor before the first answer: `{ account: { email } }`. */
  readonly facts?: Readonly<Record<string, unknown>>;
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
export function startRun(compiled: CompiledFlow, { storage, later = (work) => work(), key = `surefoot.${compiled.flow.id}`, facts = {} }: RunOptions = {}): FlowRun {
  const { flow, machine, patching } = compiled;
  const stored = storage && load(storage, key, flow);
  const context = prefilled(flow, applyLoad(stored?.context ?? {}, patching), facts);
  const actor = createActor(machine, { input: { context } });
  const view = (): View => compiled.view(actor.getSnapshot() as AnyMachineSnapshot);
  const endKeeping = storage ? keep({ storage, key, later }, flow, actor, view) : undefined;
  actor.start();
  if (stored) actor.send({ type: 'GOTO', step: stored.step });
  return {
    actor, view,
    // Anew is as at the start: with what is known of the visitor.
    send: (event) => actor.send(event.type === 'RESET' ? { ...event, context: prefilled(flow, {}, facts) } : event),
    subscribe: (listener) => { const { unsubscribe } = actor.subscribe(() => listener(view())); return () => unsubscribe(); },
    stop: () => { endKeeping?.(); actor.stop(); },
  };
}

/** Stores the visit after every change; returns what ends it. Several changes before it is written are written once. */
function keep({ storage, key, later }: Required<Pick<RunOptions, 'storage' | 'key' | 'later'>>, flow: FlowDefinition, actor: AnyActorRef, view: () => View): () => void {
  let isOwed = false;
  let isOver = false;
  const write = (): void => {
    isOwed = false;
    if (isOver) return;
    const { step, context } = view();
    save(storage, key, flow, step, context);
  };
  actor.subscribe(() => {
    if (isOwed) return;
    isOwed = true;
    later(write);
  });
  return () => { isOver = true; };
}

/** Blank answers that a fact of the visit already gives (RN-052, RC-063). */
function prefilled(flow: FlowDefinition, context: Context, facts: Context): Context {
  return Object.entries(flow.prefill ?? {}).reduce((now, [path, known]) => {
    const value = [known].flat().map((fact) => getPath(facts, fact)).find((found) => !isBlank(found));
    return value === undefined || !isBlank(getPath(now, path)) ? now : setPath(now, path, cut(flow, path, value));
  }, context);
}
/** C-06: what lands in a field is at most as long as the field. */
function cut(flow: FlowDefinition, path: string, value: unknown): unknown {
  const longest = Object.values(flow.steps).flatMap(({ form, save }): readonly number[] => {
    const inForm = save && path.startsWith(`${save}.`) ? path.slice(save.length + 1) : path;
    return form ? [fieldSchema(form.schema, inForm.split('.')).maxLength ?? Infinity] : [];
  });
  return typeof value === 'string' ? value.slice(0, Math.min(...longest)) : value;
}
