import type { CompiledFlow } from '../../compile/assemble';
import { orderOf } from '../../compile/order';
import { orderingSteps } from '../../sale';
import { states } from '../../compile/names';
import { callOf, usesAt } from '../../definition/calls';
import { getPath, setPath } from '../../context/paths';
import type { CallUse, Context, FlowDefinition, Path, Step } from '../../types';
import { traceOf, type Move, type Reached } from '../explore';
import type { Violation } from './properties';
import type { PropertyName } from './propertyNames';
import { detours, type Detour, type DetourTools } from './detours';

/** What a call sends in a context, as text; nothing that is drawn or kept on this side. */
export type Sent = (call: string, context: Context) => Promise<string>;
/** With which answers a value was given, at which step, and by which calls, in the order in which they ran. */
interface Origin { readonly step: string; readonly calls: readonly string[]; readonly context: Context }
/** A value that is paid by, at a step that sells. */
interface Given { readonly field: Path; readonly value: object; readonly origin: Origin; readonly kind: Kind }
interface Tools extends DetourTools { readonly sent: Sent }

export const outlives: PropertyName = 'what is chosen and paid belongs to the answers it was made from';
/** So many states of a step in which something is chosen or paid are looked at: they differ little in what was given. */
const mostStates = 12;

/**
 * A selection, price or quote never outlives an answer it was made from. From where something can be chosen or paid, the visitor goes back,
 * changes one answer or one entry of a list, and comes again by address: what is there as before must have been asked for with what the
 * calls would send now. Another quote behind the price need not, where the price itself was asked for with that answer.
 */
export function createOutlived(tools: Tools, found: (violation: Violation) => void): {
  readonly onMove: (move: Move) => void; readonly onState: (state: Reached) => void; readonly atEnd: () => Promise<void>;
} {
  const { compiled, sent } = tools;
  const { flow, route } = compiled;
  const origins = new WeakMap<object, Origin>();
  const payable = new Map<string, Reached>();
  const places = placesOf(flow);
  const price = priceOf(flow);
  const note = (value: unknown, origin: Origin): void => {
    if (typeof value !== 'object' || value === null || origins.has(value)) return;
    origins.set(value, origin);
    if (Array.isArray(value)) for (const entry of value) note(entry, origin);
  };
  const givenIn = ({ step, snapshot: { context } }: Reached): readonly Given[] => (places.get(step) ?? []).flatMap(({ field, kind }) => {
    const value = getPath(context, field);
    const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
    return origin && getPath(context, `stale.${field}`) !== true ? [{ field, value: value as object, origin, kind }] : [];
  });
  return {
    onMove({ from, event, snapshot }) {
      if (!event.type.startsWith('xstate.done.actor.')) return;
      const calls = ranBefore(compiled, from);
      const origin: Origin = { step: from.step, calls, context: route.active(from.snapshot.context as Context) };
      for (const field of flow.calls[calls.at(-1) ?? '']?.gives ?? []) note(getPath(snapshot.context, field), origin);
    },
    onState(state) {
      const context = state.snapshot.context as Context;
      if (state.inner !== states.open || !places.has(state.step) || orderOf(context)) return;
      // Nothing is paid by a price that is asked for again.
      if (price !== undefined && getPath(context, `stale.${price}`) === true) return;
      // Whoever stands where it is not open any more has not come here to pay.
      const key = JSON.stringify([state.step, Object.keys(flow.steps).map((step) => compiled.forms.answers(step, context))]);
      const sameStep = [...payable.values()].filter(({ step }) => step === state.step);
      if (sameStep.length < mostStates && !payable.has(key) && route.isOpen(state.step, context)) payable.set(key, state);
    },
    async atEnd() {
      const told = new Set<string>();
      for (const state of payable.values()) {
        for await (const detour of detours(tools, state)) {
          const { path, events } = detour;
          for (const { field } of await keptFor(detour, givenIn(state), { compiled, sent })) {
            const message = `${field} stays when ${path} changes, and ${state.step} can be entered.`;
            if (told.has(message)) continue;
            told.add(message);
            found({ property: outlives, message, trace: [...traceOf(state), ...events], at: ['steps', state.step] });
          }
        }
      }
    },
  };
}

