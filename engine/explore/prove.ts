import type { CompiledFlow } from '../compile/assemble';
import type { StepForms } from '../context/stepForms';
import { branchesOf, isDecision } from '../route/graph';
import type { Rules } from '../rules/types';
import type { Context, FlowDefinition, Step, Transition } from '../types';
import { branchName, branchTaken, explore, passedOver, type ExploreOptions, type Move, type Reached } from './explore';
import { createStepper } from './stepper';
import { createProperties, type Violation } from './properties';

export interface Dead { readonly kind: 'step' | 'branch' | 'modal' | 'call'; readonly name: string; readonly reason: string }
/** The prover's answer about a flow. */
export interface Verdict {
  readonly flow: string;
  readonly states: number;
  readonly moves: number;
  /** Every state, for a second look (`randomWalk`). */
  readonly explored: readonly Reached[];
  /** True: everything was explored. Else `bound` says what stopped it. */
  readonly complete: boolean;
  readonly bound?: string;
  /** First state that reached each step, branch (`useType.next[1]`), modal and call outcome (`plans: answer 1`). */
  readonly reached: ReadonlyMap<string, Reached>;
  /** Every error a field was seen with: `driver.email:format`. */
  readonly failures: ReadonlySet<string>;
  readonly dead: readonly Dead[];
  /** At most the first ten of each property. */
  readonly violations: readonly Violation[];
  readonly broken: number;
}

/** Explores a flow completely and checks every property of every transition. */
export async function prove(compiled: CompiledFlow, options: Pick<ExploreOptions, 'environment' | 'most' | 'pause'>): Promise<Verdict> {
  const { flow, rules, forms } = compiled;
  const reached = new Map<string, Reached>();
  const failures = new Set<string>();
  const violations: Violation[] = [];
  const counts = new Map<string, number>();
  const stepper = createStepper(compiled.machine);
  const properties = createProperties(compiled, stepper, (violation) => {
    const count = (counts.get(violation.property) ?? 0) + 1;
    counts.set(violation.property, count);
    if (count <= 10) violations.push(violation);
  });
  const mark = (name: string, state: Reached): void => { if (!reached.has(name)) reached.set(name, state); };
  const states = new Set<Reached>();
  const documents = new WeakSet<object>();
  const onMove = (move: Move): void => {
    properties.onMove(move);
    const { from, event, snapshot, to } = move;
    if (!states.has(to)) {
      states.add(to);
      properties.onState(to);
      mark(`step ${to.step}`, to);
      if (to.inner.startsWith('modal:')) mark(`modal ${to.inner.slice('modal:'.length)}`, to);
      if (to.inner.includes(':') && !to.inner.startsWith('modal:')) mark(`call ${to.inner.slice(to.inner.indexOf(':') + 1)}`, to);
    }
    if (event.type === 'CHANGE' && 'data' in event && !documents.has(event.data)) {
      documents.add(event.data);
      for (const failure of failingOf(forms, rules, to.step, snapshot.context)) failures.add(`${to.step}.${failure}`);
    }
    if ('label' in event && event.label !== undefined) mark(`outcome ${from.inner.slice(from.inner.indexOf(':') + 1)}: ${event.label}`, to);
    const via = from.inner === 'open' ? event.type : from.inner.slice(0, from.inner.indexOf(':'));
    const led = to.step !== from.step || to.inner.startsWith('modal:');
    if (led && event.type !== 'GOTO' && event.type !== 'BACK' && event.type !== 'RESET') {
      const branch = branchTaken(compiled, from.step, via, contextBefore(move));
      if (branch) mark(`branch ${branch.name}`, to);
      if (branch?.to) markPassed(branch.to, move);
    }
    if (event.type === 'GOTO' && 'step' in event) markPassed(event.step, move);
  };
  const markPassed = (first: string, move: Move): void => {
    for (const { step, branch } of passedOver(compiled, first, move.to.step, contextBefore(move))) {
      mark(`branch ${branch}`, move.to);
      if (isDecision(flow.steps[step] as Step)) mark(`step ${step}`, move.to);
    }
  };
  const exploration = await explore(compiled, { ...options, stepper, onMove });
  const dead = deadOf(flow, reached);
  return {
    flow: flow.id, states: exploration.states.length, moves: exploration.moves, explored: exploration.states,
    complete: exploration.bound === undefined, bound: exploration.bound,
    reached, failures, dead, violations, broken: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/**
 * Branches were read before what follows from a purchase emptied the context: the answers of the state that was left, with what the call
 * gave.
 */
function contextBefore({ from, event, snapshot }: Move): Reached['snapshot']['context'] {
  const given = 'output' in event && typeof event.output === 'object'
    ? Object.fromEntries(Object.entries(event.output ?? {}).filter(([, value]) => value !== undefined))
    : {};
  return event.type === 'NEXT' || event.type === 'CHANGE' ? snapshot.context : { ...from.snapshot.context, ...snapshot.context, ...given };
}

function deadOf(flow: FlowDefinition, reached: ReadonlyMap<string, Reached>): readonly Dead[] {
  const dead: Dead[] = [];
  const miss = (kind: Dead['kind'], name: string, reason: string): void => {
    if (!reached.has(`${kind} ${name}`)) dead.push({ kind, name, reason });
  };
  for (const [name, step] of Object.entries(flow.steps)) {
    // A typed address reaches every step without needs: it takes a transition to make it part of the flow.
    if (name !== flow.start && !leads(flow, name)) dead.push({ kind: 'step', name, reason: 'no transition leads here' });
    else miss('step', name, 'no answers lead here');
    for (const [event, next] of transitionsOf(step)) branchesOf(next).forEach(
      (branch, index) => miss('branch', branchName(name, event, index), `never taken: ${branch.to ?? branch.modal}`)
    );
  }
  for (const name of Object.keys(flow.modals ?? {})) miss('modal', name, 'never opens');
  for (const name of Object.keys(flow.calls)) miss('call', name, 'never runs');
  return dead;
}
const transitionsOf = (step: Step): readonly (readonly [string, Transition['next']])[] =>
  [['NEXT', step.next] as const, ...Object.entries(step.on ?? {}).map(([event, transition]) => [event, transition?.next] as const)];
const leads = (flow: FlowDefinition, name: string): boolean =>
  Object.values(flow.steps).some((step) => transitionsOf(step).some(([, next]) => branchesOf(next).some(({ to }) => to === name)));

/** What is wrong with the present step's form: `returnDate:window`. */
function failingOf(forms: StepForms, rules: Rules, step: string, context: Context): readonly string[] {
  const form = forms.form(step, context);
  return form ? rules.errors(form.schema, forms.answers(step, context)).map((error) => `${error.path.join('.')}:${error.keyword}`) : [];
}
