import type { Branch, Context, FlowDefinition, Next, Step } from './types';
import type { Rules } from './rules/types';

/** A `next` as branches. */
export const branchesOf = (next: Next | undefined): readonly Branch[] =>
  (next === undefined ? [] : typeof next === 'string' ? [{ to: next }] : next);
/** The transition that carries the visitor on: NEXT, else the event that leads somewhere. */
const onward = (step: Step): Next | undefined =>
  step.next ?? Object.values(step.on ?? {}).find((transition) => branchesOf(transition.next).some((branch) => branch.to))?.next;

/** A step that shows nothing and asks nothing, and only decides where to go. */
export const isDecision = ({ form, survey, content, calls, on, enter, refresh, next }: Step): boolean =>
  !form && !survey && !content && !calls && !on && !enter && !refresh && branchesOf(next).some(({ when }) => when !== undefined);
/** May a step be passed over, with some answers? */
export const isSkippable = (step: Step): boolean => step.skip !== undefined || isDecision(step);
/** Is a step passed over with the present answers? Only when they lead on from it to another step. */
const isSkipped = (flow: FlowDefinition, rules: Rules, name: string, context: Context): boolean => {
  const step = flow.steps[name];
  if (!step || !isSkippable(step) || (step.skip && !rules.holds(step.skip, context))) return false;
  return branchStep(flow, rules, name, context) !== undefined;
};
/** A step, or, where it is passed over, the first one behind it that is not. Steps that lead round in a circle are not passed over. */
function passOver(name: string, isPassed: (name: string) => boolean, follow: (name: string) => string): string {
  let at = name;
  for (const seen = new Set<string>(); isPassed(at) && !seen.has(at);) {
    seen.add(at);
    at = follow(at);
  }
  return at;
}

/** Where the step's `next` leads with the present answers, past what is skipped; undefined at the end or before a modal. */
export function nextStep(flow: FlowDefinition, rules: Rules, name: string, context: Context, throughModals = false): string | undefined {
  const next = branchStep(flow, rules, name, context, throughModals);
  return next === undefined ? undefined
    : passOver(next, (at) => isSkipped(flow, rules, at, context), (at) => branchStep(flow, rules, at, context) as string);
}
/** The step of the first branch that holds. */
function branchStep(flow: FlowDefinition, rules: Rules, name: string, context: Context, throughModals = false): string | undefined {
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
  const after = (name: string): string | undefined => nextStep(flow, rules, name, context, throughModals);
  const first = isSkipped(flow, rules, flow.start, context) ? after(flow.start) ?? flow.start : flow.start;
  for (let at: string | undefined = first; at !== undefined && !route.includes(at); at = after(at)) route.push(at);
  return route;
}

/** The entry guard: do the step's `needs` hold? */
export const canEnter = (flow: FlowDefinition, rules: Rules, name: string, context: Context): boolean =>
  rules.holds(flow.steps[name]?.needs, context);

/** The step that is entered: the step itself, else its `otherwise`, in the end the first step; behind what is skipped. */
export const entryStep = (flow: FlowDefinition, rules: Rules, name: string, context: Context): string =>
  landing(flow, rules, guardedStep(flow, rules, name, context), context);
/** Where a step that was entered leads: to itself, or through its `next` when it is skipped. */
export const landing = (flow: FlowDefinition, rules: Rules, name: string, context: Context): string =>
  passOver(name, (at) => isSkipped(flow, rules, at, context),
    (at) => guardedStep(flow, rules, branchStep(flow, rules, at, context) as string, context));

function guardedStep(flow: FlowDefinition, rules: Rules, name: string, context: Context): string {
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
  if (back !== undefined) {
    return isSkipped(flow, rules, back, context) ? backFrom(flow, rules, back, context) : entryStep(flow, rules, back, context);
  }
  const route = routeOf(flow, rules, context, true);
  const at = route.indexOf(name);
  const before = at > 0 ? route.slice(0, at) : Object
    .keys(flow.steps)
    .filter((other) => other !== name && branchesOf(onward(flow.steps[other] as Step)).some(({ to }) => to === name));
  const isOpen = (other: string): boolean => canEnter(flow, rules, other, context) && !isSkipped(flow, rules, other, context);
  return before.findLast(isOpen) ?? entryStep(flow, rules, flow.start, context);
}

/** A step that leads nowhere is an end of the flow. */
export const isEnd = (flow: FlowDefinition, name: string): boolean => {
  const step = flow.steps[name];
  return step !== undefined && onward(step) === undefined && step.calls === undefined;
};
