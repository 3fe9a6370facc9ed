let isPressed = false;
let waiting: readonly (() => void)[] = [];

/**
 * A message that appears when a field is left moves what stands below it. When the field is left by pressing a button there, the button
 * would be gone from under the pointer before it is released, and the press would be lost: such work waits for the release.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting = [...waiting, work];
  else work();
}

/** Follows the pointer while a form shows; returns how to stop. */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const release = (): void => {
    isPressed = false;
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  };
  const options = { capture: true, passive: true, signal: stop.signal };
  document.addEventListener('pointerdown', () => { isPressed = true; }, options);
  // The click comes with the release, before the next task.
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, () => setTimeout(release), options);
  return () => {
    stop.abort();
    release();
  };
}
