import { isObject, type CompiledFlow, type Context } from '#engine';
import { formatEvent, judgeBranches, judgeModal, type Played } from '#engine/explore';
import { describeRule } from '../chart/describeRule';
import { short, wordsOf } from '../chart/words';

/** A guard of the present step, and whether it holds; the first that does is the one that counts. */
export interface Guard {
  readonly name: string;
  readonly words: string;
  readonly leadsTo: string;
  readonly holds: boolean;
  readonly counts: boolean;
}
/** A value that an event has changed. */
export interface Changed { readonly path: string; readonly before: string; readonly after: string }

/** An event in one line. Of a form only what it changes. */
export function eventWords(before: Played | undefined, now: Played): string {
  const { by } = now;
  if (!by || !before) return 'The visit begins';
  if (by.type !== 'CHANGE') return formatEvent(by);
  const changes = changesOf(before, now).filter(({ path }) => path !== 'error');
  return `CHANGE ${changes.map(({ path, after }) => `${path} = ${after}`).join(', ') || 'nothing'}`;
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
  return [...new Set([...old.keys(), ...present.keys()])].filter((path) => old.get(path) !== present.get(path))
    .map((path) => ({ path, before: old.get(path) ?? 'nothing', after: present.get(path) ?? 'nothing' }));
}
/** Everything that is known, in one list: an object by its parts, a list as a whole. */
export function flat(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (value === undefined) return new Map();
  if (!isObject(value) || Array.isArray(value)) return new Map([[path, short(value)]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...flat(inner, path ? `${path}.${name}` : name)]));
}
