import { overlap } from '../../context/paths';
import { branchesOf, isSkippable, onwardOf } from '../../definition/graph';
import { pathOf } from '../../context/answers';
import type { FlowDefinition, Path } from '../../types';

/** Does an answer of a step count whatever the answers of the other steps are: is its step on every route, and asks for it always? */
export function onEveryRouteIn(flow: FlowDefinition): (step: string, answer: Path) => boolean {
  const steps = new Set<string>();
  for (let at: string | undefined = flow.start; at !== undefined && !steps.has(at);) {
    const step = flow.steps[at];
    if (!step || isSkippable(step)) break;
    steps.add(at);
    const [first] = branchesOf(onwardOf(step)?.next);
    at = first?.when === undefined ? first?.to : undefined;
  }
  return (name, answer) => {
    const { asks = {}, save = '' } = flow.steps[name] ?? {};
    return steps.has(name) && !Object.keys(asks).some((field) => overlap(pathOf(save, field), answer));
  };
}
