import type { View } from '#engine';
import { stopKey } from './place';

/** A call that is answered sooner than this is not worth a word: the page goes on at once, and nothing flickers. Milliseconds. */
const unnoticed = 60;

/** What is shown of a run: a busy state is drawn when it has lasted a moment. The machine is deaf from the first press on, whatever is drawn. */
export interface Calm { readonly getSnapshot: () => View; readonly subscribe: (observer: Observer) => { readonly unsubscribe: () => void } }
interface Observer { readonly next: () => void }
interface Source { view(): View; subscribe(listener: () => void): () => void }

/** Does `next` only say that what was pressed is being carried out? */
const onlyWaits = (shown: View, next: View): boolean =>
  next.busy && !next.refreshing && !shown.busy && shown.modal === undefined && shown.fault === undefined && stopKey(shown) === stopKey(next);

export function createCalm(source: Source): Calm {
  let shown = source.view();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observers = new Set<Observer>();
  let stop: (() => void) | undefined;
  const show = (): void => {
    clearTimeout(timer);
    timer = undefined;
    shown = source.view();
    for (const { next } of observers) next();
  };
  const hear = (): void => {
    if (!onlyWaits(shown, source.view())) show();
    else timer ??= setTimeout(show, unnoticed);
  };
  return {
    getSnapshot: () => {
      // Nobody listens yet, or no longer: then it is simply what is.
      if (!stop && !onlyWaits(shown, source.view())) shown = source.view();
      return shown;
    },
    subscribe: (observer) => {
      observers.add(observer);
      if (!stop) {
        stop = source.subscribe(hear);
        // What was told after the last drawing and before anybody listened: nobody will tell it again.
        if (source.view() !== shown) hear();
      }
      return { unsubscribe: () => {
        observers.delete(observer);
        if (observers.size > 0) return;
        stop?.();
        stop = undefined;
        clearTimeout(timer);
        timer = undefined;
      } };
    },
  };
}
