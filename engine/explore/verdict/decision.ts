import { canContinue } from '../../compile/canContinue';
import { states } from '../../compile/names';
import { getPath, sameJson, setPath } from '../../context/paths';
import { isReceipt } from '../../context/receipt';
import { isObject } from '../../isObject';
import { branchesOf, isSkippable } from '../../definition/graph';
import { isPurchase } from '../../sale';
import type { CompiledFlow } from '../../compile/assemble';
import type { Trail } from '../../definition/trail';
import type { Branch, Context, FlowDefinition, Next, Rule } from '../../types';
import type { ModelEvent, Reached } from '../explore';

/** An event in a state, and the state after it. */
export interface Happened {
  readonly from: Pick<Reached, 'step' | 'inner' | 'snapshot'>;
  readonly event: ModelEvent;
  readonly snapshot: Reached['snapshot'];
  readonly to: Pick<Reached, 'step' | 'inner'>;
}
/** A branch of a step or of a modal: its name, `useType.next[1]`, and whether its guard holds. */
export interface JudgedBranch {
  readonly name: string;
  /** Where it stands in the definition. */
  readonly at: Trail;
  readonly branch: Branch;
  readonly when?: Rule;
  readonly holds: boolean;
}
/** The moment at which branches are read: after the press, and after the calls that it makes. */
export interface Decision {
  /** The step at which they are read. */
  readonly step: string;
  readonly branches: readonly JudgedBranch[];
  /** The first that holds. */
  readonly taken?: JudgedBranch;
  /** The answers that it is read by. */
  readonly context: Context;
}

/** What a move has decided; nothing for a move that reads no branches. */
export function decisionOf(compiled: CompiledFlow, move: Happened): Decision | undefined {
  const from = whereFrom(compiled, move);
  if (!from) return undefined;
  const context = contextBefore(compiled, move);
  return decided(move.from.step, judged(compiled, { ...from, step: move.from.step, context }), context);
}
function decided(step: string, branches: readonly JudgedBranch[], context: Context): Decision {
  const taken = branches.find(({ holds }) => holds);
  return { step, branches, context, ...(taken ? { taken } : {}) };
}

/** The branches of a step on an event, judged by answers. */
export function judgeBranches(compiled: CompiledFlow, step: string, event: string, context: Context): readonly JudgedBranch[] {
  const next = nextOf(compiled, step, event);
  return next === undefined ? [] : judged(compiled, { at: trailOf(step, event), next, step, context });
}
/** The branches of an open modal, judged by answers. */
export function judgeModal(compiled: CompiledFlow, step: string, modal: string, context: Context): readonly JudgedBranch[] {
  const next = compiled.flow.modals?.[modal]?.next;
  return next === undefined ? [] : judged(compiled, { at: ['modals', modal, 'next'], next, step, context });
}
interface From { readonly at: Trail; readonly next: Next }
function judged({ rules, route }: CompiledFlow, { at, next, step, context }: From & { readonly step: string; readonly context: Context }):
  readonly JudgedBranch[] {
  const seen = route.seen(step, context);
  return branchesOf(next).map((branch, index) => {
    const own = [...at, String(index)];
    return { name: branchName(own), at: own, branch, when: branch.when, holds: rules.holds(branch.when, seen) };
  });
}
const nextOf = ({ flow }: CompiledFlow, step: string, event: string): Next | undefined =>
  (event === 'NEXT' ? flow.steps[step]?.next : flow.steps[step]?.on?.[event as 'CHOOSE']?.next);
const trailOf = (step: string, event: string): Trail => ['steps', step, ...(event === 'NEXT' ? [] : ['on', event]), 'next'];
/** The part of a definition at a trail. */
export const partAt = (flow: FlowDefinition, at: Trail): unknown =>
  at.reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], flow);
/** `useType.next[1]`, `plans.CHOOSE[0]`, `modals.late.next[0]`. */
export function branchName([kind = '', name = '', ...rest]: Trail): string {
  const [word = '', event = ''] = rest;
  return `${kind === 'modals' ? 'modals.' : ''}${name}.${word === 'on' ? event : 'next'}[${rest.at(-1)}]`;
}
/** Every branch of a definition, those of modals too. */
export const branchesIn = (flow: FlowDefinition): readonly { readonly name: string; readonly at: Trail; readonly branch: Branch }[] => [
  ...Object.entries(flow.steps).flatMap(([step, { next, on = {} }]) => [[trailOf(step, 'NEXT'), next] as const,
    ...Object.entries(on).map(([event, transition]) => [trailOf(step, event), transition?.next] as const)]),
  ...Object.entries(flow.modals ?? {}).map(([name, { next }]) => [['modals', name, 'next'], next] as const),
].flatMap(([trail, next]) => branchesOf(next).map((branch, index) => {
  const at = [...trail, String(index)];
  return { name: branchName(at), at, branch };
}));

