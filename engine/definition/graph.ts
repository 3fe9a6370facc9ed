import type { Branch, FlowDefinition, Next, Path, Step } from '../types';

/** A `next` as branches. */
export const branchesOf = (next: Next | undefined): readonly Branch[] =>
  (next === undefined ? [] : typeof next === 'string' ? [{ to: next }] : next);

/** The transition that carries the visitor on: NEXT, else the event that leads somewhere, with the path of what it keeps. */
export function onwardOf({ next, on = {} }: Step): { readonly next: Next; readonly save?: Path } | undefined {
  if (next !== undefined) return { next };
  const leading = Object.values(on).find((transition) => branchesOf(transition.next).some((branch) => branch.to));
  return leading?.next === undefined ? undefined : { next: leading.next, save: leading.save };
}

/** A step that shows nothing and asks nothing, and only decides where to go. */
export const isDecision = ({ form, survey, content, calls, on, enter, refresh, next }: Step): boolean =>
  !form && !survey && !content && !calls && !on && !enter && !refresh && branchesOf(next).some(({ when }) => when !== undefined);
/** May a step be passed over, with some answers? */
export const isSkippable = (step: Step): boolean => step.skip !== undefined || isDecision(step);

/** A step that leads nowhere is an end of the flow. */
export const isEnd = (flow: FlowDefinition, name: string): boolean => {
  const step = flow.steps[name];
  return step !== undefined && onwardOf(step) === undefined && step.calls === undefined;
};

/** Every step that a `next` may lead to, also through its modals. */
export function targetsOf(flow: FlowDefinition, next: Next | undefined, seen = new Set<string>()): readonly string[] {
  return branchesOf(next).flatMap(({ to, modal }): readonly string[] => {
    if (to !== undefined) return [to];
    if (modal === undefined || seen.has(modal)) return [];
    seen.add(modal);
    return targetsOf(flow, flow.modals?.[modal]?.next, seen);
  });
}
/** All steps that a step may lead on to. */
export function exitsOf(flow: FlowDefinition, name: string): readonly string[] {
  const { next, on = {} }: Partial<Step> = flow.steps[name] ?? {};
  return [next, ...Object.values(on).map((transition) => transition?.next)].flatMap((one) => targetsOf(flow, one));
}
/** A step and all that a visitor may come to from it. `exits` says where each leads. */
export function reachable(from: string, exits: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const name of seen) for (const next of exits.get(name) ?? []) seen.add(next);
  return seen;
}
