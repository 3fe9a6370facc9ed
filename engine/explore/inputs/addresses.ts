import type { CompiledFlow } from '../../compile/assemble';
import { tags } from '../../compile/names';
import { isReceipt } from '../../context/receipt';
import type { Context } from '../../types';
import type { Classes } from '../classes/classes';
import type { ModelEvent, Reached } from '../explore';
import { isNew } from './isNew';

/**
 * Typed addresses and RESET. The machine's root handles them by the context alone, so they are tried once for every equivalence class of
 * contexts, and once at every place that listens for addresses itself.
 */
export function createAddresses(
  compiled: CompiledFlow, classes: Classes, every: boolean,
): (reached: Reached) => readonly ModelEvent[] {
  const names = Object.keys(compiled.flow.steps);
  const worthTyping = createShutFilter(compiled);
  const places = new Set<string>();
  // By class: the step at which its addresses were tried, whose own address was not among them; nothing when all were.
  const triedAt = new Map<string, string | undefined>();
  return ({ snapshot, step, inner }) => {
    const context = snapshot.context as Context;
    const equivalent = classes.of(context);
    // A purchase that runs cannot be left, whatever the context.
    const isHeld = snapshot.hasTag(tags.held);
    const isNewPlace = every || (listens(compiled, step, inner) && isNew(places, `${step}/${inner}`));
    const isTried = isHeld || triedAt.has(equivalent);
    const left = isTried ? triedAt.get(equivalent) : undefined;
    if (!isHeld && left !== step) triedAt.set(equivalent, isTried ? undefined : step);
    if (isNewPlace) return [...othersThan(step, names).map(goTo), { type: 'RESET' }];
    if (!isTried) return [...othersThan(step, worthTyping(step, context)).map(goTo), { type: 'RESET' }];
    return isHeld || left === undefined || left === step ? [] : [goTo(left)];
  };
}
const goTo = (step: string): ModelEvent => ({ type: 'GOTO', step });
const othersThan = (step: string, names: readonly string[]): readonly string[] => names.filter((name) => name !== step);
/** A receipt's addresses leave the purchase behind; another step listens for its own address only. */
const listens = ({ flow, machine }: CompiledFlow, step: string, inner: string): boolean =>
  isReceipt(flow, step) || machine.states[step]?.states[inner]?.transitions.has('GOTO') === true;

/**
 * An address that cannot be entered leads where another one does, so these are all tried once for each set of steps that can be entered;
 * but for one that leads to the present step, which is entered anew.
 */
function createShutFilter({ flow, route }: CompiledFlow): (step: string, context: Context) => readonly string[] {
  const names = Object.keys(flow.steps);
  const sets = new Set<string>();
  return (step, context) => {
    const open = names.filter((name) => route.isOpen(name, context));
    if (isNew(sets, `${step} ${route.furthest(context)} ${open.join()}`)) return names;
    const again = names.find((name) => !open.includes(name) && route.entry(name, context) === step);
    return again === undefined ? open : [...open, again];
  };
}
