import type { CompiledFlow } from '../../compile/assemble';
import { fieldNames } from '../../context/answers';
import { sameJson } from '../../context/paths';
import type { Context } from '../../types';
import type { ModelEvent, Reached } from '../explore';

/**
 * An event as its visitor made it: of a form, which is sent as a whole, only the fields that it changes. An emptied one is undefined. What
 * other steps ask may be kept in the same place: the form leaves it as it is.
 */
export function changedOnly(
  { forms }: Pick<CompiledFlow, 'forms'>, { step, snapshot }: Pick<Reached, 'step' | 'snapshot'>, event: ModelEvent,
): ModelEvent {
  if (event.type !== 'CHANGE' || !('data' in event)) return event;
  const [before, now] = [forms.answers(step, snapshot.context as Context), event.data];
  const form = forms.form(step, snapshot.context as Context);
  const own = form ? fieldNames(form.schema).filter((name) => Object.hasOwn(before, name)) : [];
  const changed = [...new Set([...Object.keys(now), ...own])].filter((name) => !sameJson(now[name], before[name]));
  return { type: 'CHANGE', data: Object.fromEntries(changed.map((name) => [name, now[name]])) };
}
