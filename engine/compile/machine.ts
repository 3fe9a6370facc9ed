import { assign, fromPromise, raise, StateMachine, type AnyStateMachine } from 'xstate';
import { applyPatch, type PatchTools } from '../context/applyPatch';
import { causesOf } from '../definition/changes';
import { factsIn } from '../context/facts';
import { getPath, isBlank, overlap, sameJson, setPath } from '../context/paths';
import type { OrderRecord } from '../context/orderRecord';
import { purchaseOf } from '../context/receipt';
import type { StepForms } from '../context/stepForms';
import { tidy } from '../context/tidy';
import { isPurchase } from '../sale';
import type { Adapters, Context, FlowDefinition, OrderInDoubt, Patch, Rule } from '../types';
import { canContinue } from './canContinue';
import { toFault } from './fault';
import { abandoned, faultOfOrder, orderedElsewhere, orderOf, sentOrder, toDoubt } from './order';
import { raised } from './names';
import type { Json } from './config';
import { stepStates } from './step';
import { addresses, backTargets, redirect } from './targets';

export interface MachineOptions extends PatchTools {
  readonly forms: StepForms;
  readonly adapters: Adapters<never, never>;
  readonly adapterTools: unknown;
  /** What the tabs of a browser know of each other's orders. */
  readonly orders?: OrderRecord;
  readonly onTrack?: (event: string, context: Context) => void;
  readonly onBought?: (context: Context) => void;
  readonly onAnswer?: (call: string, patch: Patch) => void;
  readonly onFault?: (error: unknown, call: string, context: Context) => void;
}
type Event = {
  readonly type: string; readonly data?: Record<string, unknown>; readonly value?: unknown; readonly output?: unknown;
  readonly error?: unknown; readonly step?: string; readonly context?: Context;
  readonly order?: OrderInDoubt;
};
interface Refresh { readonly of: string; readonly step: string }
/** All of these must hold for a transition; what is left out does not matter. */
interface EntryParams {
  /** A rule that holds, and the step it stands in. */
  readonly when?: Rule;
  readonly step?: string;
  /** The step that must be open. */
  readonly needs?: string;
  /** The step that must be shut. */
  readonly shut?: string;
  /** The step that the typed address must name. */
  readonly address?: string;
  /** The receipt that is left: the rest is judged by what stays of the purchase. */
  readonly receipt?: string;
}
interface At { readonly context: Context; readonly event: Event }

/** The definition as an XState machine: JSON configuration here, the meaning of its names below. */
export function buildMachine(options: MachineOptions): AnyStateMachine {
  const { flow } = options;
  const config: Json = {
    id: flow.id,
    initial: flow.start,
    context: ({ input }: { readonly input?: { readonly context?: Context } }) => input?.context ?? {},
    on: {
      GOTO: [...toDoubt(flow), { actions: { type: 'goTo' } }],
      ...addresses(flow), ...backTargets(flow),
      ORDERED: orderedElsewhere(flow),
      RESET: [...toDoubt(flow), { target: `#${flow.start}`, actions: { type: 'reset' } }],
    },
    states: {
      ...Object.fromEntries(Object.entries(flow.steps).map(([name, step]) => [name, stepStates(flow, name, step)])), ...redirect(flow),
    },
  };
  const meanings = { guards: guards(options), actions: actions(options), actors: actors(options) };
  return new StateMachine(config as never, meanings as never) as unknown as AnyStateMachine;
}

