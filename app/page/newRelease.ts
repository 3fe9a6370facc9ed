import { askForPage } from './connection';

/** A page that is younger has just been loaded anew: where processes of two releases answer in turn, it would be loaded without end. */
const youngest = 10_000;
/** The errors of parts that could not be fetched. */
const missed = new WeakSet<object>();
/** Calls hand no such error on: of theirs only this is known. */
let isAnyMissed = false;

/** `error` says that a part of the page could not be fetched. */
export function markMissed(error: object): void {
  missed.add(error);
  isAnyMissed = true;
}
/** The modules of the build: Vite tells of each that cannot be fetched. */
export const watchParts = (window: Window): void => window.addEventListener('vite:preloadError', ({ payload }) => markMissed(payload));

/** Does a page fail because a part of it could not be fetched? Most likely the network is gone. */
export const isMissedPart = (error: unknown): boolean => typeof error === 'object' && error !== null && missed.has(error);

/**
 * For a page that cannot go on: after a release the parts of an older page may be gone, and asking for them again does not help. Then the
 * page is loaded anew, with the answers that are stored. Not where the network is gone, or the release is the same.
 */
export async function loadNewRelease(window: Window): Promise<void> {
  if (!isAnyMissed || window.performance.now() < youngest) return;
  const own = window.document.querySelector('script[type=module][src]')?.getAttribute('src');
  const page = await askForPage(window);
  if (own && page !== undefined && !page.includes(own)) window.location.reload();
}

/**
 * For a part that was tried again, and failed again: some browsers remember that a module failed, and only a new page forgets it. Not where
 * the network is gone.
 */
export async function loadPageAgain(window: Window): Promise<void> {
  if (await askForPage(window) !== undefined) window.location.reload();
}
