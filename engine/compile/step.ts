import type { CallUse, Context, FlowDefinition, Next, Step, Transition } from '../types';
import { setPath } from '../context/paths';
import { isReceipt } from '../context/receipt';
import { otherwiseOf } from '../route';
import { buys, isPurchase, orderingSteps } from '../sale';
import { branchesOf, isSkippable } from '../route/graph';
import { invokeId, raised, states, tags } from './names';

/** An XState configuration in JSON; the names of guards and actions are implemented in machine.ts. */
export type Json = { readonly [key: string]: unknown };
type Target = Json & { readonly target: string };

const idOf = (step: string): string => `#${step}`;
const change = (step: string): Json => ({ type: 'change', params: { step } });
const isStep = (step: string): Json => ({ type: 'isStep', params: { step } });
const isOffered = (list: string): Json => ({ guard: { type: 'isOffered', params: { list } } });
const take = (save = '', clear: readonly string[] = [], value?: unknown): Json =>
  ({ type: 'take', params: { save, clear, ...(value === undefined ? {} : { value }) } });

/** Targets that lead into a step through its entry guard: the step, else its `otherwise`, in the end the furthest step that is open. */
export function entryTargets(flow: FlowDefinition, to: string | undefined, rest: Json = {}, guard: Json = {}): readonly Json[] {
  const open = (to === undefined ? [] : otherwiseOf(flow, to))
    .map((step) => ({ ...rest, target: idOf(step), guard: { type: 'all', params: { ...guard, needs: step } } }));
  return [...open, { ...rest, target: idOf(states.furthest), guard: { type: 'all', params: guard } }];
}
/** The state that leads on to the furthest step that can be entered. */
export const redirect = (flow: FlowDefinition): Json => ({ [states.furthest]: {
  id: states.furthest,
  always: Object.keys(flow.steps).map((step) => ({ target: idOf(step), guard: { type: 'isFurthest', params: { step } } })),
} });

const typed = { actions: { type: 'succeed' } };
/** What `goTo` raises: each step through its entry guard. */
export const addresses = (flow: FlowDefinition): Json =>
  Object.fromEntries(Object.keys(flow.steps).map((step) => [raised.address(step), entryTargets(flow, step, typed)]));
/** GOTO on a receipt: the same, as seen by a visitor who has left the purchase behind. */
const addressesBehind = (flow: FlowDefinition, receipt: string): readonly Json[] =>
  Object.keys(flow.steps).flatMap((step) => entryTargets(flow, step, typed, { address: step, receipt }));

/** The states of one step, as they are being made. */
interface Draft {
  readonly flow: FlowDefinition;
  readonly name: string;
  readonly step: Step;
  readonly inner: Record<string, Json>;
  /** What the open step listens to. */
  readonly on: Record<string, unknown>;
}

/** The states of one step. */
export function stepStates(flow: FlowDefinition, name: string, step: Step): Json {
  const draft: Draft = { flow, name, step, inner: {}, on: { BACK: back(flow, name, step) } };
  const { inner, on } = draft;
  if (step.form || step.survey) on.CHANGE = { actions: change(name) };
  if (step.next !== undefined || step.calls) addNext(draft);
  for (const [event, transition] of Object.entries(step.on ?? {}) as [string, Transition][]) addEvent(draft, event, transition);
  for (const modal of modalsOf(flow, step)) addModal(draft, modal);
  const first = step.enter ? addEnter(draft, step.enter.calls) : states.open;
  const initial = isSkippable(step) ? addSkip(draft, first) : first;
  const always = step.refresh ? addRefresh(draft, step.refresh) : undefined;
  inner[states.open] = { on, ...(always ? { always } : {}) };
  if (Object.values(inner).some((state) => state.invoke)) {
    inner[states.failed] = { tags: [tags.failed], on: { DISMISS: dismissed(flow, name, step) } };
    if (orderingSteps(flow).includes(name)) addDoubt(draft);
  }
  const stay = { guard: isStep(name), actions: [] };
  // A dialog that is closed leaves nothing behind.
  const close = step.over && step.save ? { exit: take('', [step.save]) } : {};
  if (!isReceipt(flow, name)) return { id: name, initial, states: inner, on: { GOTO: stay }, ...close };
  // Who leaves a receipt leaves with nothing but the receipt.
  const exit = { type: 'forget', params: { step: name } };
  return { id: name, initial, states: inner, on: { GOTO: [stay, ...addressesBehind(flow, name)] }, exit };
}

