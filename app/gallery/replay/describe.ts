import { isObject, sameJson, type CompiledFlow, type Context } from '#engine';
import { changedOnly, formatEvent, judgeBranches, judgeModal, type Played } from '#engine/explore';
import { describeRule } from '../chart/describeRule';
import { wordsOf } from '../chart/words';

/** A guard of the present step, and whether it holds; the first that does is the one that counts. */
export interface Guard {
  readonly name: string;
  readonly words: string;
  readonly leadsTo: string;
  readonly holds: boolean;
  readonly counts: boolean;
}
/** A value that an event has changed. */
export interface Changed { readonly path: string; readonly before: unknown; readonly after: unknown }

/** An event in one line. Of a form only what the visitor has changed: what followed from it stands with what changed. */
export function eventWords(compiled: CompiledFlow, before: Played | undefined, { by }: Played): string {
  return by && before ? formatEvent(changedOnly(compiled, before, by)) : 'The visit begins';
}
/** What a visitor has typed or chosen, by name. */
export function givenBy(compiled: CompiledFlow, before: Played | undefined, { by }: Played): ReadonlyMap<string, unknown> {
  const event = by && before && changedOnly(compiled, before, by);
  if (event && 'data' in event) return new Map(Object.entries(event.data));
  if (!event || !('value' in event)) return new Map();
  return isObject(event.value) ? flat(event.value) : flat({ value: event.value });
}

/** `useType, open`, `rentalInfo, modal renty`, `driver, plans is running`. */
export function placeWords({ step, inner }: Played): string {
  const [event = '', call] = inner.split(':');
  if (inner.startsWith('modal:')) return `${step}, modal ${call ?? ''}`;
  return `${step}, ${call === undefined ? inner : `${call} is running (${event})`}`;
}

/** The guards that decide where the present step leads. */
export function guardsOf(compiled: CompiledFlow, { step, inner, snapshot }: Played): readonly Guard[] {
  const context = snapshot.context as Context;
  const words = wordsOf(compiled.flow);
  const lists = inner.startsWith('modal:') ? [judgeModal(compiled, step, inner.slice('modal:'.length), context)]
    : ['NEXT', ...Object.keys(compiled.flow.steps[step]?.on ?? {})].map((event) => judgeBranches(compiled, step, event, context));
  return lists.flatMap((branches) => branches.map(({ name, when, branch, holds }, index): Guard => ({
    name, holds, words: when === undefined ? 'always' : describeRule(when, words),
    leadsTo: branch.modal === undefined ? branch.to ?? '' : `modal ${branch.modal}`,
    counts: holds && branches.findIndex((one) => one.holds) === index,
  })));
}

/** What an event has changed, by path. */
export function changesOf(before: Played, now: Played): readonly Changed[] {
  const [old, present] = [flat(before.snapshot.context), flat(now.snapshot.context)];
  return [...new Set([...old.keys(), ...present.keys()])].map((path) => ({ path, before: old.get(path), after: present.get(path) }))
    .filter((one) => !sameJson(one.before, one.after));
}
/** Everything that is known, in one list: an object by its parts, a list as a whole. */
export function flat(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (value === undefined) return new Map();
  if (!isObject(value) || Array.isArray(value)) return new Map([[path, value]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...flat(inner, path ? `${path}.${name}` : name)]));
}
