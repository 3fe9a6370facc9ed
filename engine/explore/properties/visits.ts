import type { CompiledFlow } from '../../compile/assemble';
import { states } from '../../compile/names';
import { orderOf } from '../../compile/order';
import { factsIn } from '../../context/facts';
import { getPath } from '../../context/paths';
import { isReceipt } from '../../context/receipt';
import { keyPath, purchases } from '../../sale';
import type { Context, FlowEvent } from '../../types';
import { traceOf, type Move, type Reached } from '../explore';
import type { Violation } from './properties';
import type { PropertyName } from './propertyNames';
import { loadedSignedOut } from '../reload';
import { createStepper, positionOf } from '../stepper';

type Report = (property: PropertyName, message: string) => void;

/** What happens to a visit from outside, tried in every state: a night passes, the account signs out, the tab is copied. */
export function createVisits(
  compiled: CompiledFlow, tomorrow: CompiledFlow | undefined, found: (violation: Violation) => void,
): { readonly onState: (state: Reached) => void } {
  const night = tomorrow && createNight(tomorrow);
  return {
    onState(state) {
      const report: Report = (property, message) => found({ property, message, trace: traceOf(state), at: ['steps', state.step] });
      if (orderOf(state.snapshot.context as Context) || isReceipt(compiled.flow, state.step)) return;
      night?.(state, report);
      if (state.inner === states.open) copied(compiled, state, report);
    },
  };
}

const afterMidnight = 'after midnight a step shows only when it can be entered';
const pressed: readonly FlowEvent[] = [{ type: 'NEXT' }, { type: 'BACK' }];
/**
 * The page stays open over midnight and something is pressed, or it is loaded on the day after. The day after has a machine of its own:
 * what one clock has told is remembered.
 */
function createNight(tomorrow: CompiledFlow): (state: Reached, report: Report) => void {
  const { machine, route } = tomorrow;
  const { next } = createStepper(tomorrow);
  return ({ snapshot, step, inner }, report) => {
    const context = snapshot.context as Context;
    try {
      const before = machine.resolveState({ value: snapshot.value, context }) as Move['snapshot'];
      for (const event of inner === states.open ? pressed : []) {
        checkArrival(route, { before, after: next(before, event), event: event.type }, report);
      }
      const loaded = loadedSignedOut(tomorrow, step, context);
      const entered = route.entry(step, loaded);
      if (!route.isOpen(entered, loaded)) {
        report(afterMidnight, `${step}: a page that is loaded then leads to ${entered}, which cannot be entered.`);
      }
    } catch (error) {
      report('nothing is thrown after midnight', `${step}/${inner}: ${String(error)}`);
    }
  };
}
/** A press that does nothing leaves the step as it was. */
function checkArrival(
  route: CompiledFlow['route'],
  { before, after, event }: { readonly before: Move['snapshot']; readonly after: Move['snapshot']; readonly event: string }, report: Report,
): void {
  const { step, inner } = positionOf(after);
  if (after === before || inner === states.failed || inner === states.missed || step === positionOf(before).step) return;
  if (!route.isOpen(step, after.context as Context)) report(afterMidnight, `${event} leads to ${step} then, and it cannot be entered.`);
}

/** A copy of the tab, and a page that is loaded after the account has signed out. */
function copied(compiled: CompiledFlow, { snapshot, step }: Reached, report: Report): void {
  const { flow, route } = compiled;
  const context = snapshot.context as Context;
  const stored = loadedSignedOut(compiled, step, context);
  for (const call of purchases(flow)) {
    const key = keyPath(flow, call) as string;
    const copy = getPath(stored, key);
    // Two tabs with one key buy once.
    if (copy !== undefined && copy !== getPath(context, key)) {
      report('a copied tab orders with the same key', `${step}: ${call} is sent with another ${key}.`);
    }
  }
  if (Object.keys(factsIn(context)).length === 0) return;
  const entered = route.entry(step, stored);
  if (!route.isOpen(entered, stored)) report('who signs out comes to a step that can be entered', `${step} leads to ${entered}.`);
}
