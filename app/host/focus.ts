import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { FlowEvent, View } from '#engine';
import { afterPaint } from '../bootstrap/afterPaint';
import type { FlowInUse } from './inUse';
import { stopKey } from './place';

/** No scroll: the top is shown, not the heading's line. */
const focus = (element: Element | null | undefined): void => { if (element instanceof HTMLElement) element.focus({ preventScroll: true }); };
const heading = (): Element | null => document.querySelector('main h1');

/** Does a message lie over the step? A refused card is told beside the card (PY-021), with nothing over it. */
export const isMessage = ({ modal, fault }: Pick<View, 'modal' | 'fault'>): boolean => modal !== undefined || (fault !== undefined && fault.code !== 'card_error');

/** Sends events, and remembers what was pressed: that is where the focus returns when nothing came of it. */
export function useSend({ run }: FlowInUse, before: () => void): { readonly send: (event: FlowEvent) => void; readonly pressed: RefObject<Element | null> } {
  const pressed = useRef<Element | null>(null);
  const send = useCallback((event: FlowEvent) => {
    if (event.type !== 'CHANGE' && event.type !== 'DISMISS') pressed.current = document.activeElement;
    // The place that shows has its entry before the next one does.
    if (event.type !== 'CHANGE') before();
    afterPaint.now();
    run.send(event);
  }, [run, before]);
  return { send, pressed };
}

/** A call or a message is over and the step is the same: the pressed control has the focus again (quality.md section 2, I26). */
export function useFocusReturn(view: View, pressed: RefObject<Element | null>): void {
  const covered = view.busy || isMessage(view);
  const place = stopKey(view);
  const was = useRef({ covered, place });
  useEffect(() => {
    const { covered: before, place: left } = was.current;
    was.current = { covered, place };
    if (!before || covered || left !== place) return undefined;
    // After the dialog has put the focus where it thinks best.
    const timer = setTimeout(() => {
      const control = pressed.current;
      if (document.activeElement === document.body || document.activeElement === null) focus(control?.isConnected && control !== document.body ? control : heading());
    });
    return () => clearTimeout(timer);
  }, [covered, place, pressed]);
}

function arrive(): void {
  const words = heading();
  if (words instanceof HTMLElement && words === document.activeElement) readAgain(words);
  else focus(words);
  window.scrollTo(0, 0);
}
/** The browser's Back, pressed while the heading of the question before has the focus: other words in it are read only when it is come to anew. */
function readAgain(words: HTMLElement): void {
  words.blur();
  afterPaint(() => { if (document.activeElement === document.body) focus(words); });
}
let isFirstPage = true;
/** A new place is in the document: its heading takes the focus and is read once (WCAG 2.4.3), its top is in view (AS-006). Not on the page's own first load. */
export function Arrived({ at }: { readonly at: string }) {
  useEffect(() => {
    // Before the picture, but after everybody who watches the document has heard of the place: to focus is to lay out the whole page.
    if (!isFirstPage) queueMicrotask(arrive);
    isFirstPage = false;
  }, [at]);
  return null;
}
