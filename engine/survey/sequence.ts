import type { DynamicForm, DynamicScreen, Trail } from './types';

/** A screen of the sequence. `branch` is the screen whose answer inserted it, `first` marks the first of its branch (SV-033). */
export interface SequenceStop { readonly id: string; readonly screen: DynamicScreen; readonly branch?: string; readonly first?: true }
export interface Sequence { readonly stops: readonly SequenceStop[]; readonly place: ReadonlyMap<string, number> }

export const noSkip: readonly string[] = [];
/** The trail nobody has walked yet. */
export const nowhere: Trail = {};

/**
 * The screens a visitor goes through, worked out from the form and the way taken so far: the start screen's trail, and
 * after each screen that was left the branch it opened (SV-032, SV-033, S-01). Made once for a form and a trail, so
 * that typing costs nothing; each screen is in it once, so that it ends whatever the partner sends (S-04).
 */
export const sequenceOf = (form: DynamicForm, trail: Trail, skip: readonly string[] = noSkip): Sequence =>
  inside(sequencesOf(form, skip), trail, () => makeSequence(form, trail, skip));

/** A step forward that opens nothing leaves the sequence as it is: a survey of a thousand screens is not worked out anew at each. */
export const sameSequence = (form: DynamicForm, trail: Trail, skip: readonly string[], sequence: Sequence): Trail => {
  sequencesOf(form, skip).set(trail, sequence);
  return trail;
};

const sequencesOf = (form: DynamicForm, skip: readonly string[]): WeakMap<Trail, Sequence> =>
  inside(inside(sequences, form, () => new WeakMap<readonly string[], WeakMap<Trail, Sequence>>()), skip, () => new WeakMap<Trail, Sequence>());
const sequences = new WeakMap<DynamicForm, WeakMap<readonly string[], WeakMap<Trail, Sequence>>>();

function makeSequence(form: DynamicForm, { at, replies = [], ended }: Trail, skip: readonly string[]): Sequence {
  const targets = new Map(replies);
  const seen = new Set<string>();
  /** The trail from a screen, last first; screens that are skipped are followed through (SV-037, S-06). */
  const walk = (from: string, branch?: string): SequenceStop[] => {
    const found: SequenceStop[] = [];
    let id: string | null | undefined = from;
    for (let screen = screenOf(form, id); id !== null && id !== undefined && screen && !seen.has(id); screen = screenOf(form, id)) {
      seen.add(id);
      if (!asksOneOf(screen, skip)) found.push(branch === undefined ? { id, screen } : { id, screen, branch, ...(found.length === 0 ? { first: true as const } : {}) });
      id = screen.next_screen_id;
    }
    return found.toReversed();
  };
  const stops: SequenceStop[] = [];
  const ahead = walk(form.start_screen_id);
  let isLeft = at !== undefined;
  for (let stop = ahead.pop(); stop; stop = ahead.pop()) {
    stops.push(stop);
    if (stop.id === at) isLeft = false;
    const target = isLeft || (stop.id === at && ended) ? targets.get(stop.id) : undefined;
    if (target !== undefined) ahead.push(...walk(target, stop.id));
  }
  return { stops, place: new Map(stops.map(({ id }, index) => [id, index])) };
}

/** Own properties only: a screen may be named `constructor`. */
export const screenOf = (form: DynamicForm, id: string | null | undefined): DynamicScreen | undefined =>
  (typeof id === 'string' && Object.hasOwn(form.screens, id) ? form.screens[id] : undefined);

const asksOneOf = ({ fields = [] }: DynamicScreen, keys: readonly string[]): boolean => keys.length > 0 && fields.some(({ key_name: key }) => keys.includes(key));

function inside<K extends object, V>(map: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