/** NEXT: the calls, then the branches; in a survey its next screen first. */
function addNext(draft: Draft): void {
  const { flow, name, step, inner, on } = draft;
  const first = addCalls(draft, 'NEXT', step.calls ?? [], { target: states.end('NEXT') }, step.clear);
  const led = branches(flow, name, step.next, step.track);
  const hasMore = { guard: { type: 'hasMore', params: { step: name } }, target: states.open, actions: { type: 'succeed' } };
  const entry = [
    ...(step.survey ? [{ type: 'advance', params: { step: name } }] : []), ...(step.clear ? [take('', step.clear)] : []),
  ];
  inner[states.end('NEXT')] = { entry, always: step.survey ? [hasMore, ...led] : led };
  // A step that its own calls, or the clock, have shut meanwhile is left.
  on.NEXT = [
    { target: first, guard: { type: 'canContinue', params: { step: name } }, actions: { type: 'tidy', params: { step: name } } },
    ...entryTargets(flow, step.otherwise ?? flow.otherwise, {}, { shut: name }),
  ];
}

/** An event of the step's own: CHOOSE, ACCEPT, … */
function addEvent(draft: Draft, event: string, { from, save, clear, calls = [], next, track }: Transition): void {
  const { flow, name, inner, on } = draft;
  const first = addCalls(draft, event, calls, { target: states.end(event) }, clear);
  // The calls see the fields empty; when one of them fails, nothing was emptied.
  inner[states.end(event)] = { ...(clear ? { entry: take('', clear) } : {}), always: branches(flow, name, next, track) };
  on[event] = { target: first, ...(from ? isOffered(from) : {}), actions: take(save) };
}

/** The calls of `enter` run before the step opens. When they fail, the step waits until they are asked for again. */
function addEnter(draft: Draft, calls: readonly CallUse[]): string {
  const { flow, name, step, inner, on } = draft;
  const first = addCalls(draft, 'ENTER', calls, { target: states.open });
  const leave = { BACK: back(flow, name, step) };
  const again = { guard: isStep(name), target: first };
  for (const { call } of calls.map(useOf)) {
    const state = inner[states.call('ENTER', call)] as Record<string, Json>;
    const onError = { ...(state.invoke?.onError as Json), target: states.missed };
    inner[states.call('ENTER', call)] = { ...state, on: { ...state.on, ...leave }, invoke: { ...state.invoke, onError } };
  }
  inner[states.missed] = { tags: [tags.failed], on: { DISMISS: { target: states.unready, actions: { type: 'succeed' } } } };
  inner[states.unready] = { tags: [tags.unready], on: { REFRESH: { target: first }, GOTO: again, ...leave } };
  on.GOTO = again;
  return first;
}

/** A step that may be passed over looks first where it leads; nothing of it is seen then. */
function addSkip({ flow, name, inner }: Draft, first: string): string {
  const others = Object.keys(flow.steps).filter((to) => to !== name);
  const passed = others.map((to) => ({ target: idOf(to), guard: { type: 'isPassed', params: { step: name, to } } }));
  inner[states.skip] = { always: [...passed, { target: first }] };
  return states.skip;
}

/** The calls of `refresh` run while its value is stale; a change meanwhile starts them again. Returns what starts them. */
function addRefresh(draft: Draft, { of, calls }: NonNullable<Step['refresh']>): Json {
  const { flow, name, step, inner, on } = draft;
  const params = { of, step: name };
  const first = addCalls(draft, 'REFRESH', calls, { target: states.open, actions: { type: 'fresh', params: { of } } });
  const outdates = (isRight: boolean): Json => ({ type: 'outdates', params: { ...params, isRight } });
  const again = [
    { guard: outdates(true), target: first, reenter: true, actions: change(name) },
    { guard: outdates(false), target: states.open, actions: change(name) },
    { actions: change(name) },
  ];
  on.REFRESH = { target: first, guard: { type: 'canRefresh', params } };
  on.CHANGE = [{ guard: { type: 'isMissing', params }, target: first, actions: change(name) }, { actions: change(name) }];
  for (const { call } of calls.map(useOf)) {
    const state = inner[states.call('REFRESH', call)] as Record<string, Json>;
    inner[states.call('REFRESH', call)] = { ...state, on: { ...state.on, CHANGE: again, BACK: back(flow, name, step) } };
  }
  return { guard: { type: 'isStale', params }, target: first };
}

