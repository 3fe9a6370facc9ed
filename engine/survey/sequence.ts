import type { DynamicForm, DynamicScreen, Trail } from './types';

/** A screen of the sequence. `branch` is the screen whose answer inserted it, `first` marks the first of its branch (SV-033). */
export interface SequenceStop { readonly id: string; readonly screen: DynamicScreen; readonly branch?: string; readonly first?: true }
export interface Sequence { readonly stops: readonly SequenceStop[]; readonly place: ReadonlyMap<string, number> }

export const noSkip: readonly string[] = [];
/** The trail before the first screen. */
export const nowhere: Trail = {};

interface CachedSequence { readonly form: DynamicForm; readonly skip: readonly string[]; readonly sequence: Sequence }
/** One press reads the sequence some twenty times; a thousand screens take 0.4 ms each time. */
const sequences = new WeakMap<Trail, CachedSequence>();

/**
 * The screens of a visit, computed from the form and the trail: the start screen's chain, and after each screen that was
 * left the branch it opened (SV-032, SV-033, S-01). Each screen stands in it once, so it ends whatever the partner sends (S-04).
 */
export function sequenceOf(form: DynamicForm, trail: Trail, skip: readonly string[] = noSkip): Sequence {
  const cached = sequences.get(trail);
  if (cached?.form === form && cached.skip === skip) return cached.sequence;
  const sequence = makeSequence(form, trail, skip);
  sequences.set(trail, { form, skip, sequence });
  return sequence;
}

function makeSequence(form: DynamicForm, { at, replies = [], ended }: Trail, skip: readonly string[]): Sequence {
  const targets = new Map(replies);
  const seen = new Set<string>();
  /** The chain from a screen, last screen first; skipped screens are passed through (SV-037, S-06). */
  const chainFrom = (from: string, branch?: string): SequenceStop[] => {
    const found: SequenceStop[] = [];
    let id: string | null | undefined = from;
    for (let screen = screenOf(form, id); id !== null && id !== undefined && screen && !seen.has(id); screen = screenOf(form, id)) {
      seen.add(id);
      const first = found.length === 0 ? { first: true as const } : {};
      if (!asksOneOf(screen, skip)) found.push({ id, screen, ...(branch === undefined ? {} : { branch, ...first }) });
      id = screen.next_screen_id;
    }
    return found.toReversed();
  };
  const stops: SequenceStop[] = [];
  const ahead = chainFrom(form.start_screen_id);
  let isLeft = at !== undefined;
  for (let stop = ahead.pop(); stop; stop = ahead.pop()) {
    stops.push(stop);
    if (stop.id === at) isLeft = false;
    const target = isLeft || (stop.id === at && ended) ? targets.get(stop.id) : undefined;
    if (target !== undefined) ahead.push(...chainFrom(target, stop.id));
  }
  return { stops, place: new Map(stops.map(({ id }, index) => [id, index])) };
}

/** Own properties only: a screen may be named `constructor`. */
export const screenOf = (form: DynamicForm, id: string | null | undefined): DynamicScreen | undefined =>
  (typeof id === 'string' && Object.hasOwn(form.screens, id) ? form.screens[id] : undefined);

const asksOneOf = ({ fields = [] }: DynamicScreen, keys: readonly string[]): boolean =>
  keys.length > 0 && fields.some(({ key_name: key }) => keys.includes(key));
