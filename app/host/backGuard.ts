/** Hears of Back and Forward before the router does; true when it took the press for itself. */
type Listener = () => boolean;
let first: Listener | undefined;

function onPop(event: PopStateEvent): void {
  if (first?.()) event.stopImmediatePropagation();
}

/** Watches the browser's Back. Called before the router exists: listeners of the window hear of a press in the order they came. */
export const watchBack = (): void => window.addEventListener('popstate', onPop);

/** From now on `listener` is asked first; returns how to stop. The latest one counts. */
export function hearFirst(listener: Listener): () => void {
  first = listener;
  return () => { if (first === listener) first = undefined; };
}
