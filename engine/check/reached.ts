import { branchesOf, exitsOf } from '../definition/graph';
import type { FlowDefinition, Next, Step } from '../types';
import { verdictOf, type Judge } from './verdict';

type Exits = (flow: FlowDefinition, step: string) => readonly string[];
/** The steps that a visitor may come to, as far as the rules on the way can be judged. `exits` says where a step leads. */
export function reachedSteps(whole: FlowDefinition, judge: Judge, exits: Exits = exitsOf): readonly string[] {
  const flow = narrowed(whole, judge);
  const isOpen = (name: string): boolean => Object.hasOwn(flow.steps, name) && verdictOf(judge, flow.steps[name]?.needs) !== false;
  const seen = new Set([whole.start].filter(isOpen));
  for (const name of seen) for (const next of exits(flow, name)) if (isOpen(next)) seen.add(next);
  return [...seen];
}

/** The definition without the branches that do not hold, or stand behind one that does. */
function narrowed(flow: FlowDefinition, judge: Judge): FlowDefinition {
  const open = (next: Next): Next => {
    const judged = branchesOf(next).map((branch) => ({ branch, verdict: verdictOf(judge, branch.when) }))
      .filter(({ verdict }) => verdict !== false);
    const sure = judged.findIndex(({ verdict }) => verdict);
    return (sure < 0 ? judged : judged.slice(0, sure + 1)).map(({ branch }) => branch);
  };
  const opened = <Place extends { readonly next?: Next }>(place: Place): Place =>
    (place.next === undefined ? place : { ...place, next: open(place.next) });
  const each = <Place>(places: Readonly<Record<string, Place>>, change: (place: Place) => Place): Readonly<Record<string, Place>> =>
    Object.fromEntries(Object.entries(places).map(([name, place]) => [name, change(place)]));
  const inStep = (step: Step): Step => ({ ...opened(step), ...(step.on ? { on: each(step.on, opened) } : {}) });
  return { ...flow, steps: each(flow.steps, inStep), ...(flow.modals ? { modals: each(flow.modals, opened) } : {}) };
}
