import type { CompiledFlow } from '../../compile/assemble';
import { hint } from '../../check/nearest';
import { invokeId } from '../../compile/names';
import { isObject } from '../../isObject';
import type { Context, FlowDefinition, FlowEvent, Patch } from '../../types';
import { splitTrace, type ModelEvent } from '../explore';
import type { reload } from '../reload';

/** How a call ended: what its adapter gave, or why it failed. */
interface CallEnd {
  readonly type: 'CALL';
  readonly call: string;
  /** `answer 1`, `refused no_offers_found`, `no answer`, as the prover names it. */
  readonly label: string;
  readonly gives?: Patch;
  /** What the answer takes away: JSON has no word for a value that is none. */
  readonly clears?: readonly string[];
  readonly fails?: Readonly<Record<string, unknown>>;
  /** Part of the answer was there already. Only counterexamples need it. */
  readonly before?: Patch;
}
/** One event of a path: what a visitor did, or how a call ended. */
export type PathEvent = FlowEvent | typeof reload | CallEnd;

/** A visit that can be played again: a path that covers something, or a counterexample. */
export interface PathFile {
  readonly format: 1;
  readonly line: string;
  /** The line as it stands in its file, of a draft that no shop need sell. */
  readonly draft?: Readonly<Record<string, unknown>>;
  /** The version of the definition (`CompiledFlow.hash`). */
  readonly hash: string;
  readonly name: string;
  /** What is wrong at its end; absent for a path that is as it should be. */
  readonly problem?: string;
  /** When the visit takes place: `2026-03-10T16:00:00.000Z`. */
  readonly at: string;
  /** What is known of the visit before the first answer. */
  readonly facts: Context;
  readonly events: readonly PathEvent[];
}

const callStarts = /^xstate\.(?:done|error)\.actor\./u;
/** An event of the prover, as a file keeps it. */
export function toPathEvent(event: ModelEvent): PathEvent {
  if (!callStarts.test(event.type)) {
    const { landed: _landed, ...sent } = event;
    return sent as FlowEvent;
  }
  const { output, error, label = '', before } = event as Exclude<ModelEvent, FlowEvent>;
  const given = Object.entries(isObject(output) ? output : {});
  const clears = given.filter(([, value]) => value === undefined).map(([path]) => path);
  return {
    type: 'CALL', call: event.type.slice(event.type.lastIndexOf(':') + 1), label,
    ...(error === undefined ? { gives: Object.fromEntries(given.filter(([, value]) => value !== undefined)) } : { fails: faultOf(error) }),
    ...(clears.length > 0 ? { clears } : {}), ...(before ? { before } : {}),
  };
}
/** A trace of the prover, as a file keeps it. */
export function pathOfTrace(trace: readonly ModelEvent[]): Pick<PathFile, 'facts' | 'events'> {
  const { facts, events } = splitTrace(trace);
  return { facts, events: events.map(toPathEvent) };
}
function faultOf(error: unknown): Readonly<Record<string, unknown>> {
  const { code, title, serverMessage, fields, outcome, status, message } = error as Readonly<Record<string, unknown>>;
  const said = { code, title, message: serverMessage ?? (code === undefined ? message : undefined), fields, outcome, status };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** An event of a file, for a machine that is at this place. */
export function toModelEvent(event: PathEvent, { step, inner }: { readonly step: string; readonly inner: string }): ModelEvent {
  if (event.type !== 'CALL') return event;
  const { call, label, gives = {}, clears = [], fails, before } = event;
  const id = invokeId(step, inner.split(':')[0] ?? '', call);
  const common = { label, ...(before ? { before } : {}) };
  if (fails) return { type: `xstate.error.actor.${id}`, error: fails, ...common };
  const output = { ...gives, ...Object.fromEntries(clears.map((path) => [path, undefined])) };
  return { type: `xstate.done.actor.${id}`, output, ...common };
}

/** Reads a file's text. What is none is answered by one sentence. */
export function readPathFile(text: string): { readonly path: PathFile } | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'This is no path: it cannot be read as JSON.' };
  }
  const wrong = wrongIn(value);
  return wrong === undefined ? { path: value as PathFile } : { problem: `This is no path: ${wrong}` };
}
function wrongIn(value: unknown): string | undefined {
  if (!isObject(value) || value.format !== 1) return 'its "format" is not 1.';
  const unnamed = ['line', 'hash', 'name', 'at'].find((name) => typeof value[name] !== 'string');
  if (unnamed !== undefined) return `its "${unnamed}" is not a text.`;
  if (!isInstant(value.at)) return 'its "at" is not an instant such as "2026-03-10T16:00:00.000Z".';
  if (value.draft !== undefined && !isObject(value.draft)) return 'its "draft" is no line.';
  if (!isObject(value.facts)) return 'its "facts" are not an object.';
  if (!Array.isArray(value.events)) return 'its "events" are not a list.';
  const index = value.events.findIndex((event) => !isEvent(event));
  return index < 0 ? undefined : `event ${index + 1} ${faultOfEvent(value.events[index])}`;
}
/** Every event that a path may hold: the machine ignores what it does not know. */
const eventTypes = Object.keys({
  CHANGE: 0, NEXT: 0, BACK: 0, GOTO: 0, CHOOSE: 0, ADD: 0, EDIT: 0, REMOVE: 0, PICK: 0, ACCEPT: 0, SKIP: 0, DISMISS: 0, REFRESH: 0,
  RESET: 0, CHECK: 0, ABANDON: 0, RELOAD: 0, CALL: 0,
} satisfies Readonly<Record<PathEvent['type'], 0>>);
function faultOfEvent(event: unknown): string {
  if (!isObject(event) || typeof event.type !== 'string' || eventTypes.includes(event.type)) return 'is none.';
  const { length } = eventTypes;
  return `is none: no event has the type "${event.type}". ${hint(event.type, eventTypes, undefined, length)}`;
}
const isInstant = (at: unknown): boolean => typeof at === 'string' && !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at;
const isEvent = (event: unknown): boolean => isObject(event) && typeof event.type === 'string' && eventTypes.includes(event.type)
  && (event.type !== 'CHANGE' || isObject(event.data))
  && (event.type !== 'GOTO' || typeof event.step === 'string')
  && (event.type !== 'CALL' || isCallEnd(event));
