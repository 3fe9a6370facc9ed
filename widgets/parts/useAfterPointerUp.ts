import { useEffect, useState } from 'react';

/** Milliseconds: the click of a touch comes in a later task than its pointerup. */
const touchClickDelay = 350;

function createPointerWatch(isBeforeAnswer: boolean) {
  let isDown = false;
  let pending: readonly (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    const works = pending;
    clearTimeout(timer);
    isDown = false;
    pending = [];
    for (const work of works) work();
  };
  const releaseIn = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(release, delay);
  };
  const listeners = {
    pointerdown() {
      clearTimeout(timer);
      isDown = true;
    },
    // The click of a mouse comes before the next task.
    pointerup: (event: Event) => releaseIn((event as PointerEvent).pointerType === 'mouse' ? 0 : touchClickDelay),
    click: () => (isBeforeAnswer ? release() : releaseIn(0)),
    pointercancel: () => releaseIn(0),
  };
  return {
    after(work: () => void): void {
      if (isDown) pending = [...pending, work];
      else work();
    },
    start(): () => void {
      const stop = new AbortController();
      const options = { capture: true, passive: true, signal: stop.signal };
      for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, options);
      return () => {
        stop.abort();
        clearTimeout(timer);
        isDown = false;
        pending = [];
      };
    },
  };
}

/**
 * Returns a function that runs its argument when no pointer is down. A message that appears on blur moves the button that was pressed:
 * the button would be gone from under the pointer, and the click would be lost. With `isBeforeAnswer` it runs as soon as the click has
 * found its target, before anything answers it: what closes makes room for what opens.
 */
export function useAfterPointerUp({ isBeforeAnswer = false } = {}): (work: () => void) => void {
  const [watch] = useState(() => createPointerWatch(isBeforeAnswer));
  useEffect(() => watch.start(), [watch]);
  return watch.after;
}
