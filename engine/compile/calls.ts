import type { CallUse, Context, Step } from '../types';
import { setPath } from '../context/paths';
import { buys, isPurchase } from '../sale';
import { change, idOf, isStep, type Draft, type Json, type Target } from './config';
import { invokeId, states, tags } from './names';
import { back, settled } from './targets';

/** Adds a state for each call, in order; returns the name of the first. A call with `unless` gets a gate before it. */
export function addCalls({ flow, name, inner }: Draft, event: string, calls: readonly CallUse[], end: Target,
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

/** The calls of `enter` run before the step opens. When they fail, the step waits until they are asked for again. */
export function addEnter(draft: Draft, calls: readonly CallUse[]): string {
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

/** The calls of `refresh` run while its value is stale; a change meanwhile starts them again. Returns what starts them. */
export function addRefresh(draft: Draft, { of, calls }: NonNullable<Step['refresh']>): Json {
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
export function addDoubt({ flow, name, step, inner }: Draft): void {
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
