import { isWithin, overlap } from '../context/paths';
import { exitsOf, targetsOf } from '../route/graph';
import { callOf } from '../sale';
import type { FlowDefinition, Path, Step } from '../types';
import { mayStayBlank } from './blank';
import type { Report } from './finding';
import { verdictWithout, withoutAnswer } from './without';
import { answersAt, givenPaths } from './written';

/** An order has no key until each path of `sells.of` has a value: one that a way to the purchase leaves out shuts out who goes it. */
export function checkSold(flow: FlowDefinition, report: Report): void {
  for (const [call, { sells }] of Object.entries(flow.calls)) {
    if (!sells) continue;
    const paths = [sells.of].flat();
    paths.forEach((path, index) => {
      const lack = lackOf(flow, call, path);
      if (lack === undefined) return;
      report({
        code: 'sold-on-some-ways', path: ['calls', call, 'sells', 'of', ...(typeof sells.of === 'string' ? [] : [String(index)])],
        message: `"${path}" ${lack} an order has no key, and nobody can buy.`,
        suggestion: 'Keep these answers below something that every way answers (`save: about.work`), and leave them out here.',
      });
    });
  }
}

/** How a visitor comes to the purchase without an answer at the path, in words; undefined where nobody does. */
function lackOf(flow: FlowDefinition, call: string, path: Path): string | undefined {
  const asking = Object.keys(flow.steps).filter((name) => answersAt(flow.steps[name] as Step).some((own) => overlap(own, path)));
  if (asking.length === 0 || givenPaths(flow).some((given) => overlap(given, path))) return undefined;
  if (isPassed(flow, call, path, asking)) return 'is answered on some ways to the purchase only; on the others';
  const sure = asking.filter((name) => !mayStayBlank(flow.steps[name] as Step, path));
  return isPassed(flow, call, path, sure) ? 'may stay blank, as nothing there must be answered; then' : undefined;
}

/** Does a way lead to the purchase on which none of these steps answers the path? One that may be skipped need not. */
function isPassed(whole: FlowDefinition, call: string, path: Path, answering: readonly string[]): boolean {
  const blank = { path, answering };
  const flow = withoutAnswer(whole, blank);
  const isBuying = (name: string): boolean => (flow.steps[name]?.calls ?? []).some((use) => callOf(use) === call);
  const answers = (name: string): boolean => answering.includes(name) && flow.steps[name]?.skip === undefined;
  const isOpen = (name: string): boolean => Object.hasOwn(flow.steps, name) && verdictWithout(blank, flow.steps[name]?.needs) !== false;
  const seen = new Set([flow.start, ...emptying(flow, path)].filter(isOpen));
  for (const name of seen) for (const next of (answers(name) ? besideNext : exitsOf)(flow, name)) if (isOpen(next)) seen.add(next);
  return [...seen].some((name) => isBuying(name) && !answers(name));
}
/** Where the other controls of a step lead, such as SKIP: they keep nothing of its form. */
const besideNext = (flow: FlowDefinition, name: string): readonly string[] =>
  Object.values(flow.steps[name]?.on ?? {}).flatMap((transition) => targetsOf(flow, transition?.next));
/** Where those controls lead that empty the path. */
const emptying = (flow: FlowDefinition, path: Path): readonly string[] => Object.entries(flow.steps).flatMap(([name, { on = {} }]) =>
  Object.values(on).filter((transition) => transition?.clear?.some((cleared) => isWithin(path, cleared)))
    .flatMap((transition) => (transition?.next === undefined ? [name] : targetsOf(flow, transition.next))));
