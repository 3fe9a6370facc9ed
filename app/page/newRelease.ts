/** A page that is younger has just been loaded anew: where processes of two releases answer in turn, it would be loaded without end. */
const youngest = 10_000;
let isPartMissing = false;

/** A part of the page could not be fetched. */
export const missPart = (): void => { isPartMissing = true; };
/** Vite tells of modules. */
export const watchParts = (window: Window): void => window.addEventListener('vite:preloadError', missPart);

/**
 * For a page that cannot go on: after a release the parts of an older page may be gone, and asking for them again does not help. Then the
 * page is loaded anew, with the answers that are stored. Not where the network is gone, or the release is the same.
 */
export async function loadNewRelease(window: Window): Promise<void> {
  const own = window.document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!isPartMissing || !own || window.performance.now() < youngest) return;
  const answer = await window.fetch(window.location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !(await answer.text()).includes(own)) window.location.reload();
}
