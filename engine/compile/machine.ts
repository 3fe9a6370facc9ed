import { assign, createMachine, fromPromise, type AnyStateMachine } from 'xstate';
import { answersOf, answersPatch } from '../context/answers';
import { applyPatch, type PatchTools } from '../context/applyPatch';
import { getPath, sameJson } from '../context/paths';
import { tidy } from '../context/tidy';
import { backFrom, mayEnter } from '../route';
import type { Adapters, Context, FlowDefinition, Patch, Rule, Step } from '../types';
import { toFault } from './fault';
import { door, stepStates, type Json } from './step';

export interface MachineOptions extends PatchTools {
  readonly adapters: Adapters<never, never>;
  readonly adapterTools: unknown;
  readonly onTrack?: (event: string, context: Context) => void;
  readonly onFault?: (error: unknown, call: string, context: Context) => void;
}
type Event = { readonly type: string; readonly data?: Record<string, unknown>; readonly value?: unknown; readonly output?: unknown; readonly error?: unknown; readonly step?: string };
interface At { readonly context: Context; readonly event: Event }

/** The definition as an XState machine: JSON configuration here, the meaning of its names below. */
export function buildMachine(options: MachineOptions): AnyStateMachine {
  const { flow } = options;
  const goTo = Object.keys(flow.steps).flatMap((step) => door(flow, step, {}, { goto: step }));
  const config: Json = {
    id: flow.id,
    initial: flow.start,
    context: ({ input }: { readonly input?: { readonly context?: Context } }) => input?.context ?? {},
    on: {
      GOTO: goTo,
      RESET: { target: `#${flow.start}`, actions: { type: 'reset' } },
    },
    states: Object.fromEntries(Object.entries(flow.steps).map(([name, step]) => [name, stepStates(flow, name, step)])),
  };
  return createMachine(config as never).provide({ guards: guards(options), actions: actions(options), actors: actors(options) } as never);
}

function guards({ flow, rules }: MachineOptions) {
  const step = (name: string): Step => flow.steps[name] as Step;
  return {
    all: ({ context, event }: At, params: { readonly when?: Rule; readonly needs?: string; readonly goto?: string }) =>
      (params.goto === undefined || event.step === params.goto)
      && (params.when === undefined || rules.holds(params.when, context))
      && (params.needs === undefined || mayEnter(flow, rules, params.needs, context)),
    formValid: ({ context }: At, params: { readonly step: string }) => {
      const { form } = step(params.step);
      return form === undefined || rules.valid(form.schema, answersOf(step(params.step), context));
    },
    isBack: ({ context }: At, params: { readonly from: string; readonly to: string }) => backFrom(flow, rules, params.from, context) === params.to,
    isStep: ({ event }: At, params: { readonly step: string }) => event.step === params.step,
    isOffered: ({ context, event }: At, params: { readonly list: string }) => {
      const list = getPath(context, params.list);
      return Array.isArray(list) && list.some((option) => sameJson(option, event.value));
    },
    isStale: ({ context }: At, params: { readonly of: string }) => getPath(context, `stale.${params.of}`) === true,
  };
}

function actions(options: MachineOptions) {
  const { flow, onTrack, onFault } = options;
  const step = (name: string): Step => flow.steps[name] as Step;
  const write = (patchOf: (at: At, params: never) => Patch, chosen: (params: never) => readonly string[] = () => []) =>
    assign(({ context, event }: At, params: never) => replace(context, applyPatch(context, patchOf({ context, event }, params), options, chosen(params)))) as unknown;
  return {
    change: write(({ event }, params: { readonly step: string }) => answersPatch(step(params.step), event.data ?? {})),
    tidy: write(({ context }, params: { readonly step: string }) => answersPatch(step(params.step), (tidy(answersOf(step(params.step), context)) ?? {}) as Record<string, unknown>)),
    take: write(({ event }, params: { readonly save: string; readonly clear: readonly string[]; readonly value?: unknown }) => ({
      ...Object.fromEntries(params.clear.map((path) => [path, undefined])),
      ...(params.save ? { [params.save]: params.value ?? event.value } : {}),
    }), (params: { readonly save: string }) => (params.save ? [params.save] : [])),
    patch: write(({ event }) => event.output as Patch),
    succeed: write(() => ({ error: undefined })),
    fault: write(({ event, context }, params: { readonly call: string }) => {
      onFault?.(event.error, params.call, context);
      return { error: toFault(event.error, params.call) };
    }),
    fresh: write((_, params: { readonly of: string }) => ({ [`stale.${params.of}`]: undefined })),
    freshAll: write(() => ({ stale: undefined })),
    reset: assign(({ context }: At) => replace(context, {})) as unknown,
    track: ({ context }: At, params: { readonly event: string }) => onTrack?.(params.event, context),
  };
}
/** XState merges what assign returns, so fields that are gone must be said to be undefined. */
function replace(before: Context, after: Context): Context {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return gone.length === 0 ? after : { ...after, ...Object.fromEntries(gone.map((name) => [name, undefined])) };
}

function actors({ flow, adapters, adapterTools }: MachineOptions) {
  return Object.fromEntries(Object.keys(flow.calls).map((call) => [call, fromPromise(async ({ input, signal }: { input: Context; signal: AbortSignal }) => {
    const adapter = adapters[call] as unknown as (context: Context, tools: unknown) => Promise<Patch>;
    const patch = await adapter(input, { ...(adapterTools as object), signal });
    return checkPatch(flow, call, patch);
  })]));
}
/** An adapter may only write what its call gives. */
export function checkPatch(flow: FlowDefinition, call: string, patch: Patch): Patch {
  const allowed = flow.calls[call]?.gives ?? [];
  const wrong = Object.keys(patch).find((path) => !allowed.includes(path.split('.')[0] as string));
  if (wrong !== undefined) throw new Error(`${flow.id} › calls.${call}: the adapter wrote "${wrong}", but the call gives ${allowed.join(', ') || 'nothing'}.`);
  return patch;
}

/** The step a state value stands for. */
export const stepOf = (value: unknown): string => (typeof value === 'string' ? value : Object.keys((value as object | undefined) ?? {})[0] ?? '');
