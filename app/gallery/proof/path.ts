import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { answersOf, type CompiledFlow, type Context, type Form } from '#engine';
import { decisionOf, formatEvent, formatFacts, splitTrace, traceOf, type ModelEvent, type PathFile, type Reached } from '#engine/explore';
import { short } from '../chart/words';
import type { Findings } from './findings';

/** One event of a path, in words. */
interface PathEvent { readonly step: string; readonly event: string; readonly words: string }
export interface Path {
  readonly events: readonly PathEvent[];
  /** The steps and modals of the path, and the edges between them. */
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  readonly end: PathEnd;
}
/** With the file by which it plays in the page. */
export interface FoundPath extends Path { readonly file?: PathFile }
/** A state of the machine as data: a worker cannot send a snapshot. */
export interface PathEnd { readonly step: string; readonly inner: string; readonly context: Context }
export const snapshotOf = ({ machine }: CompiledFlow, { step, inner, context }: PathEnd): AnyMachineSnapshot =>
  machine.resolveState({ value: { [step]: inner }, context });

/** The shortest path of a visitor's events to a step or a modal (`step/modal`), replayed on the real machine. */
export function pathTo(findings: Findings, compiled: CompiledFlow, id: string): Walked | undefined {
  const [step = '', modal] = id.split('/');
  const isThere = (inner: string): boolean => (modal ? inner === `modal:${modal}` : inner === 'open');
  const found = walk(findings, (state) => state.step === step && isThere(state.inner));
  // The forms' own examples are easiest to read; they count only if they lead to the same position.
  for (const rewrite of found ? [withExamples, unchanged] : []) {
    const walked = replay(compiled, found ?? [], rewrite);
    if (walked.end.step === step && isThere(walked.end.inner)) return walked;
  }
  const first = [...findings.states.values()].find((state) => state.step === step && isThere(state.inner))
    ?? [...findings.states.values()].find((state) => state.step === step);
  return first && replay(compiled, traceOf(first));
}

function walk({ first, states, edges: outgoing }: Findings, isThere: (state: Reached) => boolean): readonly ModelEvent[] | undefined {
  if (!first) return undefined;
  const from = new Map<string, { readonly key: string; readonly event: ModelEvent } | undefined>([[first.key, undefined]]);
  for (const key of from.keys()) {
    const state = states.get(key);
    if (state && isThere(state)) {
      const events: ModelEvent[] = [];
      for (let at = from.get(key); at; at = from.get(at.key)) events.unshift(at.event);
      return events;
    }
    for (const { to, event } of outgoing.get(key) ?? []) if (!from.has(to)) from.set(to, { key, event });
  }
  return undefined;
}

type Rewrite = (event: ModelEvent, form: Form | undefined) => ModelEvent;
const unchanged: Rewrite = (event) => event;
/** Replaces texts at the limit of their length ("CCCC…") by the field's example. */
const withExamples: Rewrite = (event, form) => {
  if (event.type !== 'CHANGE' || !('data' in event) || !form) return event;
  const data = Object.entries(event.data).map(([name, value]) => {
    const field = form.schema.properties?.[name];
    const examples = typeof field === 'object' ? field.examples : undefined;
    return [name, typeof value === 'string' && examples && !examples.includes(value) ? examples[0] : value] as const;
  });
  return { type: 'CHANGE', data: Object.fromEntries(data) };
};

/** A path, and what the machine was told. */
interface Walked extends Path { readonly trace: readonly ModelEvent[] }
function replay(compiled: CompiledFlow, trace: readonly ModelEvent[], rewrite: Rewrite = unchanged): Walked {
  const { flow, machine } = compiled;
  const { facts, events } = splitTrace(trace);
  const [start] = initialTransition(machine, undefined as never) as readonly [AnyMachineSnapshot, unknown];
  let at = { ...start, context: facts } as AnyMachineSnapshot;
  const described: PathEvent[] = trace.slice(0, trace.length - events.length)
    .map(({ type }) => ({ step: flow.start, event: type, words: formatFacts(facts) }));
  const told: ModelEvent[] = trace.slice(0, trace.length - events.length);
  const nodes = new Set<string>([flow.start]);
  const edges = new Set<string>();
  for (const original of events) {
    const before = position(at);
    const event = rewrite(original, flow.steps[before.step]?.form);
    const [after] = transition(machine, at, event as never) as readonly [AnyMachineSnapshot, unknown];
    told.push(event);
    described.push(describe(compiled, event, at, after));
    const now = position(after);
    const modal = now.inner.startsWith('modal:') ? `${now.step}/${now.inner.slice('modal:'.length)}` : undefined;
    nodes.add(modal ?? now.step);
    if (modal || now.step !== before.step) {
      const left = before.inner.startsWith('modal:') ? `${before.step}/${before.inner.slice('modal:'.length)}` : undefined;
      const { taken } = decisionOf(compiled, { from: { ...before, snapshot: at }, event, snapshot: after, to: now }) ?? {};
      edges.add(left ? `${left}>${now.step}` : taken?.name ?? `${before.step}>${now.step}`);
    }
    at = after;
  }
  return { events: described, trace: told, nodes, edges, end: { ...position(at), context: at.context as Context } };
}
function position(snapshot: AnyMachineSnapshot): { readonly step: string; readonly inner: string } {
  const [step, inner] = Object.entries(snapshot.value as Readonly<Record<string, string>>)[0] ?? ['', ''];
  return { step, inner };
}

/** A change is described by the fields it changed, not by the whole form. */
function describe({ flow }: CompiledFlow, event: ModelEvent, before: AnyMachineSnapshot, after: AnyMachineSnapshot): PathEvent {
  const { step } = position(before);
  const definition = flow.steps[step];
  if (event.type === 'CHANGE' && definition) {
    const [old, now] =
      [answersOf(definition, before.context), answersOf(definition, after.context)] as readonly Readonly<Record<string, unknown>>[];
    const changed = Object.entries(now ?? {}).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old?.[name]));
    return { step, event: 'CHANGE', words: changed.map(([name, value]) => `${name} = ${short(value)}`).join(', ') };
  }
  if (event.type.startsWith('xstate.')) return { step, event: 'answer', words: formatEvent(event) };
  return { step, event: event.type, words: 'value' in event && event.value !== undefined ? short(event.value) : '' };
}
