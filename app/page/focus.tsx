import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';

interface FocusOwner {
  /** A new place is drawn: its heading takes the focus, is read once, and the page shows its top (WCAG 2.4.3, AS-006). */
  readonly showPlace: () => void;
  /** A focus that was lost returns to the last control, or to the heading where that control is gone (quality.md section 2, I26). */
  readonly returnFocus: () => void;
  /** The control of an event outside dialogs is the last control. */
  readonly remember: (event: Event) => void;
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Without scrolling: whoever moves the focus decides what is in view. */
const focus = (element: Element | null): void => { if (element instanceof HTMLElement) element.focus({ preventScroll: true }); };
const heading = (): Element | null => document.querySelector('main h1');
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function createFocusOwner(): FocusOwner {
  let lastControl: Element | null = null;
  // The browser itself has shown the first page: there the focus stays where it is.
  let isFirstPage = true;
  return {
    showPlace() {
      if (!isFirstPage) {
        focus(heading());
        window.scrollTo(0, 0);
      }
      isFirstPage = false;
    },
    returnFocus() {
      if (isNowhere()) focus(lastControl?.isConnected ? lastControl : heading());
    },
    remember({ target }) {
      const control = target instanceof Element ? target.closest(focusable) : null;
      if (control && !control.closest('[role=dialog]')) lastControl = control;
    },
  };
}

const FocusContext = createContext<FocusOwner | undefined>(undefined);

/** The one owner of the focus, around all pages: it decides where the focus goes after a step, a call and a dialog. */
export function FocusProvider({ children }: { readonly children: ReactNode }) {
  const [owner] = useState(createFocusOwner);
  useEffect(() => {
    const stopped = new AbortController();
    // Safari does not focus a button that is clicked.
    for (const event of ['focusin', 'click']) document.addEventListener(event, owner.remember, { capture: true, signal: stopped.signal });
    return () => stopped.abort();
  }, [owner]);
  return <FocusContext value={owner}>{children}</FocusContext>;
}
function useFocusOwner(): FocusOwner {
  const owner = use(FocusContext);
  if (!owner) throw new Error('The page needs a FocusProvider (app/App.tsx).');
  return owner;
}

/** Stands beside the content of a place, so that it is drawn when the content is. */
export function HeadingFocus({ at }: { readonly at: string }) {
  const owner = useFocusOwner();
  useEffect(() => owner.showPlace(), [at, owner]);
  return null;
}

/** For a dialog that closes. */
export const useReturnFocus = (): (() => void) => useFocusOwner().returnFocus;

/** For a page that was covered or busy and no longer is. */
export function useFocusAfterCover(isCovered: boolean): void {
  const owner = useFocusOwner();
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) owner.returnFocus();
    wasCovered.current = isCovered;
  }, [isCovered, owner]);
}
