import { namesOf, omit, type Answers } from './answers';
import { nameOf } from './names';
import { nowhere, sameSequence, sequenceOf } from './sequence';
import type { DynamicForm, DynamicScreen, Trail } from './types';

type Reply = readonly [screen: string, next: string];
const trailAt = (at: string, replies: readonly Reply[], ended = false): Trail =>
  ({ at, ...(replies.length > 0 ? { replies } : {}), ...(ended ? { ended: true as const } : {}) });

/** The trail nobody has walked yet; no screen when all are skipped (S-07). */
export function startOf(form: DynamicForm, skip: readonly string[]): Trail {
  const first = sequenceOf(form, nowhere, skip).stops[0];
  return first ? { at: first.id } : {};
}

/**
 * Next (SV-034). The word on where to go, the server's or else a chosen choice's (S-01), is kept when it opens a
 * branch: the way back then does not hang on answers that another screen may ask again.
 */
export function forward(form: DynamicForm, trail: Trail, answers: Answers, said: string | undefined, skip: readonly string[]): Trail {
  const { at } = trail;
  const now = sequenceOf(form, trail, skip);
  const place = at === undefined ? undefined : now.place.get(at);
  if (at === undefined || place === undefined) return now.stops.length === 0 ? { ended: true } : startOf(form, skip);
  const replies = (trail.replies ?? []).filter(([screen]) => screen !== at);
  const word = said ?? chosenNext(now.stops[place]?.screen, answers);
  // A screen that is in the sequence already opens nothing.
  if ((word === undefined || now.place.has(word)) && replies.length === (trail.replies?.length ?? 0)) {
    const next = now.stops[place + 1];
    return sameSequence(form, trailAt(next?.id ?? at, replies, !next), skip, now);
  }
  const told = word === undefined ? replies : [...replies, [at, word] as const];
  const next = sequenceOf(form, trailAt(at, told, true), skip).stops[place + 1];
  if (!next) return trailAt(at, replies, true);
  return trailAt(next.id, next.first && next.branch === at ? told : replies);
}

/** Where the chosen choice leads, of one or of many: the first that says so. */
function chosenNext(screen: DynamicScreen | undefined, answers: Answers): string | undefined {
  for (const { key_name: key, settings } of screen?.fields ?? []) {
    const choices = settings?.choices;
    if (!choices?.some((choice) => choice.next_screen_id)) continue;
    const chosen = [answers[nameOf(key)]].flat();
    const next = chosen.map((value) => choices.find((choice) => choice.value === value)?.next_screen_id).find((id) => typeof id === 'string');
    if (typeof next === 'string') return next;
  }
  return undefined;
}

/**
 * Back (SV-035, C-02): the screen before, blanked; what was typed on the screen left is dropped. What that screen
 * opened is forgotten, so a branch left by its first screen is gone with all its answers (SV-036). An answer that an
 * earlier screen asks as well stays.
 */
export function backward(form: DynamicForm, trail: Trail, answers: Answers, skip: readonly string[]): { readonly trail: Trail; readonly answers: Answers } | undefined {
  const { stops, place } = sequenceOf(form, trail, skip);
  const at = trail.at === undefined ? undefined : place.get(trail.at);
  const here = at === undefined ? undefined : stops[at];
  const before = at === undefined ? undefined : stops[at - 1];
  if (at === undefined || !here || !before) return undefined;
  const earlier = new Set(stops.slice(0, at - 1).map(({ id }) => id));
  const arrived = trailAt(before.id, (trail.replies ?? []).filter(([screen]) => earlier.has(screen)));
  const left = sequenceOf(form, arrived, skip).place;
  const blanked = [before, here, ...stops.slice(at + 1).filter(({ id }) => !left.has(id))].flatMap(({ screen }) => namesOf(screen));
  const kept = new Set(stops.slice(0, at - 1).flatMap(({ screen }) => namesOf(screen)));
  return { trail: arrived, answers: omit(answers, blanked.filter((name) => !kept.has(name))) };
}
