import { callOf } from './definition/calls';
import type { CallSpec, CallUse, Change, FlowDefinition, Path, Step } from './types';

/** Where the key of an order is kept, unless the call names a path of its own (`once`). Adapters send it. */
export const orderKey: Path = 'uid';

/** The path of a call's key, when it happens at most once per value of that key. */
export const keyPath = (flow: FlowDefinition, call: string): Path | undefined => {
  const { once, sells } = flow.calls[call] ?? {};
  return once ?? (sells ? orderKey : undefined);
};
/** A call that happens once buys. */
export const isPurchase = (flow: FlowDefinition, call: string): boolean => keyPath(flow, call) !== undefined;
export const purchases = (flow: FlowDefinition): readonly string[] => Object.keys(flow.calls).filter((call) => isPurchase(flow, call));
/** Where the purchases of a flow keep what they give. */
export const boughtFields = (flow: FlowDefinition): readonly Path[] =>
  purchases(flow).flatMap((call) => flow.calls[call]?.gives ?? []);
/** Where the keys of a flow's orders are kept. */
export const keyPaths = (flow: FlowDefinition): readonly Path[] => purchases(flow).flatMap((call) => keyPath(flow, call) ?? []);
/** Is there a purchase among these? */
export const buys = (flow: FlowDefinition, uses: readonly CallUse[] = []): boolean => uses.some((use) => isPurchase(flow, callOf(use)));
/** The steps of a flow that order. */
export const orderingSteps = (flow: FlowDefinition): readonly string[] =>
  Object.keys(flow.steps).filter((name) => buys(flow, pressedUses(flow.steps[name] as Step)));
const pressedUses = ({ calls = [], on = {} }: Step): readonly CallUse[] =>
  [...calls, ...Object.values(on).flatMap((transition) => transition?.calls ?? [])];

/** What follows from `sells`, in the words of the language: the key, what a new selection invalidates, and the payment method. */
export function withSales(flow: FlowDefinition): FlowDefinition {
  const sales = Object.values(flow.calls).flatMap((call) => (call.sells ? [{ ...call, sells: call.sells }] : []));
  if (sales.length === 0) return flow;
  const methods = sales.flatMap(({ sells }) => sells.method ?? []);
  return {
    ...flow,
    changes: [...flow.changes ?? [], ...sales.flatMap(changesOfSale)],
    load: [...flow.load ?? [], ...(methods.length > 0 ? [{ clear: methods }] : [])],
    steps: Object.fromEntries(Object.entries(flow.steps).map(([name, step]) => [name, withGates(flow, step, methods)])),
  };
}

function changesOfSale({ gives, sells }: CallSpec & { readonly sells: NonNullable<CallSpec['sells']> }): readonly Change[] {
  const { price, consent } = sells;
  const of = [sells.of].flat();
  const method = sells.method ? [sells.method] : [];
  const personal = [...method, ...(consent ? [consent] : [])];
  const isPriced = price !== undefined && !of.includes(price);
  return [
    { of, clear: [...(isPriced ? [price] : []), orderKey, ...personal] },
    { of, when: present(of), set: { [orderKey]: { newId: true } } },
    ...(isPriced ? [{ of: price, clear: method }] : []),
    // Who is refused gives another card, or the same one again.
    { of: 'error', when: { 'error.outcome': { const: 'refused' } }, clear: method },
    { of: gives, when: present(gives.slice(0, 1)), clear: personal },
  ];
}
const present = (paths: readonly Path[]) => Object.fromEntries(paths.map((path) => [path, true] as const));

/** A payment method that is there is not made again. */
function withGates({ calls }: FlowDefinition, step: Step, methods: readonly Path[]): Step {
  const gated = (use: CallUse): CallUse => {
    const method = typeof use === 'string' ? methods.find((path) => calls[use]?.gives.includes(path)) : undefined;
    return method === undefined ? use : { call: use as string, unless: { [method]: true } };
  };
  return step.calls ? { ...step, calls: step.calls.map(gated) } : step;
}
