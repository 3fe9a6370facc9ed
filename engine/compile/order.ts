import { causesOf } from '../definition/changes';
import { ownPaths } from '../definition/kept';
import { getPath, setPath } from '../context/paths';
import { givenPaths } from '../context/receipt';
import { keyPath, keyPaths, orderingSteps } from '../sale';
import type { CallFault, Context, FlowDefinition, OrderInDoubt, Patch, Path, Step } from '../types';
import { states } from './names';
import type { Json } from './config';

/*
 * Orders in doubt (D19). From the moment a call that happens once leaves the page until its definite answer, the order stands at
 * `context.orderInDoubt`. A failure that leaves its outcome unknown, a reload and a copied tab lead to the `doubt` state of the step that
 * ordered. From there it can be sent again with the same key (CHECK) or given up (ABANDON).
 */

/** The order in doubt, if any. */
export const orderOf = (context: Context): OrderInDoubt | undefined => context.orderInDoubt as OrderInDoubt | undefined;

const doubtTargets = (flow: FlowDefinition, guard: string, action: string): readonly Json[] =>
  orderingSteps(flow).map((step) => (
    { target: `#${step}.${states.doubt}`, guard: { type: guard, params: { step } }, actions: { type: action } }
  ));
/** While an order is in doubt, whatever leads elsewhere leads to it. */
export const toDoubt = (flow: FlowDefinition): readonly Json[] => doubtTargets(flow, 'isInDoubt', 'succeed');
/** Another tab has ordered: this one waits until that order is settled, too. */
export const orderedElsewhere = (flow: FlowDefinition): readonly Json[] => doubtTargets(flow, 'isOrderedAt', 'ordered');

/**
 * The order as it leaves the page. One that this visit, or a copied tab with the same key (`before`), has sent already keeps its time.
 */
export function sentOrder(
  flow: FlowDefinition, { step, call }: Pick<OrderInDoubt, 'step' | 'call'>, context: Context, now: number,
  before?: { readonly at: number },
): Patch {
  const key = String(getPath(context, keyPath(flow, call) ?? ''));
  const order: OrderInDoubt = { step, call, key, at: before?.at ?? now, ...(before ? { isRepeated: true } : {}) };
  return { orderInDoubt: orderOf(context) ?? order };
}

/**
 * Answers that turn a request away before anybody looks at the order that it repeats: no access, too early, too many. Who asks with another
 * token is told that nothing is there (404).
 */
const turnedAway: ReadonlySet<number | undefined> = new Set([401, 403, 404, 408, 425, 429]);
/** A refusal settles an order. One that only turns the repeated request away leaves the first one in doubt. */
export const faultOfOrder = (fault: CallFault, isRepeated: boolean): CallFault =>
  (isRepeated && turnedAway.has(fault.status) ? { ...fault, outcome: 'unknown' } : fault);

/**
 * What follows from giving up the order in doubt: what calls gave, what was chosen, the key and the answers of the step that ordered
 * belong to the first order and go. Other answers stay; where the key hangs on them alone, the next order has a new one.
 */
export function abandoned(flow: FlowDefinition, context: Context, newId: () => string): Patch {
  const { step: ordering = '' } = orderOf(context) ?? {};
  const answers = Object.entries(flow.steps).flatMap(([name, step]) => (name === ordering ? [] : ownPaths(step)));
  const kept = answers.reduce((now, path) => setPath(now, path, getPath(context, path)), {} as Context);
  const keys = keyPaths(flow);
  const isDue = (key: Path): boolean => (flow.changes ?? []).some((change) =>
    change.set?.[key] !== undefined && causesOf(change).every((path) => getPath(kept, path) !== undefined));
  const gone = ['orderInDoubt', 'error', 'stale', ...keys, ...givenPaths(flow), ...ownPaths(flow.steps[ordering] as Step)];
  return {
    ...Object.fromEntries(gone.map((path) => [path, getPath(kept, path)])),
    ...Object.fromEntries(keys.filter(isDue).map((key) => [key, newId()])),
  };
}
