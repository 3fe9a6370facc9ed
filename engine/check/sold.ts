import { createClock } from '../clock';
import { isWithin, overlap } from '../context/paths';
import { callOf } from '../definition/calls';
import { answersAt, writtenByOthers } from '../definition/kept';
import { exitsOf, onwardOf, targetsOf } from '../definition/graph';
import { createRules } from '../rules/createRules';
import { pathOfKey } from '../rules/subject';
import type { FlowDefinition, Path, Rule, Step, StepEvent } from '../types';
import { mayStayBlank } from './blank';
import type { Report } from './finding';
import { reachedSteps } from './reached';
import type { Judge } from './verdict';

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
  if (asking.length === 0 || writtenByOthers(flow).some((given) => overlap(given, path))) return undefined;
  if (isPassed(flow, call, path, asking)) return 'is answered on some ways to the purchase only; on the others';
  const sure = asking.filter((name) => !mayStayBlank(flow.steps[name] as Step, path));
  return isPassed(flow, call, path, sure) ? 'may stay blank, as nothing there must be answered; then' : undefined;
}

/** Does a way lead to the purchase on which none of these steps answers the path? One that may be skipped need not. */
function isPassed(flow: FlowDefinition, call: string, path: Path, answering: readonly string[]): boolean {
  const answers = (name: string): boolean => answering.includes(name) && flow.steps[name]?.skip === undefined;
  const isBuying = (name: string): boolean => (flow.steps[name]?.calls ?? []).some((use) => callOf(use) === call);
  const exits = (narrowed: FlowDefinition, name: string): readonly string[] => (answers(name)
    ? detours(flow.steps[name] as Step).flatMap((event) => targetsOf(narrowed, narrowed.steps[name]?.on?.[event as StepEvent]?.next))
    : exitsOf(narrowed, name));
  return reachedSteps(flow, blankAt(path, answering), exits).some((name) => isBuying(name) && !answers(name));
}
/** The events that pass a step by although it is not answered: they lead elsewhere than its way on. */
const detours = (step: Step): readonly string[] => Object.entries(step.on ?? {})
  .flatMap(([event, transition]) => (transition?.next === undefined || transition.next === onwardOf(step)?.next ? [] : [event]));
const rules = createRules({ clock: createClock() });
/** What holds while the path has no answer: a step that answers it is not filled. */
const blankAt = (path: Path, answering: readonly string[]): Judge => (name, wanted) => {
  if (name === 'filled') return [wanted as string | readonly string[]].flat().some((step) => answering.includes(step)) ? false : undefined;
  return isWithin(pathOfKey(name), path) ? rules.holds({ [name]: wanted } as Rule, {}) : undefined;
};
