/** Does something when the page has nothing else to do, a second from now at the latest; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  const later = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (!later) {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const id = later(work, { timeout: 1_000 });
  return () => window.cancelIdleCallback(id);
}