/** What is still there after the detour, although the calls would send something else now. */
async function keptFor(
  { path, step, loading, after }: Detour, given: readonly Given[], { compiled: { route }, sent }: Pick<Tools, 'compiled' | 'sent'>,
): Promise<readonly Given[]> {
  const kept = given.filter(({ field, value }) =>
    getPath(after, field) === value && getPath(after, `stale.${field}`) !== true && !loading.includes(field));
  const way = route.steps(after);
  const isAskedBefore = ({ origin }: Given): boolean => way.includes(step) && way.indexOf(step) < way.indexOf(origin.step);
  const now = route.active(after);
  const differs = async ({ origin: { calls, context } }: Given, names = calls): Promise<boolean> => {
    const other = setPath(context, path, getPath(now, path));
    for (const call of names) if (await sent(call, context) !== await sent(call, other)) return true;
    return false;
  };
  const price = given.find(({ kind }) => kind === 'price');
  const isRenewed = price !== undefined && await differs(price);
  const isOutlived = async (one: Given): Promise<boolean> => {
    if (one.kind === 'price') return isRenewed;
    if (one.kind === 'given' && isRenewed) return false;
    // A list was asked for by its last call; what was answered before it, all its calls may have told.
    return differs(one, one.kind === 'chosen' && isAskedBefore(one) ? one.origin.calls : one.origin.calls.slice(-1));
  };
  const found: Given[] = [];
  for (const one of kept) if (await isOutlived(one)) found.push(one);
  return found;
}
const priceOf = ({ calls }: FlowDefinition): Path | undefined => Object.values(calls)
  .flatMap(({ sells }) => (sells ? [sells.price ?? [sells.of].flat()[0] as Path] : []))[0];
type Kind = 'price' | 'chosen' | 'given';
interface Field { readonly field: Path; readonly kind: Kind }
/** Where something is paid, and what belongs to it; where something is chosen, and the list it is chosen from. */
function placesOf(flow: FlowDefinition): ReadonlyMap<string, readonly Field[]> {
  const lists = Object.entries(flow.steps).flatMap(([name, { on = {} }]) =>
    (on.CHOOSE?.from ? [[name, [{ field: on.CHOOSE.from, kind: 'chosen' }]] as const] : []));
  return new Map([...lists, ...orderingSteps(flow).map((name) => [name, paidBy(flow)] as const)]);
}
/** The price, what is sold, and what a step needs that only a call can give. */
function paidBy(flow: FlowDefinition): readonly Field[] {
  const price = priceOf(flow);
  const steps = Object.values(flow.steps);
  const chosen = steps.flatMap(({ on = {} }) => on.CHOOSE?.save ?? []);
  const needed = steps.flatMap(({ needs = {}, refresh }) => [...Object.keys(needs), ...(refresh ? [refresh.of] : [])]);
  return [...new Set([...(price ? [price] : []), ...chosen, ...needed])]
    .map((field) => ({ field, kind: field === price ? 'price' : chosen.includes(field) ? 'chosen' : 'given' }));
}

/** The calls of a press that ran up to the one that is running; the others were left out. */
function ranBefore({ flow, rules, route }: CompiledFlow, { step, inner, snapshot }: Reached): readonly string[] {
  const [event = '', call = ''] = inner.split(':');
  const uses = usesAt(flow.steps[step] as Step, event);
  const names = uses.map(callOf);
  const isLeftOut = (use: CallUse): boolean =>
    typeof use === 'object' && use.unless !== undefined && rules.holds(use.unless, route.seen(step, snapshot.context as Context));
  return [...uses.slice(0, Math.max(0, names.indexOf(call))).filter((use) => !isLeftOut(use)).map(callOf), call];
}
