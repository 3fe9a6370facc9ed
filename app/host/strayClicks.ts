import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Presses {
  readonly at: (place: string) => void;
  readonly stop: () => void;
}

/** Listeners of the page's own: React would make an event of its own of each press, before anything that was pressed hears of it. */
function watch(area: HTMLElement): Presses {
  const stopped = new AbortController();
  let place: string | undefined;
  let pressed: string | undefined;
  let begun: string | undefined;
  const hear = <Name extends keyof HTMLElementEventMap>(name: Name, told: (event: HTMLElementEventMap[Name]) => void): void =>
    area.addEventListener(name, told, { capture: true, signal: stopped.signal });
  hear('input', () => { begun = place; });
  hear('pointerdown', () => { pressed = place; });
  hear('mousedown', ({ detail }) => { if (detail < 2) begun = place; });
  hear('click', (event) => {
    if (event.detail === 0 || (pressed === place && (event.detail < 2 || begun === place))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const at = (now: string): void => {
    // Nothing can have begun before the first place.
    if (place === undefined) pressed = begun = now;
    place = now;
  };
  return { at, stop: () => stopped.abort() };
}

/**
 * I01: a press that began on the place before, and the second half of a double click whose first half was there, neither answers nor
 * presses anything in this area: a button may be the same on both. Who has answered in between means the second half too. A key's click has no detail.
 */
export function useStrayClicks(place: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const presses = useRef<Presses>(undefined);
  useLayoutEffect(() => {
    const watched = area.current ? watch(area.current) : undefined;
    presses.current = watched;
    return watched?.stop;
  }, []);
  useLayoutEffect(() => presses.current?.at(place), [place]);
  return area;
}
