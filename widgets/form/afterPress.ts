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

const release = (): void => {
  isPressed = false;
  const works = waiting;
  waiting = [];
  for (const work of works) work();
};
const press = (): void => { isPressed = true; };
// The click comes with the release, before the next task.
const releaseSoon = (): void => { setTimeout(release); };
const presses = Object.entries({ pointerdown: press, pointerup: releaseSoon, pointercancel: releaseSoon });
const options = { capture: true, passive: true };
let forms = 0;

/** Follows the pointer while forms show; returns how to stop. */
export function watchPresses(): () => void {
  forms += 1;
  if (forms === 1) for (const [name, hear] of presses) document.addEventListener(name, hear, options);
  return () => {
    forms -= 1;
    if (forms > 0) return;
    for (const [name, hear] of presses) document.removeEventListener(name, hear, options);
    release();
  };
}
