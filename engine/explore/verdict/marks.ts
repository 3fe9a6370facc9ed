import type { CompiledFlow } from '../../compile/assemble';
import type { StepForms } from '../../context/stepForms';
import type { Rules } from '../../rules/types';
import type { Context } from '../../types';
import type { Classes } from '../classes/classes';
import type { Move, Reached } from '../explore';
import { createBranchLog } from './dead';
import { createDeadEnds } from './deadEnds';
import { arrivalOf, decisionOf, isPress, passedOver, type Arrival, type Decision } from './decision';
import { createCallLog } from './failingCalls';
import { partsOf, partsPassed, reachedBy } from './parts';
import { createWalked } from './walked';
import { createWitnesses } from './witnesses';

/** What an exploration has come to: it is shown every move, and says what was reached, and what is known of the rest. */
export function createMarks(compiled: CompiledFlow, classes: Classes) {
  const { flow, rules, forms } = compiled;
  const reached = new Map<string, Reached>();
  const failures = new Set<string>();
  const [log, witnesses, deadEnds] = [createBranchLog(compiled), createWitnesses(compiled), createDeadEnds(compiled, classes)];
  const calls = createCallLog();
  const mark = (name: string, state: Reached): void => { if (!reached.has(name)) reached.set(name, state); };
  const states = new Set<Reached>();
  const documents = new WeakSet<object>();
  const walked = createWalked(classes);
  const onState = (state: Reached): boolean => {
    if (states.has(state)) return false;
    states.add(state);
    witnesses.onState(state);
    return true;
  };
  /** What a move has decided, and what it arrives at. */
  const decide = (move: Move): Arrival | undefined => {
    if (isPress(compiled, move)) witnesses.onPress(move.event.type, move.from);
    const decision = decisionOf(compiled, move);
    const arrival = decision && arrivalOf(compiled, move, decision);
    deadEnds.onMove(move, decision, arrival !== undefined);
    if (!decision) return undefined;
    witnesses.onDecision(decision, move.from);
    log.onDecision(decision, arrival !== undefined, move);
    pass(arrival?.passed ?? [], move);
    return arrival;
  };
  const pass = (passed: readonly Decision[], { from, to }: Pick<Move, 'from' | 'to'>): void => {
    for (const one of passed) {
      witnesses.onDecision(one, from);
      log.onDecision(one, true, { to });
    }
  };
  /** Where the exploration begins, no move has led. */
  const begin = (first: Reached): void => {
    const passed = passedOver(compiled, flow.start, first.step, first.snapshot.context as Context) ?? [];
    pass(passed, { from: first, to: first });
    for (const part of [...partsPassed(flow, passed), `step ${first.step}`]) mark(part, first);
  };
  /** Tells whether the state is new. */
  const onMove = (move: Move): boolean => {
    const { from, event, snapshot, to } = move;
    if (onState(from) && !from.by) begin(from);
    const isNew = onState(to);
    if (to.step !== from.step) mark(`address ${to.step}`, to);
    if (event.type === 'CHANGE' && 'data' in event && !documents.has(event.data)) {
      documents.add(event.data);
      for (const failure of failingOf(forms, rules, to.step, snapshot.context)) failures.add(`${to.step}.${failure}`);
    }
    if ('label' in event && event.label !== undefined) mark(`outcome ${from.inner.slice(from.inner.indexOf(':') + 1)}: ${event.label}`, to);
    calls.onMove(move);
    // A typed address leads nobody on, and what stands behind it alone neither.
    const parts = partsOf(compiled, move, decide(move));
    walked(move, () => { for (const part of parts) mark(part, reachedBy(move)); });
    return isNew;
  };
  return { onMove, reached, failures, log, calls, witnesses: witnesses.all, deadEnds: deadEnds.all };
}

/** What is wrong with the present step's form: `returnDate:window`. */
function failingOf(forms: StepForms, rules: Rules, step: string, context: Context): readonly string[] {
  const form = forms.form(step, context);
  return form ? rules.errors(form.schema, forms.answers(step, context)).map((error) => `${error.path.join('.')}:${error.keyword}`) : [];
}
