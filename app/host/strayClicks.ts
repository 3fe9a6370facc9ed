import { useRef, type MouseEvent } from 'react';

interface Handlers { readonly onInputCapture: () => void; readonly onMouseDownCapture: (event: MouseEvent) => void; readonly onClickCapture: (event: MouseEvent) => void }

/** I01: the second half of a double click, whose first half was on the place before, neither answers nor presses anything here. Who has answered in between means the second one too. */
export function useStrayClicks(place: string): Handlers {
  const begun = useRef(place);
  return {
    onInputCapture: () => { begun.current = place; },
    onMouseDownCapture: ({ detail }) => { if (detail < 2) begun.current = place; },
    onClickCapture: (event) => {
      if (event.detail < 2 || begun.current === place) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
