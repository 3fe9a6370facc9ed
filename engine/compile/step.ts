import type { CallUse, Context, FlowDefinition, Next, Step, Transition } from '../types';
import { branchesOf } from '../route';
import { invokeId, states, tags } from './names';

/** An XState configuration in JSON; the names of guards and actions are implemented in machine.ts. */
export type Json = { readonly [key: string]: unknown };
const entry = (step: string): string => `#${step}`;

/** Targets that lead into a step through its door: the step, else its `otherwise`, in the end the first step. */
export function door(flow: FlowDefinition, to: string, rest: Json = {}, guard: Json = {}): readonly Json[] {
  const targets: Json[] = [];
  const seen = new Set<string>();
  for (let at = to; ; at = flow.steps[at]?.otherwise ?? flow.start) {
    const last = seen.has(at) || flow.steps[at]?.needs === undefined;
    const target = seen.has(at) ? flow.start : at;
    const needs = last ? [] : [{ needs: at }];
    targets.push({ ...rest, target: entry(target), guard: { type: 'all', params: { ...guard, ...needs[0] } } });
    if (last) return targets;
    seen.add(at);
  }
}

/** The states of one step. */
export function stepStates(flow: FlowDefinition, name: string, step: Step): Json {
  const inner: Record<string, Json> = {};
  const transitions: readonly (readonly [string, Transition])[] = [
    ...(step.next !== undefined || step.calls ? [['NEXT', { calls: step.calls, next: step.next, track: step.track }] as const] : []),
    ...(Object.entries(step.on ?? {}) as [string, Transition][]),
  ];
  const on: Record<string, unknown> = { BACK: back(flow, name, step) };
  if (step.form || step.survey) on.CHANGE = { actions: { type: 'change', params: { step: name } } };
  for (const [event, transition] of transitions) {
    const first = chain(inner, flow, name, event, transition.calls ?? [], { target: states.end(event) });
    const led = branches(flow, transition.next, transition.track);
    inner[states.end(event)] = step.survey && event === 'NEXT'
      ? { entry: { type: 'advance', params: { step: name } }, always: [{ guard: { type: 'hasMore', params: { step: name } }, target: states.open, actions: { type: 'succeed' } }, ...led] }
      : { always: led };
    on[event] = event === 'NEXT'
      ? { target: first, guard: { type: 'mayGoOn', params: { step: name } }, actions: { type: 'tidy', params: { step: name } } }
      : { target: first, ...(transition.from ? offered(transition.from) : {}), actions: { type: 'take', params: { save: transition.save ?? '', clear: transition.clear ?? [] } } };
  }
  for (const modal of modalsOf(step)) {
    inner[states.modal(modal)] = modalState(flow, modal);
    const next = flow.modals?.[modal]?.next;
    if (next) inner[states.after(modal)] = { always: branches(flow, next, undefined) };
  }
  let initial: string = states.open;
  if (step.enter) {
    initial = chain(inner, flow, name, 'ENTER', step.enter.calls, { target: states.open });
    const leave = { BACK: back(flow, name, step) };
    for (const { call } of step.enter.calls.map(useOf)) {
      const state = inner[states.call('ENTER', call)] as Record<string, Json>;
      inner[states.call('ENTER', call)] = { ...state, on: { ...state.on, ...leave }, invoke: { ...state.invoke, onError: { ...(state.invoke?.onError as Json), target: states.missed } } };
    }
    inner[states.missed] = { tags: [tags.failed], on: { DISMISS: { target: states.unready, actions: { type: 'succeed' } } } };
    inner[states.unready] = { tags: [tags.unready], on: { REFRESH: { target: initial }, GOTO: { guard: { type: 'isStep', params: { step: name } }, target: initial }, ...leave } };
    on.GOTO = { guard: { type: 'isStep', params: { step: name } }, target: initial };
  }
  const open: Record<string, unknown> = { on };
  if (step.refresh) {
    const { of, calls } = step.refresh;
    const first = chain(inner, flow, name, 'REFRESH', calls, { target: states.open, actions: { type: 'fresh', params: { of } } });
    const change = { type: 'change', params: { step: name } };
    const outdates = (isRight: boolean): Json => ({ type: 'outdates', params: { of, step: name, isRight } });
    const again = [{ guard: outdates(true), target: first, reenter: true, actions: change }, { guard: outdates(false), target: states.open, actions: change }, { actions: change }];
    on.REFRESH = { target: first, guard: { type: 'canRefresh', params: { of, step: name } } };
    on.CHANGE = [{ guard: { type: 'isMissing', params: { of, step: name } }, target: first, actions: change }, { actions: change }];
    for (const { call } of calls.map(useOf)) {
      const state = inner[states.call('REFRESH', call)] as Record<string, Json>;
      inner[states.call('REFRESH', call)] = { ...state, on: { ...state.on, CHANGE: again, BACK: back(flow, name, step) } };
    }
    open.always = { guard: { type: 'isStale', params: { of, step: name } }, target: first };
  }
  inner[states.open] = open;
  if (Object.keys(inner).some((key) => key.includes(':') && inner[key]?.invoke)) {
    inner[states.failed] = { tags: [tags.failed], on: { DISMISS: dismissed(flow, name, step) } };
  }
  return { id: name, initial, states: inner, on: { GOTO: { guard: { type: 'isStep', params: { step: name } }, actions: [] } } };
}

