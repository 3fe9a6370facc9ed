import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { applyLoad } from '../context/applyPatch';
import { withFacts } from '../context/facts';
import { forget, load, save, type KeyValueStorage } from '../context/persist';
import { getPath, isBlank, setPath } from '../context/paths';
import { fieldSchema } from '../rules/errors';
import type { Context, FlowDefinition, FlowEvent, View } from '../types';
import type { CompiledFlow } from './assemble';
import { stepOf } from './machine';
import { orderOf } from './order';
import { watchOrders, withLostOrder, withoutLostOrder } from './otherOrders';

export interface RunOptions {
  /** Where the visit is kept between two loads of the page; every method may throw. */
  readonly storage?: KeyValueStorage;
  /** The storage key; the flow's id when absent. */
  readonly key?: string;
  /** What is known of the visitor before the first answer: `{ account: { email }, site: { name }, query, landing }`. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The stored visit is broken, or of another definition, and was forgotten (I08). */
  readonly onForgotten?: () => void;
}

/** One visit of a flow. */
export interface FlowRun {
  readonly actor: AnyActorRef;
  view(): View;
  send(event: FlowEvent): void;
  subscribe(listener: (view: View) => void): () => void;
  /** Looks whether another tab has ordered, or has settled its order. Every event but typing does so first. */
  syncOrders(): void;
  stop(): void;
}

/**
 * Starts a visit, from stored answers where there are any: the same step where its entry guard allows it, all answers, nothing in flight.
 */
export function startRun(
  compiled: CompiledFlow, { storage, key = `surefoot.${compiled.flow.id}`, facts = {}, onForgotten }: RunOptions = {},
): FlowRun {
  const { flow, machine, patching, orders } = compiled;
  const stored = storage && loadKnown(storage, key, compiled, onForgotten);
  const loaded = applyLoad(withoutLostOrder(stored?.context ?? {}), patching);
  const context = withFacts(flow, prefilled(flow, withLostOrder(stored?.step, loaded, orders), facts), facts);
  const actor = createActor(machine, { input: { context } });
  /** With the answers off the route, which are kept. */
  const state = (): Stored => {
    const { value, context } = actor.getSnapshot() as AnyMachineSnapshot;
    return { step: stepOf(value), context: context as Context };
  };
  const view = (): View => compiled.view(actor.getSnapshot() as AnyMachineSnapshot);
  const writer = storage && createWriter((now, written) => save(storage, key, compiled, now.step, now.context, written?.context));
  let isTyping = false;
  actor.subscribe(() => writer?.write(state()));
  actor.start();
  const step = orderOf(context)?.step ?? stored?.step;
  if (step !== undefined) actor.send({ type: 'GOTO', step });
  // Not before the stored step is open: a receipt is not disturbed.
  const syncOrders = orders ? watchOrders(actor, orders, state, () => isTyping) : () => undefined;
  return {
    actor, view, syncOrders,
    send: (event) => {
      isTyping = event.type === 'CHANGE';
      if (!isTyping) syncOrders();
      // A reset visit begins as a new one does: with the facts of the visitor.
      actor.send(event.type === 'RESET' ? { ...event, context: prefilled(flow, {}, facts) } : event);
      isTyping = false;
    },
    subscribe: (listener) => { const { unsubscribe } = actor.subscribe(() => listener(view())); return () => unsubscribe(); },
    stop: () => { writer?.stop(); actor.stop(); },
  };
}

/** A stored visit that shows a purchase which this browser did not make is not a visit. */
function loadKnown(storage: KeyValueStorage, key: string, compiled: CompiledFlow, onForgotten?: () => void) {
  const stored = load(storage, key, compiled, onForgotten);
  if (!stored || !compiled.orders || compiled.orders.knows(stored.context)) return stored;
  forget(storage, key, compiled.flow);
  return undefined;
}

type Stored = Pick<View, 'step' | 'context'>;
interface Writer {
  readonly write: (state: Stored) => void;
  readonly stop: () => void;
}
/** The one writer of a visit. It writes each state once, and nothing after it was stopped. */
function createWriter(save: (state: Stored, written: Stored | undefined) => void): Writer {
  let written: Stored | undefined;
  let isStopped = false;
  return {
    write: (state) => {
      if (isStopped || (written?.step === state.step && written.context === state.context)) return;
      save(state, written);
      written = state;
    },
    stop: () => { isStopped = true; },
  };
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
