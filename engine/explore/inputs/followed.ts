import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../../compile/assemble';
import { states } from '../../compile/names';
import { getPath } from '../../context/paths';
import type { Context } from '../../types';
import type { ModelEvent, Reached } from '../explore';

/** A move, and the state that is alike and was found before; or its own, which is new. */
interface Arrived { readonly from: Reached; readonly event: ModelEvent; readonly snapshot: AnyMachineSnapshot; readonly known: Reached }

/**
 * Entries of a list that no rule tells apart lead to one state, but the calls that run next may tell them apart. So each entry is followed
 * through these calls once, from where it is chosen first. Of a move whose state is known but has to be looked at with another entry in it,
 * a state of its own is returned.
 */
export function createFollowed(compiled: CompiledFlow): (arrived: Arrived) => Reached {
  const followed = new Set<string>();
  const entries = new WeakMap<Reached, string>();
  return (arrived) => {
    const { from, event, snapshot, known } = arrived;
    const entry = goesOn(event) ? entries.get(from) : entryIn(compiled, arrived);
    if (entry === undefined || !(isCalling(known) || event.type === 'CHANGE')) return known;
    const key = `${known.step} ${known.inner} ${entry}`;
    if (followed.has(key)) return known;
    followed.add(key);
    const isNew = known.from === from && known.by === event;
    const to = isNew ? known : { ...known, snapshot, from, by: event };
    entries.set(to, entry);
    return to;
  };
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
