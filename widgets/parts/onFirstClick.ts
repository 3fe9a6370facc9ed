import type { MouseEvent } from 'react';

/**
 * For a press that takes something away, or opens and closes: the second half of a double click does not take away what moves up to its
 * place, nor close what the first has opened (I01).
 */
export const onFirstClick = (press: (event: MouseEvent) => void) => (event: MouseEvent): void => { if (event.detail < 2) press(event); };
/** It does not take the focus either, which has gone elsewhere meanwhile. */
export const onFirstDown = (event: MouseEvent): void => { if (event.detail > 1) event.preventDefault(); };
