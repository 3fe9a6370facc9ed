import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../../compile/assemble';
import { states } from '../../compile/names';
import { getPath, sameJson } from '../../context/paths';
import type { Context } from '../../types';
import type { ModelEvent, Reached } from '../explore';

/** A move, and the state that is alike and was found before; or its own, which is new. */
interface Arrived { readonly from: Reached; readonly event: ModelEvent; readonly snapshot: AnyMachineSnapshot; readonly known: Reached }

/**
 * Entries of a list that no rule tells apart lead to one state, but the calls that run next may tell them apart. So each entry is followed
 * through these calls once, from where it is chosen first. And right answers of which a change takes some back at once lead to a state like
 * the one before, but when they are given again they stay: that is followed too. Of a move whose state is known but has to be looked at
 * with other answers in it, a state of its own is returned.
 */
export function createFollowed(compiled: CompiledFlow): (arrived: Arrived) => Reached {
  const followed = new Set<string>();
  const entries = new WeakMap<Reached, string>();
  return (arrived) => {
    const { from, event, snapshot, known } = arrived;
    const entry = goesOn(event) ? entries.get(from) : entryIn(compiled, arrived);
    const isChosen = entry !== undefined && (isCalling(known) || event.type === 'CHANGE');
    const keys = [isChosen ? `${known.step} ${known.inner} ${entry}` : [], takenBack(compiled, arrived)].flat()
      .filter((key) => !followed.has(key));
    if (keys.length === 0) return known;
    for (const key of keys) followed.add(key);
    const isNew = known.from === from && known.by === event;
    const to = isNew ? known : { ...known, snapshot, from, by: event };
    if (isChosen) entries.set(to, entry);
    return to;
  };
}
/** Of right answers that do not stay as they are given: where that leads, and which fields are left. */
function takenBack({ flow, forms, rules }: CompiledFlow, arrived: Arrived): readonly string[] {
  const { from: { step, snapshot: before }, event, snapshot, known } = arrived;
  // Of a survey every answer is tried in every state.
  if (!('data' in event) || flow.steps[step]?.survey) return [];
  const left = forms.answers(step, snapshot.context as Context);
  if (Object.entries(event.data).every(([name, value]) => sameJson(value, left[name]))) return [];
  const form = forms.form(step, before.context as Context);
  return form && rules.valid(form.schema, event.data) ? [`${known.key} ${Object.keys(left).toSorted().join()}`] : [];
}
const goesOn = ({ type }: ModelEvent): boolean => type === 'NEXT' || type.startsWith('xstate.');

/** The entry that a press chooses, or those that right answers to a form choose before its calls. */
function entryIn({ flow, forms, rules }: CompiledFlow, { from: { step, inner }, event, snapshot }: Arrived): string | undefined {
  if (inner !== states.open && !inner.startsWith(states.modal(''))) return undefined;
  if ('value' in event) return `${step} ${event.type} ${JSON.stringify(event.value)}`;
  const { calls, choices } = flow.steps[step] ?? {};
  if (event.type !== 'CHANGE' || !calls || !choices) return undefined;
  const context = snapshot.context as Context;
  const answers = forms.answers(step, context);
  const form = forms.form(step, context);
  return form && rules.valid(form.schema, answers)
    ? JSON.stringify([step, ...Object.keys(choices).map((field) => getPath(answers, field))]) : undefined;
}
const isCalling = ({ inner }: Reached): boolean => inner.includes(':') && !inner.startsWith(states.modal(''));
