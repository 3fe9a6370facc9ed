import type { View } from '#engine';

/**
 * A busy state that ends sooner is not drawn, so that nothing flickers. The machine ignores presses from the first one on all the same.
 * Milliseconds.
 */
const busyDelay = 60;

/** The view that is drawn: the machine's own, with a busy state once it has lasted a moment. */
export interface DelayedView {
  readonly getSnapshot: () => View;
  readonly subscribe: (observer: Observer) => { readonly unsubscribe: () => void };
}
interface Observer { readonly next: () => void }
interface Source { view(): View; subscribe(listener: () => void): () => void }

/** A place as text: the step, and in a survey its screen. */
export const screenKey = ({ step, stop }: Pick<View, 'step' | 'stop'>): string => (stop ? `${step}#${stop.id}` : step);

const startsWaiting = (shown: View, next: View): boolean =>
  next.busy &&
  !next.refreshing &&
  !shown.busy &&
  shown.modal === undefined &&
  shown.fault === undefined &&
  screenKey(shown) === screenKey(next);

export function createDelayedView(source: Source): DelayedView {
  let shown = source.view();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observers = new Set<Observer>();
  const show = (): void => {
    clearTimeout(timer);
    timer = undefined;
    shown = source.view();
    for (const { next } of observers) next();
  };
  source.subscribe(() => {
    if (!startsWaiting(shown, source.view())) show();
    else timer ??= setTimeout(show, busyDelay);
  });
  return {
    getSnapshot: () => shown,
    subscribe: (observer) => {
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
  };
}
