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

/** A finger's click follows its release in a task of its own; when none has come by then, none will. Milliseconds. */
const patience = 350;
let timer: ReturnType<typeof setTimeout> | undefined;
const release = (): void => {
  clearTimeout(timer);
  isPressed = false;
  const works = waiting;
  waiting = [];
  for (const work of works) work();
};
const releaseIn = (ms: number): void => {
  clearTimeout(timer);
  timer = setTimeout(release, ms);
};
const presses = Object.entries<(event: Event) => void>({
  pointerdown: () => {
    clearTimeout(timer);
    isPressed = true;
  },
  // A mouse's click comes with the release, before the next task.
  pointerup: (event) => releaseIn((event as PointerEvent).pointerType === 'mouse' ? 0 : patience),
  click: () => releaseIn(0),
  pointercancel: () => releaseIn(0),
});
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