/** A state for each call, in order; returns the name of the first. A call with `unless` gets a gate before it. */
function chain(inner: Record<string, Json>, flow: FlowDefinition, step: string, event: string, calls: readonly CallUse[], end: { readonly target: string; readonly actions?: Json }): string {
  // The card is on its way already when it is handed over: nothing from the press on can be left.
  const held = calls.some((use) => flow.calls[useOf(use).call]?.once !== undefined);
  return calls.map(useOf).reduceRight((next: { readonly target: string; readonly actions?: Json }, { call, unless }) => {
    const name = states.call(event, call);
    const id = invokeId(step, event, call);
    const done = [{ type: 'patch', params: { call } }, ...(next.actions ? [next.actions] : [])];
    inner[name] = {
      tags: held ? [tags.busy, tags.held] : [tags.busy],
      invoke: {
        id, src: call, input: ({ context }: { readonly context: Context }) => context,
        onDone: { target: next.target, actions: done },
        onError: { target: states.failed, actions: [{ type: 'fault', params: { call } }, ...(event === 'REFRESH' ? [{ type: 'freshAll' }] : [])] },
      },
      ...(held ? { on: { GOTO: { actions: [] }, RESET: { actions: [] } } } : {}),
    };
    if (!unless) return { target: name };
    const gate = states.gate(event, call);
    inner[gate] = { always: [{ guard: { type: 'all', params: { when: unless } }, ...next }, { target: name }] };
    return { target: gate };
  }, end).target;
}
export const useOf = (use: CallUse): Exclude<CallUse, string> => (typeof use === 'string' ? { call: use } : use);

/** Branches in order, each through the door of where it leads; nothing that holds means stay. */
function branches(flow: FlowDefinition, next: Next | undefined, track: string | undefined): readonly Json[] {
  const actions = [{ type: 'succeed' }, ...(track ? [{ type: 'track', params: { event: track } }] : [])];
  const found = branchesOf(next).flatMap(({ when, to, modal }): readonly Json[] => {
    const guard = when ? { when } : {};
    if (modal) return [{ target: states.modal(modal), guard: { type: 'all', params: guard }, actions }];
    return to ? door(flow, to, { actions }, guard) : [];
  });
  return [...found, { target: states.open, actions }];
}

/** A failure is told: the step can be used again, or, where its needs have gone with the failure, its door leads elsewhere. */
function dismissed(flow: FlowDefinition, name: string, step: Step): readonly Json[] {
  const actions = { type: 'succeed' };
  return [{ target: states.open, actions, guard: { type: 'all', params: step.needs ? { needs: name } : {} } }, ...door(flow, step.otherwise ?? flow.start, { actions })];
}

const back = (flow: FlowDefinition, name: string, step: Step): readonly Json[] => [
  ...(step.survey ? [{ guard: { type: 'hasEarlier', params: { step: name } }, actions: { type: 'retreat', params: { step: name } } }] : []),
  ...(step.back === false || name === flow.start ? [] : Object.keys(flow.steps).filter((to) => to !== name)
    .map((to) => ({ target: entry(to), guard: { type: 'isBack', params: { from: name, to } } }))),
];

const modalsOf = (step: Step): ReadonlySet<string> =>
  new Set([step.next, ...Object.values(step.on ?? {}).map((transition) => transition?.next)].flatMap((next) => branchesOf(next)).flatMap(({ modal }) => modal ?? []));

/** A modal is a state of the step that opened it. */
function modalState(flow: FlowDefinition, name: string): Json {
  const modal = flow.modals?.[name];
  const take = (event: string, value?: unknown): Json => ({
    [event]: { ...(event === 'PICK' && modal?.options ? offered(modal.options) : {}), target: modal?.next ? states.after(name) : states.open, actions: keep(modal?.save, value) },
  });
  if (modal?.type === 'select') return { on: { ...take('PICK'), DISMISS: { target: states.open } } };
  if (modal?.type === 'component') return { on: { ...take('ACCEPT', true), DISMISS: { target: states.open, actions: { type: 'take', params: { save: '', clear: modal.save ? [modal.save] : [] } } } } };
  return { on: { DISMISS: { target: states.open }, ACCEPT: { target: states.open } } };
}
const offered = (list: string): Json => ({ guard: { type: 'isOffered', params: { list } } });
const keep = (save: string | undefined, value: unknown): Json => ({ type: 'take', params: { save: save ?? '', clear: [], ...(value === undefined ? {} : { value }) } });