const isCallEnd = ({ call, label, gives, fails, clears, before }: Readonly<Record<string, unknown>>): boolean =>
  typeof call === 'string' && typeof label === 'string' && (isObject(gives) || isObject(fails))
  && (clears === undefined || Array.isArray(clears)) && (before === undefined || isObject(before));

/** How a path is played: beside which file of a definition, and from which file. */
interface Asked { readonly definition?: string; readonly saved?: string }
/** Why a path cannot be played with this definition, and what works instead; undefined where it can. */
export function mismatchOf({ hash, line }: PathFile, compiled: Pick<CompiledFlow, 'hash'>, { definition, saved }: Asked = {}) {
  if (hash === compiled.hash) return undefined;
  const words = `This path was made for another version of ${definition ?? line} (${hash}; it is ${compiled.hash} now).`;
  if (definition !== undefined) return `${words} Make it anew: npm run prove ${definition} -- --save DIR`;
  return `${words} Make it anew: npm run prove -- ${line} --save DIR. ${ofFile(saved)}`;
}
/** The first step or call of a path that its line does not have: the machine would pass over it. */
export function unknownIn({ events }: PathFile, { steps, calls }: Pick<FlowDefinition, 'steps' | 'calls'>): string | undefined {
  for (const [index, event] of events.entries()) {
    const [kind, name, there] = event.type === 'GOTO' ? ['step', event.step, steps] as const
      : event.type === 'CALL' ? ['call', event.call, calls] as const : [];
    if (kind === undefined || Object.hasOwn(there, name)) continue;
    const problem = `Event ${index + 1} cannot be played: no ${kind} is named "${name}".`;
    return [problem, hint(name, Object.keys(there))].filter(Boolean).join(' ');
  }
  return undefined;
}
export const unknownLine = (line: string, saved?: string): string => `No line is named "${line}". ${ofFile(saved)}`;
/** A draft may have the id of a line that is sold, or one that nobody has. */
const ofFile = (saved = 'PATH'): string =>
  `A path of a file plays with that file (npm run prove FILE -- --play ${saved}), and in a shop once it sells that file.`;
