import { orderOf } from '../../compile/order';
import type { CompiledFlow } from '../../compile/assemble';
import { withoutFacts } from '../../context/facts';
import { sameJson, setPath } from '../../context/paths';
import { storable } from '../../context/persist';
import { followingFrom } from '../../definition/changes';
import type { Trail } from '../../definition/trail';
import type { Context } from '../../types';
import { traceOf, type ModelEvent, type Move, type Reached } from '../explore';
import { loadedAgain } from '../reload';
import type { Stepper } from '../stepper';
import { chargedAsShown, chargesWhatShows } from './charged';
import { contextOf, type Check, type Checked, type Report } from './check';
import { contract, failure } from './failures';
import { atMostOnce, oneOrderAtATime, reloadInDoubt, repeatedAnswer } from './orders';
import { backAndForth, busyIgnoresPresses, entryGuard, nextLeads, nothingMissing, progressGrows } from './presses';
import { surveyGoesOn, surveysEnd } from './surveyEnds';

/** A property that does not hold, and the events that lead there. */
export interface Violation {
  readonly property: string;
  readonly message: string;
  readonly trace: readonly ModelEvent[];
  /** The part of the definition that it belongs to. */
  readonly at: Trail;
}

/** The properties that every transition must have (quality, section 4). */
export function createProperties(compiled: CompiledFlow, stepper: Stepper, found: (violation: Violation) => void): {
  readonly onMove: (move: Move) => void; readonly onState: (state: Reached) => void
} {
  const follows = followingFrom(compiled.flow, ['error', 'stale', 'orderInDoubt']);
  const checked: Checked = { ...compiled, ...stepper, follows };
  const checks = [
    entryGuard, contract, failure, busyIgnoresPresses, backAndForth, progressGrows, atMostOnce, oneOrderAtATime, repeatedAnswer, nextLeads,
    nothingMissing, surveyEnds, charge,
  ];
  return {
    onMove: (move) => {
      for (const check of checks) {
        check(checked, move, (property, message, at = placeOf(move)) =>
          found({ property, message, at, trace: [...traceOf(move.from), move.event] }));
      }
    },
    onState: (state) => {
      keepsAnswers(checked, state, (property, message) => found({ property, message, at: ['steps', state.step], trace: traceOf(state) }));
    },
  };
}
/** The call that was answered, else the step. */
const placeOf = ({ from, event }: Move): Trail => (event.type.startsWith('xstate.')
  ? ['calls', from.inner.slice(from.inner.indexOf(':') + 1)] : ['steps', from.step]);

const surveyEnds: Check = (compiled, move, report) => surveyGoesOn(compiled, move, (message) => report(surveysEnd, message));
const charge: Check = (compiled, move, report) => chargesWhatShows(compiled, move, (message) => report(chargedAsShown, message));

/** Loading the page again brings back the step and every answer, but for what its `load` clears and sets. */
function keepsAnswers(compiled: Checked, { snapshot, step, inner }: Reached, report: Report): void {
  const { flow, rules, route } = compiled;
  if (orderOf(contextOf(snapshot))) return reloadInDoubt(compiled, { snapshot }, report);
  // Nothing in flight is stored, so a modal, a running call and a failure are reloaded as the open step with the same answers.
  if (inner !== 'open') return;
  const stored = storable(flow, step, contextOf(snapshot));
  const conditional = (flow.load ?? []).filter(
    ({ when, unless }) => (when || unless) && rules.holds(when, stored) && !(unless && rules.holds(unless, stored))
  );
  if (conditional.length > 0) return;
  const always = (flow.load ?? []).flatMap(({ clear = [], set = {} }) => [...clear, ...Object.keys(set)]);
  const kept = (context: Context): Context => always.reduce((now, path) => setPath(now, path, undefined), withoutFacts(context));
  const loaded = loadedAgain(compiled, step, contextOf(snapshot));
  if (!sameJson(kept(loaded), kept(stored))) report('reload keeps every answer', `${step}: the answers after a reload differ.`);
  const entered = route.entry(step, loaded);
  if (entered !== step) report('reload keeps the step', `${step}: a reload leads to ${entered}.`);
}
