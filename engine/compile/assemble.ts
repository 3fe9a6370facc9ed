import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createStepForms, formsOnRoute, type StepForms } from '../context/stepForms';
import type { PatchTools } from '../context/applyPatch';
import { defaultsOf } from '../context/answers';
import { createOrderRecord, type OrderRecord, type OrderStorage } from '../context/orderRecord';
import { versionOf } from '../context/version';
import { createRules } from '../rules/createRules';
import { withSharedErrors, type Sharing } from '../route/sharing';
import type { Rules } from '../rules/types';
import type { SurveyKit } from '../survey/types';
import { createProgress, type Progress } from '../progress';
import { createRoute, type Route } from '../route';
import { branchesOf, isEnd } from '../definition/graph';
import { withSales } from '../sale';
import type { Adapters, CallFault, Clock, Context, Derive, FlowDefinition, Patch, View } from '../types';
import { buildMachine, stepOf } from './machine';
import { states, tags } from './names';
import { orderOf } from './order';
import { startRun, type FlowRun, type RunOptions } from './run';
import { onceFor } from '../onceFor';

export interface CompileOptions {
  /** Call name → adapter. Every call of the definition needs one. */
  readonly adapters: Adapters<never, never>;
  /** Handed to every adapter, with the call's abort signal. */
  readonly tools: unknown;
  readonly derive?: Derive;
  /** For definitions with a `survey` step. */
  readonly survey?: SurveyKit;
  /** Where an order in doubt is kept when the visit is gone. */
  readonly orders?: OrderStorage;
  readonly clock: Clock;
  readonly newId: () => string;
  /** For the prover, which walks most routes many times. */
  readonly sharing?: Sharing;
  readonly onTrack?: (event: string, context: Context) => void;
  /** A call that `sells` has succeeded, and its press has led on: once for each purchase. */
  readonly onBought?: (context: Context) => void;
  /** A call was answered, with what it gives. */
  readonly onAnswer?: (call: string, patch: Patch) => void;
  /** A call failed: for the error log. The visitor's words come from the fault's code. */
  readonly onFault?: (error: unknown, call: string, context: Context) => void;
}

/** A definition that can run: one machine for the browser, the checker and the diagram. */
export interface CompiledFlow {
  /** The definition, with what follows from its purchase written out. */
  readonly flow: FlowDefinition;
  readonly machine: AnyStateMachine;
  readonly rules: Rules;
  readonly forms: StepForms;
  readonly route: Route;
  /** Changes when the definition changes. */
  readonly hash: string;
  readonly patching: PatchTools;
  readonly progress: Progress;
  readonly orders?: OrderRecord;
  readonly sharing?: Sharing;
  view(snapshot: AnyMachineSnapshot): View;
  /** Starts a visit, from stored answers where there are any. */
  start(options?: RunOptions): FlowRun;
}

/** Makes the machine of a definition that has been checked (`#engine/check` does both). XState passes over a name it does not know. */
export function assemble(definition: FlowDefinition, options: CompileOptions): CompiledFlow {
  const flow = withSales(definition);
  const { clock, newId, derive = {}, adapters, survey, tools: adapterTools } = options;
  const plain: StepForms = createStepForms(flow, survey, () => rules);
  const unshared = createRules({
    clock, defaults: defaultsOf(flow), isFilled: (step, context) => plain.isFilled(step, context, rules),
  });
  const rules = options.sharing ? withSharedErrors(unshared, options.sharing) : unshared;
  const route = createRoute(flow, rules, plain, clock, options.sharing);
  const forms = formsOnRoute(plain, route);
  const patching: PatchTools = { flow, rules, route, derive, survey, tools: { clock, newId } };
  const orders = options.orders && createOrderRecord(flow, options.orders);
  const { onTrack, onBought, onAnswer, onFault } = options;
  const machine = buildMachine({ ...patching, forms, adapters, adapterTools, orders, onTrack, onBought, onAnswer, onFault });
  // A press asks for the view of one state a dozen times.
  const view = onceFor((snapshot: AnyMachineSnapshot): View => viewOf(compiled, snapshot));
  const compiled: CompiledFlow = {
    flow, machine, rules, forms, route, patching, orders, sharing: options.sharing, hash: versionOf(flow),
    progress: createProgress(flow, route, forms),
    start: (run) => startRun(compiled, run),
    view,
  };
  return compiled;
}

/** Calls may bring about what a branch asks. */
function waitsFor({ flow, rules, route }: Pick<CompiledFlow, 'flow' | 'rules' | 'route'>, name: string, context: Context): boolean {
  const { form, survey, calls, next } = flow.steps[name] ?? {};
  const seen = route.seen(name, context);
  return !form && !survey && !calls && next !== undefined && branchesOf(next).every(({ when }) => !rules.holds(when, seen));
}

/** What a screen may know of a snapshot. */
function viewOf({ flow, rules, forms, route, progress }: CompiledFlow, snapshot: AnyMachineSnapshot): View {
  const step = stepOf(snapshot.value);
  const inner = String(Object.values(snapshot.value as object)[0] ?? '');
  const context = snapshot.context as Context;
  const busy = snapshot.hasTag(tags.busy);
  const form = forms.form(step, context);
  const answers = forms.answers(step, context);
  const stop = forms.stop(step, context);
  return {
    step, context: route.active(context), busy, answers,
    ...(form ? { form } : {}),
    ...(stop ? { stop } : {}),
    missing: form ? rules.missing(form, answers) : [],
    waits: waitsFor({ flow, rules, route }, step, context),
    back: stop && stop.number > 1 ? step : route.back(step, context),
    progress: progress(step, context),
    held: snapshot.hasTag(tags.held),
    refreshing: busy && inner.startsWith('REFRESH:'),
    entering: busy && inner.startsWith('ENTER:'),
    unready: inner === states.missed || snapshot.hasTag(tags.unready),
    ...(inner.startsWith('modal:') ? { modal: inner.slice('modal:'.length) } : {}),
    ...(busy ? { call: inner.slice(inner.indexOf(':') + 1) } : {}),
    ...(snapshot.hasTag(tags.failed) ? { fault: context.error as CallFault } : {}),
    ...(inner === states.doubt || inner.startsWith(states.call('CHECK', '')) || (inner === states.failed && orderOf(context))
      ? { orderInDoubt: orderOf(context) } : {}),
    done: isEnd(flow, step),
  };
}
