import { whenIdle } from '../parts/whenIdle';

/** Work that the visitor does not wait for: it follows the next picture, in the order it was asked for. */
export interface AfterPaint {
  (work: () => void): void;
  /** Does now what still waits: somebody may look at its result. */
  readonly now: () => void;
}

/** `soon` calls back when the picture is on the screen. */
export function createAfterPaint(soon: (ready: () => void) => void): AfterPaint {
  let waiting: readonly (() => void)[] = [];
  const now = (): void => {
    // One may leave another behind: whoever asks for now must find nothing waiting.
    for (let works = waiting; works.length > 0; works = waiting) {
      waiting = [];
      for (const work of works) try { work(); } catch (error) { reportError(error); }
    }
  };
  const later = (work: () => void): void => {
    waiting = [...waiting, work];
    if (waiting.length === 1) soon(now);
  };
  return Object.assign(later, { now });
}

/** A frame that nobody sees is drawn late or never: in a hidden tab, in a partner's frame out of view. */
const patience = 100;
function whenPainted(ready: () => void): void {
  const timer = setTimeout(ready, patience);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(ready);
  });
}

/** The page's own. */
export const afterPaint = createAfterPaint(whenPainted);

/** What nobody looks at before the page goes: answers are stored when there is nothing else to do, a moment from now at the latest. */
export const atLeisure = createAfterPaint((ready) => { whenIdle(ready, 300); });

/** Before the visitor can press anything else, and before the page goes. */
const looks = ['keydown', 'pointerdown'] as const;
const ends = ['pagehide', 'visibilitychange'] as const;
export function watchLooks(page: Window): void {
  for (const look of looks) page.addEventListener(look, afterPaint.now, { capture: true });
  // What is stored at leisure is written after the picture.
  for (const end of ends) page.addEventListener(end, () => { atLeisure.now(); afterPaint.now(); }, { capture: true });
}