function guards(options: MachineOptions) {
  const { flow, rules, forms, route } = options;
  return {
    all: ({ context, event }: At, { when, step, needs, shut, address, receipt }: EntryParams) => {
      if (address !== undefined && event.step !== address) return false;
      if (shut !== undefined && route.isOpen(shut, context)) return false;
      const left = receipt === undefined ? context : purchaseOf(flow, receipt, context);
      return rules.holds(when, step === undefined ? left : route.seen(step, left)) && (needs === undefined || route.isOpen(needs, left));
    },
    canContinue: ({ context }: At, { step }: { readonly step: string }) => canContinue(options, step, context),
    hasMore: ({ context }: At, { step }: { readonly step: string }) => {
      const use = flow.steps[step]?.survey;
      return use !== undefined && getPath(context, `${use.trail}.ended`) !== true;
    },
    // Not `retreat`, which goes through all answers of a long survey.
    hasEarlier: ({ context }: At, { step }: { readonly step: string }) => (forms.stop(step, context)?.number ?? 0) > 1,
    isBack: ({ context }: At, params: { readonly from: string; readonly to: string }) =>
      route.back(params.from, context) === params.to,
    isPassed: ({ context }: At, { step, to }: { readonly step: string; readonly to: string }) => route.entry(step, context) === to,
    isFurthest: ({ context }: At, { step }: { readonly step: string }) => route.furthest(context) === step,
    isInDoubt: ({ context }: At, { step }: { readonly step: string }) => orderOf(context)?.step === step,
    isOrderedElsewhere: ({ context }: At) => options.orders?.other(context) !== undefined,
    isOrderedAt: ({ event }: At, { step }: { readonly step: string }) => event.order?.step === step,
    isOrderedBy: ({ context }: At, { call }: { readonly call: string }) => orderOf(context)?.call === call && !orderOf(context)?.isLost,
    isStep: ({ event }: At, params: { readonly step: string }) => event.step === params.step,
    isOffered: ({ context, event }: At, params: { readonly list: string }) => {
      const list = getPath(context, params.list);
      return Array.isArray(list) && list.some((option) => sameJson(option, event.value));
    },
    isStale: ({ context }: At, { of, step }: Refresh) => getPath(context, `stale.${of}`) === true && canRefresh(options, of, step, context),
    canRefresh: ({ context }: At, { of, step }: Refresh) => canRefresh(options, of, step, context),
    // What failed to come is asked for again as soon as an answer that it hangs on is changed.
    isMissing: ({ context, event }: At, { of, step }: Refresh) => isBlank(getPath(context, of)) && canRefresh(
      options, of, step, applyPatch(context, forms.change(step, context, event.data ?? {}), options)
    ),
    // Is what runs now outdated by this change? A field that has nothing to do with it leaves it running.
    // It is worked out again from answers that are right, and waits for them.
    outdates: ({ context, event }: At, { of, step, isRight }: Refresh & { readonly isRight: boolean }) => {
      const fresh = setPath(context, `stale.${of}`, undefined);
      const after = applyPatch(fresh, forms.change(step, context, event.data ?? {}), options);
      return (isBlank(getPath(context, of)) ? after !== fresh : getPath(after, `stale.${of}`) === true)
        && canRefresh(options, of, step, after) === isRight;
    },
  };
}

/** Are the answers that the refreshed value hangs on right? Others (a card that is not typed yet) do not matter to it. */
function canRefresh({ flow, rules, forms }: MachineOptions, of: string, step: string, context: Context): boolean {
  const form = forms.form(step, context);
  const { save } = flow.steps[step] ?? {};
  const causes = (flow.changes ?? []).filter(({ stale }) => stale?.includes(of)).flatMap(causesOf);
  const decides = (path: string): boolean => causes.some((cause) => overlap(cause, path));
  return form === undefined
    || rules.errors(form.schema, forms.answers(step, context)).every(({ path }) => !decides([...(save ? [save] : []), ...path].join('.')));
}

