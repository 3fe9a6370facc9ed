import type { StepForms } from './context/stepForms';
import type { Route } from './route';
import { exitsOf, isEnd } from './definition/graph';
import type { Context, FlowDefinition } from './types';

/** How far a visit on this step is, 0 to 1. */
export type Progress = (step: string, context: Context) => number;

/**
 * Each step covers an equal share of what is left, by the shortest way to the end that the definition has from there (S-67). What is
 * learned later (a longer way, the screens of a survey) makes later steps smaller; it cannot take back what earlier steps covered.
 */
export function createProgress(flow: FlowDefinition, { steps }: Pick<Route, 'steps'>, { stop }: Pick<StepForms, 'stop'>): Progress {
  const lengths = lengthsToEnd(flow);
  const lengthOf = (step: string): number => lengths.get(step) ?? lengths.size + 1;
  /** What a step leaves of one: each screen of a survey counts as a step. */
  const left = (step: string, context: Context): number =>
    (stop(step, context)?.totals ?? [1]).reduce((rest, total, index) => rest * covered(total - 1 - index + lengthOf(step)), 1);
  return (name, context) => {
    const step = flow.steps[name]?.over ?? name;
    if (isEnd(flow, step)) return 1;
    const route = steps(context);
    const at = route.indexOf(step);
    const length = lengthOf(step);
    // To a step that the answers do not lead to (yet, or any more): as far as they lead, then the shortest way.
    const ahead = route.findIndex((other) => lengthOf(other) <= length);
    const passed = at >= 0 ? route.slice(0, at) : route.slice(0, ahead < 0 ? undefined : ahead);
    const gap = at >= 0 || passed.length === 0 ? 1 : length / (lengthOf(passed.at(-1) ?? step) - 1);
    return Math.min(0.98, 1 - [...passed, step].reduce((rest, each) => rest * left(each, context), gap));
  };
}
const covered = (length: number): number => (length - 1) / length;

/** Steps on the shortest way to an end, the step itself and the end included; steps that lead to no end are left out. */
function lengthsToEnd(flow: FlowDefinition): ReadonlyMap<string, number> {
  const names = Object.keys(flow.steps);
  const lengths = new Map(names.filter((name) => isEnd(flow, name)).map((name) => [name, 1]));
  for (let length = 2; length <= names.length; length += 1) {
    for (const name of names) {
      const isNext = exitsOf(flow, name).some((to) => lengths.get(to) === length - 1);
      if (isNext && !lengths.has(name)) lengths.set(name, length);
    }
  }
  return lengths;
}
