import { callOf } from '../definition/calls';
import { branchesOf, exitsOf, targetsOf } from '../definition/graph';
import type { FlowDefinition, Step } from '../types';
import type { Report } from './finding';

/** Steps that are shown in a dialog over another one: Next leads back to that, and no step that comes before leads into them. */
export function checkEntryDialogs(flow: FlowDefinition, report: Report): void {
  for (const [name, step] of Object.entries(flow.steps)) {
    if (staysOpen(flow, name, step)) {
      report({
        code: 'leads-to-itself', path: ['steps', name, 'next'], suggestion: `Did you mean "${step.over}"?`,
        message: 'Next leads to its own step: the dialog stays open with what was saved.',
      });
    }
    const dialogs = branchesOf(step.next).map(({ to }) => to);
    const [first] = dialogs;
    const over = first === undefined ? undefined : flow.steps[first]?.over;
    const isDialog = (to = ''): boolean => flow.steps[to]?.over !== undefined;
    if (over === undefined || step.over !== undefined || !dialogs.every(isDialog)) continue;
    report({
      code: 'leads-to-dialog', path: ['steps', name, 'next'],
      message: `Next leads to "${first}", a dialog over "${over}": what it asks is gone once it is closed, and it is never complete.`,
      suggestion: over === name ? 'Say which step follows.' : `Did you mean "${over}"?`,
    });
  }
}

/**
 * Next always leads to the dialog itself, and only Cancel leaves it: what was saved still stands there, and the next press saves it again.
 * A dialog that is emptied by what it saves begins another entry, and may be meant.
 */
function staysOpen(flow: FlowDefinition, name: string, { over, next, save, clear = [], calls = [], on = {} }: Step): boolean {
  // One that nothing leaves is a loop, and told as such.
  if (over === undefined || next === undefined || exitsOf(flow, name).every((to) => to === name)) return false;
  const others = Object.entries(on).flatMap(([event, transition]) => (event === 'DISMISS' ? [] : targetsOf(flow, transition.next)));
  const given = calls.flatMap((use) => flow.calls[callOf(use)]?.gives ?? []);
  const emptied = [...clear, ...given, ...(flow.changes ?? []).flatMap((change) => change.clear ?? [])];
  return [...branchesOf(next).map(({ to }) => to), ...others].every((to) => to === name) && !emptied.some((path) => path === save);
}
