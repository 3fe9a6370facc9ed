import type { FlowDefinition, Next, Step } from '#engine';

const targets = (next: Next | undefined): readonly string[] =>
  next === undefined ? [] : typeof next === 'string' ? [next] : next.flatMap(({ to }) => to ?? []);
const modalsOf = (next: Next | undefined): readonly string[] =>
  next === undefined || typeof next === 'string' ? [] : next.flatMap(({ modal }) => modal ?? []);

/** The steps that may come after this one, by any branch, event or modal. */
export function stepsAhead(flow: FlowDefinition, name: string): readonly string[] {
  const step: Step | undefined = flow.steps[name];
  if (!step) return [];
  const nexts = [step.next, ...Object.values(step.on ?? {}).map((transition) => transition?.next)];
  const modals = nexts.flatMap(modalsOf).map((modal) => flow.modals?.[modal]?.next);
  return [...new Set([...nexts, ...modals].flatMap(targets))].filter((to) => to !== name && flow.steps[to]);
}
