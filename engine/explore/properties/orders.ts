import type { CompiledFlow } from '../../compile/assemble';
import { states } from '../../compile/names';
import { orderOf } from '../../compile/order';
import { getPath, sameJson } from '../../context/paths';
import { storable } from '../../context/persist';
import { keyPath } from '../../sale';
import type { Context } from '../../types';
import type { ModelEvent, Move, Reached } from '../explore';
import { reload } from '../reload';
import { positionOf } from '../stepper';
import { contextOf, nameOf, type Checked, type Report } from './check';
import type { PropertyName } from './propertyNames';

/**
 * A call that may happen once per value is never sent without the value, nor again with one that has succeeded; and every form on the way
 * is right.
 */
export function atMostOnce({ flow, rules, route }: CompiledFlow, { from, to }: Move, report: Report): void {
  const call = to.inner.slice(to.inner.indexOf(':') + 1);
  const key = keyPath(flow, call);
  if (key === undefined || !to.inner.includes(':') || from.key === to.key) return;
  const context = contextOf(to.snapshot);
  const value = getPath(context, key);
  if (typeof value !== 'string') report(`${call} happens at most once per ${key}`, `${call} is sent without a ${key}.`);
  for (let at: Reached | undefined = from; at?.by && at.from; at = at.from) {
    const succeeded = at.by.type.startsWith('xstate.done.actor.') && at.by.type.endsWith(`:${call}`);
    if (succeeded && getPath(contextOf(at.from.snapshot), key) === value) {
      report(`${call} happens at most once per ${key}`, `${call} is sent again with the ${key} it has already succeeded with.`);
    }
  }
  // An order that is sent again was complete when it was sent first; the card is not stored.
  if (to.inner.startsWith(states.call('CHECK', ''))) return;
  const way = route.steps(context);
  for (const step of way.slice(0, way.indexOf(to.step) + 1)) if (!rules.holds({ filled: step }, route.seen(step, context))) report(
    `${call} is sent with complete answers`, `${call} is sent while the form of ${step} is not right.`
  );
}

/** How an order in doubt is settled: its call is answered or refuses, or the visitor gives it up. */
const settles = ({ event: { type }, snapshot }: Move): boolean =>
  type === 'ABANDON' || type.startsWith('xstate.done.actor.')
  || (type.startsWith('xstate.error.actor.') && getPath(contextOf(snapshot), 'error.outcome') === 'refused');
/** D19: an order whose outcome is unknown is settled before another can be placed, and nothing of it changes meanwhile. */
export function oneOrderAtATime({ flow }: CompiledFlow, move: Move, report: Report): void {
  const [before, after] = [orderOf(contextOf(move.from.snapshot)), orderOf(contextOf(move.snapshot))];
  const property: PropertyName = 'an order in doubt is settled before another';
  const { step, inner } = positionOf(move.snapshot);
  const [event = '', call = ''] = inner.split(':');
  const isSent = keyPath(flow, call) !== undefined && move.from.key !== move.to.key;
  if (isSent && !after) report(property, `${call} is sent, and nothing says that its order is in doubt.`);
  if (!before) return;
  if (isSent && event !== 'CHECK') report(property, `${call} is sent while the order before is in doubt.`);
  const name = nameOf(move.event);
  if (!after && !settles(move)) report(property, `${name} on ${move.from.step}/${move.from.inner} forgets the order in doubt.`);
  if (!after) return;
  if (step !== before.step) report(property, `${name} leads to ${step} while an order is in doubt.`);
  const [sent, now] = [move.from.snapshot, move.snapshot].map((snapshot) => ordered(storable(flow, step, contextOf(snapshot))));
  if (!sameJson(sent, now)) report(property, `${name} on ${move.from.inner} changes what was ordered.`);
}
const ordered = ({ stale: _stale, ...rest }: Context): Context => rest;

/** An answer that arrives twice counts once (F16). */
export function repeatedAnswer({ next }: Checked, { event, snapshot }: Move, report: Report): void {
  if (!event.type.startsWith('xstate.done.actor.')) return;
  const again = next(snapshot, event);
  if (!sameJson(again.value, snapshot.value) || again.context !== snapshot.context) {
    report('an answer that arrives twice counts once', `${nameOf(event)} was taken twice.`);
  }
}

/** A page that is loaded while an order is in doubt shows it, and so does every address that is asked for then. */
export function reloadInDoubt({ flow, next }: Checked, { snapshot }: Pick<Reached, 'snapshot'>, report: Report): void {
  const loaded = next(snapshot, reload);
  for (const asked of Object.keys(flow.steps)) {
    const { inner } = positionOf(next(loaded, { type: 'GOTO', step: asked } as ModelEvent));
    if (inner !== states.doubt) report('a reload keeps an order in doubt', `${asked}: the order in doubt does not show.`);
  }
}
