import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface FocusOwner {
  /** A new place is drawn: its heading takes the focus, is read once, and the page shows its top (WCAG 2.4.3, AS-006). */
  readonly showPlace: () => void;
  /** A new place is on its way: the page shows its top already, so that nothing moves when it comes (quality 7: 15). */
  readonly awaitPlace: () => void;
  /** A focus that was lost returns to the last control, or to the heading where that control is gone (quality section 2, I26). */
  readonly returnFocus: () => void;
  /** A dialog that is a place of its own is left: the next place is the one before, and its control has the focus again. */
  readonly leaveDialog: () => void;
  /** The control of an event is the last control; in a dialog until that is closed. */
  readonly remember: (event: Event) => void;
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Without scrolling: whoever moves the focus decides what is in view. */
const focus = (element: Element | null): void => { if (element instanceof HTMLElement) element.focus({ preventScroll: true }); };
const heading = (): Element | null => document.querySelector('main h1');
/** The control itself, or the one that was drawn anew in its stead. */
const drawn = (control: Element): Element | null =>
  (control.isConnected ? control : control.id === '' ? null : document.getElementById(control.id));
const isUsable = (element: Element): boolean => element.closest('[inert], [aria-hidden=true]') === null;
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function createFocusOwner(): FocusOwner {
  let onPage: Element | null = null;
  /** The last one first: those of a message are gone with it, and the dialog below it has its own. */
  let inDialogs: readonly Element[] = [];
  const lastControl = (): Element | null =>
    inDialogs.find((control) => control.isConnected && isUsable(control)) ?? (onPage && drawn(onPage)) ?? heading();
  let isLeavingDialog = false;
  // The browser itself has shown the first page: there the focus stays where it is.
  let isFirstPage = true;
  return {
    showPlace() {
      if (isLeavingDialog) {
        focus(lastControl());
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      } else if (!isFirstPage) {
        focus(heading());
        window.scrollTo(0, 0);
      }
      isFirstPage = false;
      isLeavingDialog = false;
    },
    awaitPlace() {
      if (!isFirstPage) window.scrollTo(0, 0);
    },
    returnFocus() {
      if (isNowhere()) focus(lastControl());
    },
    leaveDialog() { isLeavingDialog = true; },
    remember({ target }) {
      const control = target instanceof Element ? target.closest(focusable) : null;
      if (!control) return;
      const isInDialog = control.closest('[role=dialog], dialog') !== null;
      inDialogs = isInDialog ? [control, ...inDialogs.filter((other) => other !== control && other.isConnected)] : [];
      if (!isInDialog) onPage = control;
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

/** Stands beside what is shown in place of a content that loads. */
export function TopOfPage() {
  const owner = useFocusOwner();
  useLayoutEffect(() => owner.awaitPlace(), [owner]);
  return null;
}

/** For a dialog that closes, and for a control that has gone with what it stood for. */
export const useReturnFocus = (): (() => void) => useFocusOwner().returnFocus;
/** For a dialog that is a place of its own. */
export const useLeaveDialog = (): (() => void) => useFocusOwner().leaveDialog;

/** For a page that was covered or busy and no longer is. */
export function useFocusAfterCover(isCovered: boolean): void {
  const owner = useFocusOwner();
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) owner.returnFocus();
    wasCovered.current = isCovered;
  }, [isCovered, owner]);
}
