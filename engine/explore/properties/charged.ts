import type { CompiledFlow } from '../../compile/assemble';
import { states } from '../../compile/names';
import { getPath, sameJson } from '../../context/paths';
import type { CallUse, Context, FlowDefinition, Path } from '../../types';
import type { Move } from '../explore';

export const chargedAsShown = 'what is charged is what was shown';

/**
 * The price that showed when the visitor pressed is the one that the purchase is sent with: no call in between gives another, and it is not
 * out of date. The press shows what the context holds, and the adapter of the purchase sends what the context holds.
 */
export function chargesWhatShows({ flow }: CompiledFlow, { from, event, snapshot, to }: Move, report: (message: string) => void): void {
  const [pressed = '', call = ''] = to.inner.split(':');
  if (to.step !== from.step || !to.inner.includes(':') || from.key === to.key || !leads(from.inner, event.type, pressed)) return;
  const [before, after] = [from.snapshot, snapshot].map((one) => one.context as Context) as [Context, Context];
  const coming = callsOf(flow, to.step, pressed);
  for (const purchase of coming.slice(coming.indexOf(call))) for (const path of pricesOf(flow, purchase)) {
    if (!sameJson(getPath(before, path), getPath(after, path))) report(`${path} changes between the press on ${to.step} and ${purchase}.`);
    if (purchase !== call) continue;
    if (getPath(after, path) === undefined) report(`${purchase} is sent without ${path}.`);
    if (getPath(after, `stale.${path}`) === true) report(`${purchase} is sent while ${path} is out of date.`);
  }
}
/** A press, or the answer to one of its calls. */
const leads = (inner: string, type: string, pressed: string): boolean =>
  (inner === states.open ? type === pressed : inner.startsWith(states.call(pressed, '')) && type.startsWith('xstate.done.actor.'));
const callsOf = ({ steps }: FlowDefinition, step: string, event: string): readonly string[] => {
  const { calls, on } = steps[step] ?? {};
  const uses: readonly CallUse[] = (event === 'NEXT' ? calls : on?.[event as 'CHOOSE']?.calls) ?? [];
  return uses.map((use) => (typeof use === 'string' ? use : use.call));
};
/** What a purchase costs; where that is not said by itself, what it sells. */
function pricesOf({ calls }: FlowDefinition, call: string): readonly Path[] {
  const { of, price = of } = calls[call]?.sells ?? {};
  return [price ?? []].flat();
}
