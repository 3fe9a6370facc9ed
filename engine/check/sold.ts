import { overlap } from '../context/paths';
import { exitsOf } from '../route/graph';
import { callOf } from '../sale';
import type { FlowDefinition, Step } from '../types';
import type { Report } from './finding';
import { answersAt, givenPaths } from './written';

/** An order has no key until each path of `sells.of` has a value: one that only some ways to the purchase ask shuts out all others. */
export function checkSold(flow: FlowDefinition, report: Report): void {
  for (const [call, { sells }] of Object.entries(flow.calls)) {
    if (!sells) continue;
    const paths = [sells.of].flat();
    paths.forEach((path, index) => {
      const asking = Object.keys(flow.steps).filter((name) => answersAt(flow.steps[name] as Step).some((own) => overlap(own, path)));
      if (asking.length === 0 || givenPaths(flow).some((given) => overlap(given, path)) || !isPassed(flow, call, asking)) return;
      report({
        code: 'sold-on-some-ways', path: ['calls', call, 'sells', 'of', ...(typeof sells.of === 'string' ? [] : [String(index)])],
        message: `"${path}" is answered on some ways to the purchase only; on the others an order has no key, and nobody can buy.`,
        suggestion: 'Keep these answers below something that every way answers (`save: about.work`), and leave them out here.',
      });
    });
  }
}

/** Does a way lead to the purchase on which none of these steps asks? One that may be skipped need not. */
function isPassed(flow: FlowDefinition, call: string, asking: readonly string[]): boolean {
  const isPassable = (name: string): boolean => !asking.includes(name) || flow.steps[name]?.skip !== undefined;
  const isBuying = (name: string): boolean => (flow.steps[name]?.calls ?? []).some((use) => callOf(use) === call);
  const seen = new Set(isPassable(flow.start) ? [flow.start] : []);
  for (const name of seen) {
    for (const next of exitsOf(flow, name)) if (Object.hasOwn(flow.steps, next) && isPassable(next)) seen.add(next);
  }
  return [...seen].some(isBuying);
}
