import type { FlowDefinition, Step, Transition } from '../types';
import { isReceipt } from '../context/receipt';
import { isSkippable } from '../definition/graph';
import { buys, orderingSteps } from '../sale';
import { addCalls, addDoubt, addEnter, addRefresh } from './calls';
import { change, idOf, isOffered, isStep, take, type Draft, type Json } from './config';
import { addModal, modalsOf } from './modals';
import { states, tags } from './names';
import { addressesBehind, back, branches, dismissed, entryTargets } from './targets';

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
  const led = branches(flow, name, step.next, told(flow, step));
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

/** What the host is told once its calls have succeeded. A purchase is told as one whatever the definition tracks. */
const told = (flow: FlowDefinition, { track, calls }: Pick<Transition, 'track' | 'calls'>): readonly Json[] => [
  ...(track ? [{ type: 'track', params: { event: track } }] : []), ...(buys(flow, calls) ? [{ type: 'bought' }] : []),
];

/** An event of the step's own: CHOOSE, ACCEPT, … */
function addEvent(draft: Draft, event: string, transition: Transition): void {
  const { from, save, clear, calls = [], next } = transition;
  const { flow, name, inner, on } = draft;
  const first = addCalls(draft, event, calls, { target: states.end(event) }, clear);
  // The calls see the fields empty; when one of them fails, nothing was emptied.
  inner[states.end(event)] = { ...(clear ? { entry: take('', clear) } : {}), always: branches(flow, name, next, told(flow, transition)) };
  on[event] = { target: first, ...(from ? isOffered(from) : {}), actions: take(save) };
}

/** A step that may be passed over looks first where it leads; nothing of it is seen then. */
function addSkip({ flow, name, inner }: Draft, first: string): string {
  const others = Object.keys(flow.steps).filter((to) => to !== name);
  const passed = others.map((to) => ({ target: idOf(to), guard: { type: 'isPassed', params: { step: name, to } } }));
  inner[states.skip] = { always: [...passed, { target: first }] };
  return states.skip;
}
