import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { checkFlow } from '../check/checkFlow';
import { answersOf } from '../context/answers';
import type { PatchTools } from '../context/applyPatch';
import { versionOf } from '../context/persist';
import { createRules } from '../rules/createRules';
import type { Rules } from '../rules/types';
import { backFrom, isEnd, progressAt } from '../route';
import type { Adapters, CallFault, Clock, Context, Derive, FlowDefinition, View } from '../types';
import { buildMachine, stepOf } from './machine';
import { tags } from './names';
import { startRun, type FlowRun, type RunOptions } from './run';

export interface CompileOptions {
  /** Call name → adapter. Every call of the definition needs one. */
  readonly adapters: Adapters<never, never>;
  /** Handed to every adapter, with the call's abort signal. */
  readonly tools: unknown;
  readonly derive?: Derive;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly onTrack?: (event: string, context: Context) => void;
  /** A call failed: for the error log. The visitor's words come from the fault's code. */
  readonly onFault?: (error: unknown, call: string, context: Context) => void;
}

/** A definition that can run: one machine for the browser, the checker and the diagram. */
export interface CompiledFlow {
  readonly flow: FlowDefinition;
  readonly machine: AnyStateMachine;
  readonly rules: Rules;
  /** Changes when the definition changes. */
  readonly hash: string;
  readonly patching: PatchTools;
  view(snapshot: AnyMachineSnapshot): View;
  /** Starts a visit, from stored answers where there are any. */
  start(options?: RunOptions): FlowRun;
}

/** A definition that cannot run: every mistake, each with flow, step, path and the nearest right name. */
export class DefinitionError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'DefinitionError';
  }
}

/** Checks a definition and makes its machine. Throws DefinitionError with all mistakes at once. */
export function compile(flow: FlowDefinition, options: CompileOptions): CompiledFlow {
  const { clock, newId, derive = {}, adapters, tools: adapterTools } = options;
  const mistakes = checkFlow(flow, { calls: Object.keys(adapters), derive: Object.keys(derive) });
  if (mistakes.length > 0) throw new DefinitionError(mistakes);
  const rules = createRules({
    clock,
    formOf: (name) => {
      const step = flow.steps[name];
      return step?.form && { form: step.form, data: (context) => answersOf(step, context) };
    },
  });
  const patching: PatchTools = { flow, rules, derive, tools: { clock, newId } };
  const machine = buildMachine({ ...patching, adapters, adapterTools, onTrack: options.onTrack, onFault: options.onFault });
  const views = new WeakMap<AnyMachineSnapshot, View>();
  const compiled: CompiledFlow = {
    flow, machine, rules, patching, hash: versionOf(flow),
    start: (run) => startRun(compiled, run),
    view: (snapshot) => {
      let view = views.get(snapshot);
      if (!view) views.set(snapshot, (view = viewOf(flow, rules, snapshot)));
      return view;
    },
  };
  return compiled;
}

function viewOf(flow: FlowDefinition, rules: Rules, snapshot: AnyMachineSnapshot): View {
  const step = stepOf(snapshot.value);
  const inner = String(Object.values(snapshot.value as object)[0] ?? '');
  const context = snapshot.context as Context;
  const definition = flow.steps[step];
  const busy = snapshot.hasTag(tags.busy);
  return {
    step, context, busy,
    ...(inner.startsWith('modal:') ? { modal: inner.slice('modal:'.length) } : {}),
    ...(busy ? { call: inner.slice(inner.indexOf(':') + 1) } : {}),
    ...(snapshot.hasTag(tags.failed) ? { fault: context.error as CallFault } : {}),
    missing: definition?.form ? rules.missing(definition.form, answersOf(definition, context)) : [],
    back: backFrom(flow, rules, step, context),
    progress: progressAt(flow, rules, step, context),
    done: isEnd(flow, step),
  };
}
