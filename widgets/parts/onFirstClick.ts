import type { MouseEvent } from 'react';

/** For a press that takes something away: what moves up to its place is not taken away by the second half of a double click (I01). */
export const onFirstClick = (press: (event: MouseEvent) => void) => (event: MouseEvent): void => { if (event.detail < 2) press(event); };
/** Nor does it take the focus, which has gone elsewhere meanwhile. */
export const onFirstDown = (event: MouseEvent): void => { if (event.detail > 1) event.preventDefault(); };
