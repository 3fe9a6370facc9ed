import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { answersOf, type CompiledFlow, type Form } from '#engine';
import { branchTaken, formatEvent, traceOf, type ModelEvent, type Reached } from '#engine/explore';
import { via, type Findings } from './findings';

/** One event on the way, in words. */
interface Told { readonly step: string; readonly event: string; readonly words: string }
export interface Path {
  readonly told: readonly Told[];
  /** Steps and modals on the way, and the edges between them. */
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  readonly end: AnyMachineSnapshot;
}

/** The shortest way of a visitor's own events to a step or a modal (`step/modal`), run again on the real machine. */
export function pathTo(findings: Findings, compiled: CompiledFlow, id: string): Path | undefined {
  const [step = '', modal] = id.split('/');
  const isThere = (inner: string): boolean => (modal ? inner === `modal:${modal}` : inner === 'open');
  const found = walk(findings, (state) => state.step === step && isThere(state.inner));
  // With the forms' own examples the path reads best; it counts only where it leads to the same place.
  for (const reads of found ? [plain, same] : []) {
    const walked = replay(compiled, found ?? [], reads);
    if (place(walked.end).step === step && isThere(place(walked.end).inner)) return walked;
  }
  const first = [...findings.states.values()].find((state) => state.step === step && isThere(state.inner)) ?? [...findings.states.values()].find((state) => state.step === step);
  return first && replay(compiled, traceOf(first));
}

function walk({ first, states, ways }: Findings, isThere: (state: Reached) => boolean): readonly ModelEvent[] | undefined {
  if (!first) return undefined;
  const from = new Map<string, { readonly key: string; readonly event: ModelEvent } | undefined>([[first.key, undefined]]);
  for (const key of from.keys()) {
    const state = states.get(key);
    if (state && isThere(state)) {
      const events: ModelEvent[] = [];
      for (let at = from.get(key); at; at = from.get(at.key)) events.unshift(at.event);
      return events;
    }
    for (const { to, event } of ways.get(key) ?? []) if (!from.has(to)) from.set(to, { key, event });
  }
  return undefined;
}

type Reads = (event: ModelEvent, form: Form | undefined) => ModelEvent;
const same: Reads = (event) => event;
/** Texts at a limit's edge ("CCCC…") become the field's example. */
const plain: Reads = (event, form) => {
  if (event.type !== 'CHANGE' || !('data' in event) || !form) return event;
  const data = Object.entries(event.data).map(([name, value]) => {
    const field = form.schema.properties?.[name];
    const examples = typeof field === 'object' ? field.examples : undefined;
    return [name, typeof value === 'string' && examples && !examples.includes(value) ? examples[0] : value] as const;
  });
  return { type: 'CHANGE', data: Object.fromEntries(data) };
};

function replay(compiled: CompiledFlow, events: readonly ModelEvent[], reads: Reads = same): Path {
  const { flow, machine } = compiled;
  let [at] = initialTransition(machine, undefined as never) as readonly [AnyMachineSnapshot, unknown];
  const told: Told[] = [];
  const nodes = new Set<string>([flow.start]);
  const edges = new Set<string>();
  for (const happening of events) {
    const before = place(at);
    const event = reads(happening, flow.steps[before.step]?.form);
    const [after] = transition(machine, at, event as never) as readonly [AnyMachineSnapshot, unknown];
    told.push(tell(compiled, event, at, after));
    const now = place(after);
    const modal = now.inner.startsWith('modal:') ? `${now.step}/${now.inner.slice('modal:'.length)}` : undefined;
    nodes.add(modal ?? now.step);
    if (modal || now.step !== before.step) {
      const left = before.inner.startsWith('modal:') ? `${before.step}/${before.inner.slice('modal:'.length)}` : undefined;
      edges.add(left ? `${left}>${now.step}` : branchTaken(compiled, before.step, via(before, event.type), contextThen(event, at, after)) ?? `${before.step}>${now.step}`);
    }
    at = after;
  }
  return { told, nodes, edges, end: at };
}
const contextThen = (event: ModelEvent, before: AnyMachineSnapshot, after: AnyMachineSnapshot) => ({ ...before.context, ...after.context, ...('output' in event && typeof event.output === 'object' ? event.output : {}) });

function place(snapshot: AnyMachineSnapshot): { readonly step: string; readonly inner: string } {
  const [step, inner] = Object.entries(snapshot.value as Readonly<Record<string, string>>)[0] ?? ['', ''];
  return { step, inner };
}

/** A change is told by the fields it changed, not by the whole form. */
function tell({ flow }: CompiledFlow, event: ModelEvent, before: AnyMachineSnapshot, after: AnyMachineSnapshot): Told {
  const { step } = place(before);
  const definition = flow.steps[step];
  if (event.type === 'CHANGE' && definition) {
    const [old, now] = [answersOf(definition, before.context), answersOf(definition, after.context)] as readonly Readonly<Record<string, unknown>>[];
    const changed = Object.entries(now ?? {}).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old?.[name]));
    return { step, event: 'CHANGE', words: changed.map(([name, value]) => `${name} = ${short(value)}`).join(', ') };
  }
  if (event.type.startsWith('xstate.')) return { step, event: 'answer', words: formatEvent(event) };
  return { step, event: event.type, words: 'value' in event && event.value !== undefined ? short(event.value) : '' };
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
