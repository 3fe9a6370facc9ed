import { useRef, type MouseEvent } from 'react';

interface Handlers {
  readonly onInputCapture: () => void;
  readonly onPointerDownCapture: () => void;
  readonly onMouseDownCapture: (event: MouseEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * I01: a press that began on the place before, and the second half of a double click whose first half was there, neither answers nor
 * presses anything here: a button may be the same on both. Who has answered in between means the second half too. A key's click has no detail.
 */
export function useStrayClicks(place: string): Handlers {
  const pressed = useRef(place);
  const begun = useRef(place);
  return {
    onInputCapture: () => { begun.current = place; },
    onPointerDownCapture: () => { pressed.current = place; },
    onMouseDownCapture: ({ detail }) => { if (detail < 2) begun.current = place; },
    onClickCapture: (event) => {
      if (event.detail === 0 || (pressed.current === place && (event.detail < 2 || begun.current === place))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
