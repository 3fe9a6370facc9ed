/** Milliseconds between two looks whether the shop answers. */
const pause = 1000;

/**
 * Resolves when the shop answers again. Where it answers now, the line may be lost later: the browser says when it is online again, and
 * says so before its line carries anything.
 */
export async function connectionReturns(window: Window, signal?: AbortSignal): Promise<void> {
  const online = new Promise<void>((resolve) => { window.addEventListener('online', () => resolve(), { once: true, signal }); });
  if (!window.navigator.onLine || await askForPage(window) !== undefined) await online;
  while (!signal?.aborted && await askForPage(window) === undefined) await new Promise((resolve) => { setTimeout(resolve, pause); });
}

/** The page as it would be loaded now; undefined where nobody answers. */
export async function askForPage(window: Window): Promise<string | undefined> {
  try {
    const answer = await window.fetch(window.location.href, { cache: 'no-store' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