/**
 * An order is in doubt: it can be sent again or given up, and nothing else (D19). The state in which it is sent again was made with the
 * calls.
 */
function addDoubt({ flow, name, step, inner }: Draft): void {
  const wait = { actions: [] };
  const checks = Object.keys(flow.calls).filter((call) => inner[states.call('CHECK', call)] !== undefined)
    .map((call) => ({ target: states.call('CHECK', call), guard: { type: 'isOrderedBy', params: { call } } }));
  inner[states.doubt] = {
    on: {
      CHECK: checks, ABANDON: { target: idOf(flow.start), actions: { type: 'abandon' } }, GOTO: wait, RESET: wait,
      SETTLED: settled(flow, name, step),
    },
  };
  const failed = inner[states.failed] as { readonly on: Json };
  const inDoubt = { target: states.doubt, guard: { type: 'isInDoubt', params: { step: name } }, actions: { type: 'succeed' } };
  inner[states.failed] = { ...failed, on: { ...failed.on, DISMISS: [inDoubt, ...(failed.on.DISMISS as readonly Json[])] } };
}

/** Adds a state for each call, in order; returns the name of the first. A call with `unless` gets a gate before it. */
function addCalls({ flow, name, inner }: Draft, event: string, calls: readonly CallUse[], end: Target,
  without: readonly string[] = []): string {
  // When one of the calls may happen only once, none of them can be left: the card is on its way from the first one on.
  const isHeld = buys(flow, calls);
  return calls.map(useOf).reduceRight((next: Target, { call, unless }): Target => {
    const state = states.call(event, call);
    inner[state] = running({ name, event, call, next, isHeld, without });
    if (isPurchase(flow, call)) {
      // An order: it is in doubt from here on, and can be sent again.
      const sent = { entry: { type: 'order', params: { step: name, call } } };
      inner[state] = { ...inner[state], ...sent };
      inner[states.call('CHECK', call)] = running({ name, event: 'CHECK', call, next, isHeld, without });
    }
    if (!unless && !isPurchase(flow, call)) return { target: state };
    const gate = states.gate(event, call);
    const skipped = unless ? [{ guard: { type: 'all', params: { when: unless, step: name } }, ...next }] : [];
    const waits = isPurchase(flow, call) ? [{ guard: { type: 'isOrderedElsewhere' }, target: states.open }] : [];
    inner[gate] = { always: [...skipped, ...waits, { target: state }] };
    return { target: gate };
  }, end).target;
}
interface Running {
  readonly name: string; readonly event: string; readonly call: string; readonly next: Target; readonly isHeld: boolean;
  /** Fields that the call must not see. */
  readonly without: readonly string[];
}
/** The state in which a call runs. */
const running = ({ name, event, call, next, isHeld, without }: Running): Json => ({
  tags: isHeld ? [tags.busy, tags.held] : [tags.busy],
  invoke: {
    id: invokeId(name, event, call), src: call,
    input: ({ context }: { readonly context: Context }) => without.reduce((now, path) => setPath(now, path, undefined), context),
    onDone: { target: next.target, actions: [{ type: 'patch', params: { call } }, ...(next.actions ? [next.actions] : [])] },
    onError: {
      target: states.failed,
      actions: [{ type: 'fault', params: { call, event } }, ...(event === 'REFRESH' ? [{ type: 'freshAll' }] : [])],
    },
  },
  ...(isHeld ? { on: { GOTO: { actions: [] }, RESET: { actions: [] }, ORDERED: { actions: [] } } } : {}),
});
const useOf = (use: CallUse): Exclude<CallUse, string> => (typeof use === 'string' ? { call: use } : use);