function actions(options: MachineOptions) {
  const { flow, forms, route, survey, onTrack, onBought, onAnswer, onFault } = options;
  const isOrder = (call: string): boolean => isPurchase(flow, call);
  const write = (patchOf: (at: At, params: never) => Patch, chosen: (params: never, event: Event) => readonly string[] = () => []) =>
    assign(
      ({ context, event }: At, params: never) =>
        replace(context, applyPatch(context, patchOf({ context, event }, params), options, chosen(params, event)))
    ) as unknown;
  const inSurvey = (move: 'advance' | 'retreat') => write(({ context }, { step }: { readonly step: string }) => {
    const use = flow.steps[step]?.survey;
    return (use && survey?.[move](use, context)) ?? {};
  });
  return {
    change: write(({ context, event }, { step }: { readonly step: string }) => forms.change(step, context, event.data ?? {})),
    tidy: write(
      ({ context }, { step }: { readonly step: string }) =>
        forms.change(step, context, (tidy(forms.answers(step, context)) ?? {}) as Record<string, unknown>)
    ),
    goBack: raise(({ context }: At, { from }: { readonly from: string }) => {
      const to = route.back(from, context);
      return { type: raised.back(to === from ? false : to) };
    }) as unknown,
    goTo: raise(({ event }: At) => ({ type: raised.address(event.step) })) as unknown,
    advance: inSurvey('advance'),
    retreat: inSurvey('retreat'),
    take: write(({ event }, params: { readonly save: string; readonly clear: readonly string[]; readonly value?: unknown }) => ({
      ...Object.fromEntries(params.clear.map((path) => [path, undefined])),
      ...(params.save ? { [params.save]: params.value ?? event.value } : {}),
    }), (params: { readonly save: string }) => (params.save ? [params.save] : [])),
    // What a call has just given is not stale, whatever was changed before. An order that was answered is settled.
    patch: write(({ event }, { call }: { readonly call: string }) => {
      const patch = event.output as Patch;
      onAnswer?.(call, patch);
      const fresh = Object.fromEntries(Object.keys(patch).map((path) => [`stale.${path}`, undefined]));
      return { ...fresh, ...patch, ...(isOrder(call) ? { orderInDoubt: undefined } : {}) };
      // A purchase is a new one even when its answer says the same as that of the one before.
    }, ({ call }: { readonly call: string }, { output }) => (isOrder(call) ? Object.keys(output as Patch) : [])),
    succeed: write(() => ({ error: undefined })),
    fault: write(({ event, context }, params: { readonly call: string; readonly event: string }) => {
      onFault?.(event.error, params.call, route.active(context));
      const isRepeated = params.event === 'CHECK' || (isOrder(params.call) && orderOf(context)?.isRepeated === true);
      const error = faultOfOrder(toFault(event.error, params.call), isRepeated);
      return { error, ...(isOrder(params.call) && error.outcome === 'refused' ? { orderInDoubt: undefined } : {}) };
      // A failure counts as new even when it says the same as the one before.
    }, () => ['error']),
    order: write(({ context }, params: { readonly step: string; readonly call: string }) =>
      sentOrder(flow, params, context, options.tools.clock.now(), options.orders?.same(context))),
    ordered: write(({ event }) => ({ error: undefined, orderInDoubt: event.order })),
    settled: write(() => ({ orderInDoubt: undefined })),
    abandon: write(({ context }) => abandoned(flow, context, options.tools.newId)),
    forget: assign(({ context }: At, { step }: { readonly step: string }) => replace(context, purchaseOf(flow, step, context))) as unknown,
    fresh: write((_, params: { readonly of: string }) => ({ [`stale.${params.of}`]: undefined })),
    freshAll: write(() => ({ stale: undefined })),
    reset: assign(({ context, event }: At) => replace(context, { ...event.context, ...factsIn(context) })) as unknown,
    track: ({ context }: At, params: { readonly event: string }) => onTrack?.(params.event, route.active(context)),
    bought: ({ context }: At) => onBought?.(route.active(context)),
  };
}
/** XState merges what assign returns, so fields that are gone must be said to be undefined. */
function replace(before: Context, after: Context): Context {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return gone.length === 0 ? after : { ...after, ...Object.fromEntries(gone.map((name) => [name, undefined])) };
}

function actors({ flow, route, adapters, adapterTools }: MachineOptions) {
  const actor = (call: string) => fromPromise(async ({ input, signal }: { readonly input: Context; readonly signal: AbortSignal }) => {
    const adapter = adapters[call] as unknown as (context: Context, tools: unknown) => Promise<Patch>;
    return checkPatch(flow, call, await adapter(route.active(input), { ...(adapterTools as object), signal }));
  });
  return Object.fromEntries(Object.keys(flow.calls).map((call) => [call, actor(call)]));
}
/** An adapter may only write what its call gives. */
export function checkPatch(flow: FlowDefinition, call: string, patch: Patch): Patch {
  const allowed = flow.calls[call]?.gives ?? [];
  const wrong = Object.keys(patch).find((path) => !allowed.includes(path.split('.')[0] as string));
  if (wrong !== undefined) {
    throw new Error(`${flow.id} › calls.${call}: the adapter wrote "${wrong}", but the call gives ${allowed.join(', ') || 'nothing'}.`);
  }
  return patch;
}

/** The step a state value stands for. */
export const stepOf = (value: unknown): string =>
  (typeof value === 'string' ? value : Object.keys((value as object | undefined) ?? {})[0] ?? '');
