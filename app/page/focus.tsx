import { createContext, use, useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react';

interface FocusState {
  /** The control outside dialogs that was last focused or clicked (Safari does not focus a clicked button). */
  lastControl: Element | null;
  /** The browser itself has shown the first page: its heading does not take the focus. */
  hasShownPage: boolean;
}
const FocusContext = createContext<RefObject<FocusState> | undefined>(undefined);

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Without scrolling: whoever moves the focus decides what is in view. */
const focus = (element: Element | null): void => { if (element instanceof HTMLElement) element.focus({ preventScroll: true }); };
const heading = (): Element | null => document.querySelector('main h1');
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The one owner of the focus: after a step, a call and a dialog it goes where the functions below say (WCAG 2.4.3). */
export function FocusOwner({ children }: { readonly children: ReactNode }) {
  const state = useRef<FocusState>({ lastControl: null, hasShownPage: false });
  useEffect(() => {
    const stopped = new AbortController();
    const remember = ({ target }: Event): void => {
      const control = target instanceof Element ? target.closest(focusable) : null;
      if (control && !control.closest('[role=dialog]')) state.current.lastControl = control;
    };
    for (const event of ['focusin', 'click']) document.addEventListener(event, remember, { capture: true, signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return <FocusContext value={state}>{children}</FocusContext>;
}
function useFocusState(): RefObject<FocusState> {
  const state = use(FocusContext);
  if (!state) throw new Error('The page needs a FocusOwner (app/App.tsx).');
  return state;
}

/** A new place is drawn: its heading takes the focus, is read once, and the page shows its top (AS-006). */
export function HeadingFocus({ at }: { readonly at: string }) {
  const state = useFocusState();
  useEffect(() => {
    if (state.current.hasShownPage) {
      focus(heading());
      window.scrollTo(0, 0);
    }
    state.current.hasShownPage = true;
  }, [at, state]);
  return null;
}

/** Puts a focus that was lost back to the last control, or to the heading where that control is gone (quality.md section 2, I26). */
export function useReturnFocus(): () => void {
  const state = useFocusState();
  return useCallback(() => {
    const { lastControl } = state.current;
    if (isNowhere()) focus(lastControl?.isConnected ? lastControl : heading());
  }, [state]);
}

/** What covered the page is gone, and with it the focus. */
export function useFocusAfterCover(isCovered: boolean): void {
  const returnFocus = useReturnFocus();
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) returnFocus();
    wasCovered.current = isCovered;
  }, [isCovered, returnFocus]);
}
