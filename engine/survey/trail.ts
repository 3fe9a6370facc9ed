import { namesOf, omit, type Answers } from './answers';
import { nameOf } from './names';
import { nowhere, sequenceOf } from './sequence';
import type { DynamicForm, DynamicScreen, Trail } from './types';

type Reply = readonly [screen: string, next: string];
const trailAt = (at: string, replies: readonly Reply[], ended = false): Trail =>
  ({ at, ...(replies.length > 0 ? { replies } : {}), ...(ended ? { ended: true as const } : {}) });

/** The trail at the first screen; without a screen when all are skipped (S-07). */
export function startOf(form: DynamicForm, skip: readonly string[]): Trail {
  const first = sequenceOf(form, nowhere, skip).stops[0];
  return first ? { at: first.id } : {};
}

/**
 * Next (SV-034). The server's reply says where to go, else the chosen choice does (S-01). A reply that opens a branch is
 * kept: the way back must not depend on answers that another screen may ask again.
 */
export function forward(form: DynamicForm, trail: Trail, answers: Answers, reply: string | undefined, skip: readonly string[]): Trail {
  const { at } = trail;
  const now = sequenceOf(form, trail, skip);
  const place = at === undefined ? undefined : now.place.get(at);
  if (at === undefined || place === undefined) return now.stops.length === 0 ? { ended: true } : startOf(form, skip);
  const others = (trail.replies ?? []).filter(([screen]) => screen !== at);
  const target = reply ?? chosenNext(now.stops[place]?.screen, answers);
  const replies = target === undefined ? others : [...others, [at, target] as const];
  const next = sequenceOf(form, trailAt(at, replies, true), skip).stops[place + 1];
  if (!next) return trailAt(at, others, true);
  // A target that is in the sequence already opens no branch.
  return trailAt(next.id, next.first && next.branch === at ? replies : others);
}

/** Where the first chosen choice with a `next_screen_id` leads. */
function chosenNext(screen: DynamicScreen | undefined, answers: Answers): string | undefined {
  for (const { key_name: key, settings } of screen?.fields ?? []) {
    const choices = settings?.choices;
    if (!choices?.some((choice) => choice.next_screen_id)) continue;
    const chosen = [answers[nameOf(key)]].flat();
    const next = chosen.map((value) => choices.find((choice) => choice.value === value)?.next_screen_id)
      .find((id) => typeof id === 'string');
    if (typeof next === 'string') return next;
  }
  return undefined;
}

/**
 * Back (SV-035, C-02): to the screen before, blanked. What was typed on the screen left is dropped. A branch that the
 * screen before had opened is removed with all its answers (SV-036). An answer that an earlier screen asks too stays.
 */
export function backward(
  form: DynamicForm, trail: Trail, answers: Answers, skip: readonly string[]
): { readonly trail: Trail; readonly answers: Answers } | undefined {
  const { stops, place } = sequenceOf(form, trail, skip);
  const at = trail.at === undefined ? undefined : place.get(trail.at);
  const here = at === undefined ? undefined : stops[at];
  const before = at === undefined ? undefined : stops[at - 1];
  if (at === undefined || !here || !before) return undefined;
  const earlier = stops.slice(0, at - 1);
  const earlierIds = new Set(earlier.map(({ id }) => id));
  const arrived = trailAt(before.id, (trail.replies ?? []).filter(([screen]) => earlierIds.has(screen)));
  const remaining = sequenceOf(form, arrived, skip).place;
  const removed = stops.slice(at + 1).filter(({ id }) => !remaining.has(id));
  const blanked = [before, here, ...removed].flatMap(({ screen }) => namesOf(screen));
  const kept = new Set(earlier.flatMap(({ screen }) => namesOf(screen)));
  return { trail: arrived, answers: omit(answers, blanked.filter((name) => !kept.has(name))) };
}
