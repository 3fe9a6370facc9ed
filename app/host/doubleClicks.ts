import { useLayoutEffect, useRef, type RefObject } from 'react';

interface ClickFilter {
  readonly setPlace: (place: string) => void;
  readonly stop: () => void;
}

/** Native listeners: React's handlers would run after the pressed element's own. */
function filterClicks(area: HTMLElement, first: string): ClickFilter {
  const stopped = new AbortController();
  let place = first;
  let pointerDownAt = first;
  /** Where the first click of a double click began, or something was answered since. */
  let firstClickAt = first;
  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void =>
    area.addEventListener(name, listener, { capture: true, signal: stopped.signal });
  listen('input', () => { firstClickAt = place; });
  listen('pointerdown', () => { pointerDownAt = place; });
  listen('mousedown', ({ detail }) => { if (detail < 2) firstClickAt = place; });
  listen('click', (event) => {
    const isByKey = event.detail === 0;
    if (isByKey || (pointerDownAt === place && (event.detail < 2 || firstClickAt === place))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { setPlace: (next) => { place = next; }, stop: () => stopped.abort() };
}

/**
 * I01: ignores a click that began on the place before, and the second half of a double click whose first half was there: a button
 * may be at the same spot on both. If something was answered between the two clicks, the second one counts.
 */
export function useDoubleClickFilter(place: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const filter = useRef<ClickFilter>(undefined);
  const first = useRef(place);
  useLayoutEffect(() => {
    filter.current = area.current ? filterClicks(area.current, first.current) : undefined;
    return filter.current?.stop;
  }, []);
  useLayoutEffect(() => filter.current?.setPlace(place), [place]);
  return area;
}
