/** What keeps the visitor where they are when they go back: true when it took the press for itself. */
type Guard = (from: string) => boolean;
let guard: { readonly address: string; readonly hold: Guard } | undefined;

/**
 * The browser has already moved when it tells us. A held press is undone by putting our address on top again, before the router
 * hears of it: an open modal closes first (I26), a purchase is not left while it runs.
 */
function onPop(event: PopStateEvent): void {
  if (!guard) return;
  const { address, hold } = guard;
  const from = window.location.pathname;
  if (from + window.location.search === address || !hold(from)) return;
  event.stopImmediatePropagation();
  window.history.pushState({ before: from }, '', address);
}

/** Watches the browser's Back. Called before the router exists: listeners of the window hear of a press in the order they came. */
export const watchBack = (): void => window.addEventListener('popstate', onPop);

/** From now on `hold` is asked first; returns how to stop. The latest guard counts. */
export function holdBack(address: string, hold: Guard): () => void {
  const mine = { address, hold };
  guard = mine;
  return () => { if (guard === mine) guard = undefined; };
}
