/** Does something when the page has nothing else to do, so many milliseconds from now at the latest; returns how to call it off. */
export function whenIdle(work: () => void, latest = 1_000): () => void {
  // Safari has no idle callbacks.
  const later = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (!later) {
    const timer = setTimeout(work, Math.min(latest, 300));
    return () => clearTimeout(timer);
  }
  const id = later(work, { timeout: latest });
  return () => window.cancelIdleCallback(id);
}