/** Branches in order, each through the entry guard of its step. When none holds, the step stays open. */
function branches(flow: FlowDefinition, name: string, next: Next | undefined, track?: string): readonly Json[] {
  const actions = [{ type: 'succeed' }, ...(track ? [{ type: 'track', params: { event: track } }] : [])];
  const found = branchesOf(next).flatMap(({ when, to, modal }): readonly Json[] => {
    const guard = when ? { when, step: name } : {};
    if (modal) return [{ target: states.modal(modal), guard: { type: 'all', params: guard }, actions }];
    return to ? entryTargets(flow, to, { actions }, guard) : [];
  });
  return [...found, { target: states.open, actions }];
}

/** A dismissed failure opens the step again, or leads on where the failure took away what the step needs. */
function dismissed(flow: FlowDefinition, name: string, step: Step): readonly Json[] {
  const actions = { type: 'succeed' };
  const again = { target: states.open, actions, guard: { type: 'all', params: { needs: name } } };
  return [again, ...entryTargets(flow, step.otherwise ?? flow.otherwise, { actions })];
}

/**
 * Another tab's order is settled: the step opens again, or the last one before it that can be entered. A step that asks for something on
 * entering was not entered by this visit, so what is asked before it comes first.
 */
function settled(flow: FlowDefinition, name: string, step: Step): readonly Json[] {
  const [again, ...others] = dismissed(flow, name, step);
  const before = mayGoBack(flow, name, step) ? backTargetsFrom(flow, name) : [];
  const open = step.enter ? { ...again, target: idOf(name) } : again as Json;
  const targets = [...(step.enter ? [...before, open] : [open, ...before]), ...others];
  return targets.map((target) => ({ ...target, actions: { type: 'settled' } }));
}

/**
 * BACK: in a survey its screen before, else the machine's root looks where Back leads from here. Were each step to list all others, a flow
 * of a thousand steps had a million transitions.
 */
function back(flow: FlowDefinition, name: string, step: Step): readonly Json[] {
  const params = { step: name };
  const inSurvey = step.survey ? [{ guard: { type: 'hasEarlier', params }, actions: { type: 'retreat', params } }] : [];
  return [...inSurvey, ...(mayGoBack(flow, name, step) ? [{ actions: { type: 'goBack', params: { from: name } } }] : [])];
}
const mayGoBack = (flow: FlowDefinition, name: string, step: Step): boolean => step.back !== false && name !== flow.start;
/** Each step that Back may lead to from one of them, where it is. */
const backTargetsFrom = (flow: FlowDefinition, from: string): readonly Json[] => Object.keys(flow.steps).filter((to) => to !== from)
  .map((to) => ({ target: idOf(to), guard: { type: 'isBack', params: { from, to } } }));
/** What `goBack` raises. */
export const backTargets = (flow: FlowDefinition): Json =>
  Object.fromEntries(Object.keys(flow.steps).map((to) => [raised.back(to), { target: idOf(to) }]));

/** The modals that a step opens, and those that they lead on to. */
function modalsOf(flow: FlowDefinition, step: Step): ReadonlySet<string> {
  const found = new Set<string>();
  const open = (next: Next | undefined): void => {
    for (const { modal } of branchesOf(next)) {
      if (modal === undefined || found.has(modal)) continue;
      found.add(modal);
      open(flow.modals?.[modal]?.next);
    }
  };
  for (const next of [step.next, ...Object.values(step.on ?? {}).map((transition) => transition?.next)]) open(next);
  return found;
}

/** A modal is a state of the step that opened it. */
function addModal({ flow, name: step, inner }: Draft, name: string): void {
  const modal = flow.modals?.[name];
  const close = { target: states.open };
  const answered = modal?.next ? states.after(name) : states.open;
  const on: Json = modal?.type === 'select'
    ? { PICK: { ...(modal.options ? isOffered(modal.options) : {}), target: answered, actions: take(modal.save) }, DISMISS: close }
    : modal?.type === 'component'
      ? {
        ACCEPT: { target: answered, actions: take(modal.save, [], true) },
        DISMISS: { ...close, actions: take('', modal.save ? [modal.save] : []) }
      }
      : { DISMISS: close, ACCEPT: close };
  inner[states.modal(name)] = { on };
  if (modal?.next) inner[states.after(name)] = { always: branches(flow, step, modal.next) };
}
