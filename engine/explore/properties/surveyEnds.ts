import type { CompiledFlow } from '../../compile/assemble';
import { states } from '../../compile/names';
import { getPath } from '../../context/paths';
import type { Context } from '../../types';
import type { Move } from '../explore';

export const surveysEnd = 'every survey ends';

/**
 * Right answers and Next lead to a later screen of the survey, or out of it. There are finitely many states, so with this no visitor who
 * goes on stays for ever; that an end can be reached from each state is told with the dead ends.
 */
export function surveyGoesOn({ flow, forms }: CompiledFlow, { from, event, snapshot, to }: Move, report: (message: string) => void): void {
  const { survey } = flow.steps[from.step] ?? {};
  if (!survey || to.step !== from.step || to.inner !== states.open) return;
  const isPressed = from.inner === states.open && event.type === 'NEXT' && snapshot.context !== from.snapshot.context;
  const isAnswered = from.inner.startsWith(states.call('NEXT', '')) && event.type.startsWith('xstate.done.actor.');
  const [before, after] = [from.snapshot, snapshot].map((one) => one.context as Context) as [Context, Context];
  if ((!isPressed && !isAnswered) || getPath(after, `${survey.trail}.ended`) === true) return;
  const [left, come] = [before, after].map((context) => forms.stop(from.step, context));
  if (left && come && come.number <= left.number) {
    report(`${from.step}: Next leads from screen ${left.number} (${left.id}) to screen ${come.number} (${come.id}).`);
  }
}
