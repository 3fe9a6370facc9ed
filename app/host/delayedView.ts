import { toObserver, type Observer, type Subscribable } from 'xstate';
import type { View } from '#engine';

/**
 * A busy state that ends sooner is not drawn, so that nothing flickers. The machine ignores presses from the first one on all the same.
 * Milliseconds.
 */
const busyDelay = 60;

/**
 * The view that is drawn: the machine's own, with a busy state once it has lasted a moment. It is read as a machine is, by
 * `useSelector` of @xstate/react.
 */
export interface DelayedView extends Subscribable<View> {
  readonly getSnapshot: () => View;
}
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
  const observers = new Set<Observer<View>>();
  const show = (): void => {
    clearTimeout(timer);
    timer = undefined;
    shown = source.view();
    for (const { next } of observers) next?.(shown);
  };
  source.subscribe(() => {
    if (!startsWaiting(shown, source.view())) show();
    else timer ??= setTimeout(show, busyDelay);
  });
  return {
    getSnapshot: () => shown,
    subscribe: (listener: Observer<View> | ((view: View) => void)) => {
      const observer = toObserver(listener);
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
  };
}
