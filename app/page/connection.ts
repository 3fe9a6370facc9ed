/** Milliseconds between two looks whether the shop answers. */
const pause = 1000;

/** Resolves when the browser says that it is online, and the shop answers: a browser says so before its line carries anything. */
export async function connectionReturns(window: Window): Promise<void> {
  await new Promise<void>((resolve) => { window.addEventListener('online', () => resolve(), { once: true }); });
  while (await askForPage(window) === undefined) await new Promise((resolve) => { setTimeout(resolve, pause); });
}

/** The page as it would be loaded now; undefined where nobody answers. */
export async function askForPage(window: Window): Promise<string | undefined> {
  const answer = await window.fetch(window.location.href, { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