function whereFrom(compiled: CompiledFlow, move: Happened): From | undefined {
  const { flow } = compiled;
  const { from: { step, inner }, event, to } = move;
  if (inner.startsWith(states.modal(''))) {
    const name = inner.slice(states.modal('').length);
    const { type, next } = flow.modals?.[name] ?? {};
    const answered = type === 'select' ? 'PICK' : 'ACCEPT';
    return next !== undefined && event.type === answered ? { at: ['modals', name, 'next'], next } : undefined;
  }
  const isAnswered = event.type.startsWith('xstate.done.actor.');
  const pressed = inner === states.open ? event.type : isAnswered ? pressOf(compiled, step, inner) : undefined;
  const next = pressed === undefined ? undefined : nextOf(compiled, step, pressed);
  if (next === undefined || pressed === undefined || (inner === states.open && !isAllowed(compiled, move))) return undefined;
  const trail = flow.steps[step]?.survey?.trail;
  if (pressed === 'NEXT' && trail !== undefined && getPath(move.snapshot.context, `${trail}.ended`) !== true) return undefined;
  // One of its calls runs first, or the next one.
  return to.step === step && to.inner.startsWith(`${pressed}:`) ? undefined : { at: trailOf(step, pressed), next };
}
/** The press behind a call: an order that is sent again goes on as the first time. */
function pressOf({ flow }: CompiledFlow, step: string, inner: string): string {
  const [event = '', call] = inner.split(':');
  if (event !== 'CHECK') return event;
  const orders = (calls: readonly unknown[] | undefined): boolean => JSON.stringify(calls ?? []).includes(`"${call}"`);
  return orders(flow.steps[step]?.calls) ? 'NEXT'
    : Object.entries(flow.steps[step]?.on ?? {}).find(([, transition]) => orders(transition?.calls))?.[0] ?? event;
}

/** A press that the machine acts on: its calls run, or its branches are read. */
export const isPress = (compiled: CompiledFlow, move: Happened): boolean =>
  move.from.inner === states.open && (move.event.type === 'NEXT' || move.event.type in (compiled.flow.steps[move.from.step]?.on ?? {}))
  && isAllowed(compiled, move);
/** Would the machine act on the press? Next wants right answers, a choice one that is on offer. */
function isAllowed(compiled: CompiledFlow, { from: { step, snapshot }, event }: Happened): boolean {
  const context = snapshot.context as Context;
  if (event.type !== 'NEXT') {
    const list = compiled.flow.steps[step]?.on?.[event.type as 'CHOOSE']?.from;
    const offered = list === undefined ? undefined : getPath(context, list);
    return list === undefined || (Array.isArray(offered) && 'value' in event && offered.some((one) => sameJson(one, event.value)));
  }
  return canContinue(compiled, step, context);
}

/**
 * The answers that branches were read by: those after the move, with what was emptied once they were read. Whoever leaves a dialog leaves
 * its answers behind, and a purchase empties the context.
 */
function contextBefore({ flow }: CompiledFlow, { from: { step, inner, snapshot: before }, event, snapshot, to }: Happened): Context {
  const kept = snapshot.context as Context;
  const given = 'output' in event && isObject(event.output) ? event.output : {};
  const { over, save } = flow.steps[step] ?? {};
  if (isPurchase(flow, inner.split(':')[1] ?? '') || isReceipt(flow, step)) {
    return { ...before.context, ...kept, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  }
  if (over === undefined || save === undefined || to.step === step) return kept;
  return setPath(kept, save, save in given ? given[save] : getPath(before.context, save));
}

/** What a move arrives at: the branches it went through, and what the steps that it passed over decided. */
export interface Arrival { readonly branches: readonly string[]; readonly passed: readonly Decision[] }
/** Nothing when the move was led elsewhere. */
export function arrivalOf(compiled: CompiledFlow, move: Happened, decision = decisionOf(compiled, move)): Arrival | undefined {
  const { to } = move;
  const { taken, context } = decision ?? {};
  if (!taken || !context) return undefined;
  const { to: target, modal } = taken.branch;
  if (modal !== undefined) return to.inner === states.modal(modal) ? { branches: [taken.name], passed: [] } : undefined;
  const passed = passedOver(compiled, target as string, to.step, context);
  return passed && { branches: [taken.name, ...passed.flatMap((one) => one.taken?.name ?? [])], passed };
}
/** What the steps decide that are passed over on the way from one to another; nothing when the way does not lead there. */
export function passedOver(compiled: CompiledFlow, from: string, to: string, context: Context): readonly Decision[] | undefined {
  const passed: Decision[] = [];
  for (let at = from; at !== to;) {
    const step = compiled.flow.steps[at];
    if (!step || !isSkippable(step) || passed.some((one) => one.step === at)) return undefined;
    const through = decided(at, judgeBranches(compiled, at, 'NEXT', context), context);
    if (!through.taken?.branch.to) return undefined;
    passed.push(through);
    at = through.taken.branch.to;
  }
  return passed;
}
