import type { Branch, Context, FlowDefinition, Next, Step } from './types';
import type { Rules } from './rules/types';

/** A `next` as branches. */
export const branchesOf = (next: Next | undefined): readonly Branch[] =>
  (next === undefined ? [] : typeof next === 'string' ? [{ to: next }] : next);
/** The transition that carries the visitor on: NEXT, else the event that leads somewhere. */
const onward = (step: Step): Next | undefined =>
  step.next ?? Object.values(step.on ?? {}).find((transition) => branchesOf(transition.next).some((branch) => branch.to))?.next;

/** The step's `next` with the present answers: where it leads, or undefined at the end or before a modal. */
export function nextStep(flow: FlowDefinition, rules: Rules, name: string, context: Context, throughModals = false): string | undefined {
  const step = flow.steps[name];
  if (!step) return undefined;
  for (const branch of branchesOf(onward(step))) {
    if (!rules.holds(branch.when, context)) continue;
    if (branch.to) return branch.to;
    if (!throughModals) return undefined;
  }
  return undefined;
}

/** The steps from the first one on that the present answers lead through. */
export function routeOf(flow: FlowDefinition, rules: Rules, context: Context, throughModals = false): readonly string[] {
  const route: string[] = [];
  for (
    let at: string | undefined = flow.start; at !== undefined && !route.includes(at); at = nextStep(flow, rules, at, context, throughModals)
  ) route.push(at);
  return route;
}

/** The entry guard: do the step's `needs` hold? */
export const canEnter = (flow: FlowDefinition, rules: Rules, name: string, context: Context): boolean =>
  rules.holds(flow.steps[name]?.needs, context);

/** The step that is entered: the step itself, else its `otherwise`, in the end the first step. */
export function entryStep(flow: FlowDefinition, rules: Rules, name: string, context: Context): string {
  let at = Object.hasOwn(flow.steps, name) ? name : flow.start;
  for (const seen = new Set<string>(); !canEnter(flow, rules, at, context); at = flow.steps[at]?.otherwise ?? flow.start) {
    if (seen.has(at)) return flow.start;
    seen.add(at);
  }
  return at;
}

/**
 * Where Back leads: the nearest step before this one on the route of the present answers that can be entered (S-25).
 * A step off that route goes back to the last open step that can lead to it.
 */
export function backFrom(flow: FlowDefinition, rules: Rules, name: string, context: Context): string | false {
  const { over, back = over } = flow.steps[name] ?? {};
  if (back === false || name === flow.start) return false;
  if (back !== undefined) return entryStep(flow, rules, back, context);
  const route = routeOf(flow, rules, context, true);
  const at = route.indexOf(name);
  const before = at > 0 ? route.slice(0, at) : Object
    .keys(flow.steps)
    .filter((other) => other !== name && branchesOf(onward(flow.steps[other] as Step)).some(({ to }) => to === name));
  return before.findLast((other) => canEnter(flow, rules, other, context)) ?? entryStep(flow, rules, flow.start, context);
}

/** A step that leads nowhere is an end of the flow. */
export const isEnd = (flow: FlowDefinition, name: string): boolean => {
  const step = flow.steps[name];
  return step !== undefined && onward(step) === undefined && step.calls === undefined;
};
