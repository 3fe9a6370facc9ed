import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What the control says that had the focus in the frame before. */
let left: string | undefined;

/** A frame gives way to another when a page's content arrives: the control around the content that has the focus has it in the next one too (WCAG 2.4.3). */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = frame.current;
    if (left !== undefined) [...here?.querySelectorAll<HTMLElement>('a, button') ?? []].find(({ textContent }) => textContent === left)?.focus();
    return () => {
      const focused = document.activeElement;
      left = here?.contains(focused) && !focused?.closest('main') ? focused?.textContent : undefined;
    };
  }, []);
  return frame;
}
