import { states } from '../../compile/names';
import type { CompiledFlow } from '../../compile/assemble';
import { sameJson, setPath } from '../../context/paths';
import type { Context } from '../../types';
import type { Move } from '../explore';
import { contextOf, type Checked, type Report } from './check';

export function contract(_: CompiledFlow, { event }: Move, report: Report): void {
  if ('breach' in event && event.breach !== undefined) report('a call sends what its contract allows', event.breach);
  if ('fault' in event && event.fault !== undefined) report('a call fails only as its contract says', event.fault);
}

/** A failed call leaves only `error` behind (and what the definition says follows from it), and the step can be used again. */
export function failure({ route, follows }: Checked, { from, event, snapshot, to }: Move, report: Report): void {
  if (event.type.startsWith('xstate.error.actor.')) {
    const [before, after] = [contextOf(from.snapshot), contextOf(snapshot)].map(
      (context) => follows.reduce((now, path) => setPath(now, path, undefined), context)
    ) as [Context, Context];
    if (!sameJson(before, after)) report('a failed call stores nothing', `${from.inner} failed and changed the answers.`);
    if (to.step !== from.step || to.inner !== (from.inner.startsWith('ENTER:') ? 'missed' : 'failed')) {
      report('a failed call stays on its step', `${from.step}/${from.inner} failed and led to ${to.step}/${to.inner}.`);
    }
  }
  // What became stale with the failure is worked out anew at once, and nobody waits for it.
  const isUsable = (to.step === from.step && (to.inner === 'open' || to.inner === states.doubt || to.inner.startsWith('REFRESH:')))
    || !route.isOpen(from.step, contextOf(from.snapshot));
  if (from.inner === 'failed' && event.type === 'DISMISS' && !isUsable) {
    report('a failed call leaves the step usable', `${from.step}: DISMISS led to ${to.step}/${to.inner}.`);
  }
}
